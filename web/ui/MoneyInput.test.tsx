import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MoneyInput } from './MoneyInput.tsx'
import { onScreen } from './testing.ts'

function Amount({ onChange }: { onChange: (kobo: number | null) => void }) {
  const [kobo, setKobo] = useState<number | null>(null)
  return (
    <>
      <MoneyInput
        aria-label="Amount"
        value={kobo}
        onChange={(next) => {
          setKobo(next)
          onChange(next)
        }}
      />
      <button type="button" onClick={() => setKobo(143_000_000)}>
        All you owe
      </button>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })

describe('MoneyInput', () => {
  onScreen('desk')

  it.each([
    ['1,200,000.50', 120_000_050],
    ['1.2m', 120_000_000],
    ['250k', 25_000_000],
    ['₦50', 5_000],
  ])('reads %s', (text, kobo) => {
    const onChange = vi.fn()
    render(<Amount onChange={onChange} />)
    type(text)
    expect(onChange).toHaveBeenLastCalledWith(kobo)
  })

  it('leaves what is typed alone until the field is left, then writes it out', () => {
    render(<Amount onChange={() => {}} />)
    type('1.2m')
    expect(input().value).toBe('1.2m')
    fireEvent.blur(input())
    expect(input().value).toBe('1,200,000.00')
  })

  it('tells unreadable text from none, and keeps it to be mended', () => {
    const onChange = vi.fn()
    render(<Amount onChange={onChange} />)
    type('12')
    type('12..')
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
    fireEvent.blur(input())
    expect(input().value).toBe('12..')
    type('')
    expect(onChange).toHaveBeenLastCalledWith(null)
  })

  it('shows an amount that was set elsewhere', () => {
    render(<Amount onChange={() => {}} />)
    type('50k')
    fireEvent.click(screen.getByRole('button', { name: 'All you owe' }))
    expect(input().value).toBe('1,430,000.00')
  })
})
