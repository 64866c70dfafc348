import { expect, test } from 'vitest'
import { readPaymentLines } from './read-payment-lines.ts'

const TODAY = '2026-11-22'
const one = (text: string) => readPaymentLines(text, TODAY)[0]

test('a full line, with the day as people here write it and a comma within the amount', () => {
  expect(one('Flat B4, ₦300,000, 20/11/2026, transfer, NIP 000123')?.row).toEqual({
    unit: 'Flat B4',
    amount: 30_000_000,
    payment_date: '2026-11-20',
    channel: 'BANK_TRANSFER',
    bank_reference: 'NIP 000123',
  })
})

test('without a day it is today, without a way cash; cells parted by tabs', () => {
  expect(one('Flat 2\t150k')?.row).toEqual({
    unit: 'Flat 2',
    amount: 15_000_000,
    payment_date: TODAY,
    channel: 'CASH',
  })
})

test('a line without an amount is told, and a minus sign makes none', () => {
  expect(one('Flat 2')?.problem).toBe('We found no amount in this line.')
  expect(one('Flat 2, -500')?.problem).toBe('We found no amount in this line.')
  expect(readPaymentLines('\n\n', TODAY)).toEqual([])
})

test('a day that no calendar has, and a unit that the estate does not have, are said before anything is sent', () => {
  expect(one('Flat 2, 5000, 31/02/2026')?.problem).toBe('31/02/2026 is not a date. Write it like 20/11/2026.')
  const [known, unknown] = readPaymentLines('Flat 2, 5000\nFlat 99, 5000', TODAY, (name) => name === 'Flat 2')
  expect(known?.problem).toBeUndefined()
  expect(unknown?.problem).toBe('There is no unit called Flat 99 in this estate.')
})

test('money by the estate’s card terminal is POS, with the number of its slip', () => {
  expect(one('Flat 2, 5000, POS, 004512')?.row).toMatchObject({ channel: 'POS', bank_reference: '004512' })
})
