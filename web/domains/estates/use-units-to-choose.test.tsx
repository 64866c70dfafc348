import type { Unit } from '@gida/contract/domains/estates/unit'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { answerWith, openAlone } from '../../testing.tsx'
import { SelectField } from '../../ui/form/choice/SelectField.tsx'
import { onScreen } from '../../ui/testing.ts'
import { useUnitsToChoose } from './use-units-to-choose.ts'

onScreen('desk')
const hand = userEvent.setup()
const idOf = (number: number) => `01a20b9c-ac45-7d17-b322-455b841f0${String(number).padStart(3, '0')}`
const flat = (number: number) => ({ id: idOf(number), name: `Flat ${number}` }) as Unit
const FLATS = Array.from({ length: 120 }, (_, at) => flat(at + 1))

/** An office of 120 flats, a hundred a page. */
const office = () =>
  answerWith({
    'GET /onboarding/units': ({ query: { search = '' } }: { query: { search?: string } }) => {
      const found = FLATS.filter(({ name }) => name.includes(search))
      const pagination = {
        page: 1,
        limit: 100,
        total: found.length,
        totalPages: Math.ceil(found.length / 100),
      }
      return { data: found.slice(0, 100), pagination }
    },
    [`GET /onboarding/units/${idOf(118)}`]: flat(118),
  })

function Field({ begun = '' }: { begun?: string }) {
  const [unit, setUnit] = useState(begun)
  const { units, find } = useUnitsToChoose({}, unit)
  const options = units.map(({ id, name }) => ({ value: id, label: name }))
  return <SelectField aria-label="Unit" options={options} value={unit} onChange={setUnit} onType={find} />
}
const field = () => screen.findByPlaceholderText<HTMLInputElement>(/Type to find|Flat/)

it('finds a unit beyond the first hundred, and keeps it chosen', async () => {
  office()
  await openAlone(() => <Field />)
  await hand.type(await field(), 'Flat 115')
  await hand.click(await screen.findByRole('option', { name: 'Flat 115' }))
  expect((await field()).value).toBe('Flat 115')
  await hand.type(await field(), '7')
  await screen.findByRole('option', { name: 'Flat 7' })
  await hand.tab()
  expect((await screen.findByRole('status')).textContent).toContain('Flat 115 is still chosen')
})

it('names the one that an address brings, also where it is beyond the first hundred', async () => {
  office()
  await openAlone(() => <Field begun={idOf(118)} />)
  await expect.poll(async () => (await field()).value).toBe('Flat 118')
})
