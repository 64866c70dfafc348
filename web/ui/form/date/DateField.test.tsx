import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { onScreen } from '../../testing.ts'
import { DateField } from './DateField.tsx'

onScreen('desk')
const hand = userEvent.setup()
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due on' })
const value = () => screen.getByTestId('value').textContent

function Form({ at = '', min, max }: { at?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(at)
  return (
    <>
      <DateField label="Due on" value={day} onChange={setDay} min={min} max={max} />
      <output data-testid="value">{day}</output>
    </>
  )
}

it('keeps what is being typed, and writes it out when the field is left', async () => {
  render(<Form />)
  await hand.type(field(), '5.11.26')
  expect(field().value).toBe('5.11.26')
  expect(value()).toBe('2026-11-05')
  await hand.tab()
  expect(field().value).toBe('05/11/2026')
})

it('says what cannot be read once the field is left, and keeps it to be mended', async () => {
  render(<Form />)
  await hand.type(field(), '31/04/2026')
  expect(screen.queryByText('Write a day like 05/11/2026')).toBeNull()
  await hand.tab()
  expect(screen.getByText('Write a day like 05/11/2026')).toBeDefined()
  expect(field().value).toBe('31/04/2026')
  await hand.clear(field())
  await hand.type(field(), '30/04/2026')
  expect(value()).toBe('2026-04-30')
})

it('is picked from a month by the arrows, and never beyond its bounds', async () => {
  render(<Form at="2026-11-05" min="2026-11-03" max="2026-12-10" />)
  await hand.click(screen.getByRole('button', { name: 'Open the calendar' }))
  expect(await screen.findByRole('button', { name: '5 Nov 2026' })).toBe(document.activeElement)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2 Nov 2026' }).disabled).toBe(true)
  await hand.keyboard('{ArrowDown}{ArrowRight}{PageDown}{ArrowRight}')
  await hand.keyboard('{Enter}')
  expect(value()).toBe('2026-12-10')
  expect(field().value).toBe('10/12/2026')
})
