import { addDays, formatDay } from '@gida/contract/shared/dates'
import { formatNaira, MAX_KOBO } from '@gida/contract/shared/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDay } from '../../../platform/spreadsheets/cells/read-day.ts'
import { readMoney } from '../../../platform/spreadsheets/cells/read-money.ts'
import { readPhone } from './read-phone.ts'
import { frequencyIn, readBedrooms, readEmail, readFrequency, readName } from './read-words.ts'

const said = (reading: { value: unknown; fault?: { code: string } | undefined }) =>
  reading.fault?.code ?? reading.value

test.each([
  ['₦1,200,000.00', 120_000_000],
  ['1.2m', 120_000_000],
  ['1,2M', 120_000_000],
  ['1.25 million', 125_000_000],
  ['N850k', 85_000_000],
  ['N 850,000', 85_000_000],
  ['850,000', 85_000_000],
  ['850 000', 85_000_000],
  ['NGN850000/-', 85_000_000],
  ['#850,000 p.a.', 85_000_000],
  ['850000.5', 85_000_050],
  [1_200_000.5, 120_000_050],
  [0, 0],
  ['-50,000', -5_000_000],
  ['−50,000', -5_000_000],
  ['(50,000)', -5_000_000],
  ['50,000-', -5_000_000],
  ['nil', null],
  ['-', null],
  ['', null],
  [null, null],
  ['1.200.000', 'MONEY_AMBIGUOUS'],
  ['1.200', 'MONEY_AMBIGUOUS'],
  ['850,00', 'MONEY_AMBIGUOUS'],
  ['1,200k', 'MONEY_AMBIGUOUS'],
  ['12,00,000', 'MONEY_AMBIGUOUS'],
  ['ask the landlord', 'MONEY_UNREADABLE'],
  ['=1+1', 'MONEY_UNREADABLE'],
  ['$500', 'MONEY_UNREADABLE'],
  ['20bn', 'MONEY_TOO_LARGE'],
  [1e300, 'MONEY_TOO_LARGE'],
])('an amount written %j is %j', (cell, wanted) => {
  expect(said(readMoney(cell))).toBe(wanted)
})

test('every amount that Gida writes is read back to the kobo', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_KOBO, max: MAX_KOBO }), (kobo) => {
      expect(readMoney(formatNaira(kobo)).value).toBe(kobo)
      expect(readMoney(kobo / 100).value).toBe(kobo)
    }),
  )
})

test('a formula that left thousandths of a kobo is rounded, and that is said', () => {
  expect(readMoney(1_000_000 / 3)).toMatchObject({ value: 33_333_333, note: { code: 'MONEY_ROUNDED' } })
})

test.each([
  ['05/11/2026', '2026-11-05'],
  ['5-11-26', '2026-11-05'],
  ['5.11.2026', '2026-11-05'],
  ['1/1/99', '1999-01-01'],
  ['5 Nov 2026', '2026-11-05'],
  ['5th November, 2026', '2026-11-05'],
  ['5-Nov-26', '2026-11-05'],
  ['November 5, 2026', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['2026-11-05T00:00:00', '2026-11-05'],
  ['29/02/2028', '2028-02-29'],
  [46331, '2026-11-05'],
  ['46331', '2026-11-05'],
  [46331.75, '2026-11-05'],
  ['Nov 2026', '2026-11-01'],
  ['11/2026', '2026-11-01'],
  ['n/a', null],
  ['11/25/2026', 'DATE_MONTH_FIRST'],
  ['13/25', 'DATE_UNREADABLE'],
  ['29/02/2027', 'DATE_UNREADABLE'],
  ['31 Nov 2026', 'DATE_UNREADABLE'],
  ['0/11/2026', 'DATE_UNREADABLE'],
  ['Nov-26', 'DATE_UNREADABLE'],
  ['2026', 'DATE_UNREADABLE'],
  ['next month', 'DATE_UNREADABLE'],
  ['05/11/1026', 'DATE_FAR'],
  [12345, 'DATE_FAR'],
])('a day written %j is %j', (cell, wanted) => {
  expect(said(readDay(cell, 'START'))).toBe(wanted)
})

test('a tenancy that ends in a month ends on its last day', () => {
  expect(readDay('Feb 2028', 'END').value).toBe('2028-02-29')
})

test('every day is read alike in each of its spellings, never with day and month turned round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (after) => {
      const day = addDays('1960-01-01', after)
      const [year = '', month, date] = day.split('-')
      for (const text of [day, `${date}/${month}/${year}`, `${date}-${month}-${year}`, formatDay(day)]) {
        expect(readDay(text, 'END').value).toBe(day)
      }
      expect(readDay(after + 21_916, 'END').value).toBe(day)
    }),
  )
})

test.each([
  ['08031234567', '+2348031234567'],
  ['0803 123 4567', '+2348031234567'],
  ['+234 (0) 803-123-4567', '+2348031234567'],
  ['2348031234567', '+2348031234567'],
  [8031234567, '+2348031234567'],
  ['8031234567', '+2348031234567'],
  ['Tel: 0803.123.4567', '+2348031234567'],
  ['08031234567 (wife)', '+2348031234567'],
  ['-', null],
  ['8.03E+09', 'PHONE_SHORTENED'],
  ['+8031234567', 'PHONE_UNREADABLE'],
  ['080312345', 'PHONE_UNREADABLE'],
  ['call him', 'PHONE_UNREADABLE'],
])('a phone number written %j is %j', (cell, wanted) => {
  expect(said(readPhone(cell))).toBe(wanted)
})

test('a number abroad is left out, and that is said', () => {
  for (const text of ['+44 20 7946 0958', '0044 (20) 7946-0958', '+1 713 555 0123'])
    expect(readPhone(text)).toMatchObject({ value: null, note: { code: 'PHONE_ABROAD' } })
})

test('of two numbers in a cell the first is taken, and that is said', () => {
  for (const text of [
    '08031234567/08051234567',
    '08031234567, 08051234567',
    '0803 123 4567 or 0805 123 4567',
    '08031234567 08051234567',
  ]) {
    expect(readPhone(text)).toMatchObject({ value: '+2348031234567', note: { code: 'PHONE_SECOND' } })
  }
})

test('names keep their marks, say who does not live there, and are never a number', () => {
  expect(readName('Adébáyọ̀ Ọlátúnjí')).toEqual({ value: { name: 'Adébáyọ̀ Ọlátúnjí' } })
  expect(readName("'=cmd|calc")).toEqual({ value: { name: '=cmd|calc' } })
  expect(readName('VACANT since May').value).toBe('VACANT')
  expect(said(readName(8031234567))).toBe('NAME_UNREADABLE')
  expect(said(readName('x'.repeat(121)))).toBe('NAME_TOO_LONG')
})

test('mail addresses, how often, and bedrooms', () => {
  expect(readEmail('Ada@Example.NG').value).toBe('ada@example.ng')
  expect(readEmail('a@b.ng; c@d.ng')).toMatchObject({ value: 'a@b.ng', note: { code: 'EMAIL_SECOND' } })
  expect(said(readEmail('ada at example'))).toBe('EMAIL_UNREADABLE')
  const often = [
    'p.a.',
    'Annually',
    'Monthly',
    'per month',
    '6 months',
    'Bi-annual',
    'quarterly',
    '2 years',
    '1 year',
    'every 12 months',
    'every 6 months',
  ]
  expect(often.map((text) => readFrequency(text).value)).toEqual([
    'YEARLY',
    'YEARLY',
    'MONTHLY',
    'MONTHLY',
    'HALF_YEARLY',
    'HALF_YEARLY',
    'QUARTERLY',
    'TWO_YEARLY',
    'YEARLY',
    'YEARLY',
    'HALF_YEARLY',
  ])
  expect(said(readFrequency('when he can'))).toBe('FREQUENCY_UNREADABLE')
  expect(frequencyIn('Annual Rent')).toBe('YEARLY')
  expect(frequencyIn('Rent')).toBeNull()
  expect(
    ['3', '3 bedroom flat', 'Two bedroom', 'Self contain', 'Mini flat', 'Penthouse'].map(
      (text) => readBedrooms(text).value,
    ),
  ).toEqual([3, 3, 2, 0, 1, null])
})

test('no cell, whatever stands in it, breaks a reader', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.double(), fc.constant(null), fc.string())
  fc.assert(
    fc.property(cell, (given) => {
      for (const read of [readMoney, readPhone, readName, readEmail, readFrequency, readBedrooms]) read(given)
      readDay(given, 'START')
      const money = readMoney(given).value
      if (money !== null) expect(Number.isSafeInteger(money)).toBe(true)
    }),
  )
})
