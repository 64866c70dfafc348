import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { onScreen } from '../testing.ts'
import { MoneyField } from './MoneyField.tsx'

type Props = { first?: TypedAmount; take?: (amount: TypedAmount) => TypedAmount; onChange?: typeof vi.fn }

/** `take` is what a form makes of an amount before it keeps it. */
function Amount({ first = null, take = (amount) => amount, onChange }: Props) {
  const [amount, setAmount] = useState<TypedAmount>(first)
  return (
    <>
      <MoneyField
        label="Amount"
        error={undefined}
        value={amount}
        onChange={(next) => {
          setAmount(take(next))
          onChange?.(next as never)
        }}
      />
      <button type="button" onClick={() => setAmount(143_000_000)}>
        All you owe
      </button>
    </>
  )
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const type = (text: string) => userEvent.type(input(), text)

describe('MoneyField', () => {
  onScreen('desk')

  it('shows what is typed at every key, whatever the form makes of it, and its amount once it is left', async () => {
    const takes: NonNullable<Props['take']>[] = [(amount) => amount, (amount) => amount || null, () => null]
    for (const take of takes) {
      render(<Amount take={take} />)
      let typed = ''
      for (const key of '1500.50') {
        await type(key)
        typed += key
        expect(input().value).toBe(typed)
      }
      await userEvent.tab()
      expect(input().value).toBe(take === takes[2] ? '' : '1,500.50')
      cleanup()
    }
  })

  it.each([
    ['1.2m', '1,200,000.00', 120_000_000],
    ['₦ 2m', '2,000,000.00', 200_000_000],
    ['1,500.5', '1,500.50', 150_050],
    ['N850,000', '850,000.00', 85_000_000],
    ['950k', '950,000.00', 95_000_000],
  ])('reads %s, and writes it out when it is left', async (text, shown, kobo) => {
    const onChange = vi.fn()
    render(<Amount onChange={onChange as never} />)
    await type(text)
    expect(input().value).toBe(text)
    await userEvent.tab()
    expect(input().value).toBe(shown)
    expect(onChange).toHaveBeenLastCalledWith(kobo)
  })

  it.each([
    ['1.2.3', /two decimals at most/],
    ['1.005', /two decimals at most/],
    ['-5', /without a minus sign/],
    ['abc', /an amount in naira/],
    ['20bn', /at most ₦10,000,000,000/],
  ])('keeps %s to be mended and says what is wrong with it', async (text, said) => {
    const onChange = vi.fn()
    render(<Amount onChange={onChange as never} />)
    await type(text)
    await userEvent.keyboard('{Enter}')
    expect(input().value).toBe(text)
    expect(screen.getByText(said)).toBeDefined()
    await userEvent.tab()
    expect(input().value).toBe(text)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ typed: text }))
  })

  it('is selected when it is entered, so that what is typed takes the place of what stood there', async () => {
    render(<Amount first={120_000_000} />)
    await userEvent.tab()
    await userEvent.keyboard('950k')
    await userEvent.tab()
    expect(input().value).toBe('950,000.00')
  })

  it('shows an amount that was set elsewhere', async () => {
    render(<Amount />)
    await type('12..')
    await userEvent.click(screen.getByRole('button', { name: 'All you owe' }))
    expect(input().value).toBe('1,430,000.00')
  })

  it('gives back every amount that is written out and typed again, and loses no key on the way', async () => {
    const amounts = fc.integer({ min: 0, max: MAX_KOBO })
    await fc.assert(
      fc.asyncProperty(amounts, fc.constantFrom('full', 'short'), async (kobo, kind) => {
        const onChange = vi.fn()
        render(<Amount onChange={onChange as never} />)
        const text = formatNaira(kobo, kind as 'full')
        for (const [at, key] of [...text].entries()) {
          await type(key)
          expect(input().value).toBe(text.slice(0, at + 1))
        }
        expect(onChange).toHaveBeenLastCalledWith(kobo)
        await userEvent.tab()
        expect(input().value).toBe(formatNaira(kobo).replace('₦', ''))
        cleanup()
      }),
      { numRuns: 8 },
    )
  })
})
