import { describe, expect, test } from 'vitest'
import { randomFor } from '../../../demo/random.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { writeCsv, writeWorkbook } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { cpuTime } from '../../../testing/cpu-time.ts'
import { columnsOf, rowsOf } from './inspect-statement.ts'
import { readAmount } from './read-amount.ts'
import { readLines } from './read-lines.ts'

const TODAY = '2026-11-22'
const read = (rows: readonly (readonly Cell[])[]) => {
  const looked = columnsOf(rows, new Map())
  return readLines(rows, looked.header_row, looked.columns, TODAY)
}
const moneyOf = (rows: readonly (readonly Cell[])[]) =>
  read(rows).lines.map(({ day, amount }) => [day, amount])

describe('an amount', () => {
  test.each([
    ['250,000.00', 25_000_000],
    ['₦250,000', 25_000_000],
    ['N 1 250 000.50', 125_000_050],
    ['250,000.00 CR', 25_000_000],
    ['250,000.00DR', -25_000_000],
    ['5,000.00-', -500_000],
    ['(5,000.00)', -500_000],
    [1234.5, 123_450],
  ])('%s is read', (cell, kobo) => expect(readAmount(cell).value).toBe(kobo))

  test('that could be two is a fault', () =>
    expect(readAmount('1.200.000')).toMatchObject({ fault: { code: 'MONEY_AMBIGUOUS' } }))
})

describe('the columns of a bank are understood', () => {
  test('debits and credits apart, under the name of the account', () => {
    const rows = [
      ['ZENITH BANK PLC'],
      ['Account: 1012345678', null, 'Palmgrove Clients'],
      ['Trans. Date', 'Value Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ['01-Nov-2026', '01-Nov-2026', 'OPENING BALANCE', null, null, '1,000.00'],
      ['02-Nov-2026', '02-Nov-2026', 'NIP/OKAFOR', null, '250,000.00', '251,000.00'],
      ['03-Nov-2026', '03-Nov-2026', 'CHARGES', '50.00', null, '250,950.00'],
      ['TOTAL', null, null, '50.00', '250,000.00', null],
    ]
    const { lines, debits, faults, balance_gaps } = read(rows)
    expect(lines).toMatchObject([{ row: 5, day: '2026-11-02', amount: 25_000_000, narration: 'NIP/OKAFOR' }])
    expect({ debits, faults, balance_gaps }).toEqual({ debits: 1, faults: [], balance_gaps: 0 })
  })

  test('one amount with its side beside it, a time behind the day, a sender', () => {
    const rows = [
      ['Date', 'Description', 'Amount (NGN)', 'DR/CR', 'Session ID', 'Sender Name'],
      ['05/11/2026 10:44:12', 'Transfer', '120,000.00', 'CR', '000013', 'ADA OKAFOR'],
      ['06/11/2026 09:00', 'POS', '1,000.00', 'DR', '000014', ''],
    ]
    expect(read(rows)).toMatchObject({
      lines: [{ day: '2026-11-05', amount: 12_000_000, reference: '000013', payer: 'ADA OKAFOR' }],
      debits: 1,
    })
  })

  test('one amount with a minus for what goes out', () => {
    const rows = [
      ['Transaction Date', 'Remarks', 'Amount'],
      ['2026-11-05', 'RENT', 50_000],
      ['2026-11-06', 'FEE', -10],
    ]
    expect(moneyOf(rows)).toEqual([['2026-11-05', 5_000_000]])
  })
})

describe('the days of a statement are read in one order', () => {
  const of = (...days: string[]) => [
    ['Date', 'Narration', 'Credit'],
    ...days.map((day) => [day, 'RENT', '100']),
  ]
  const daysOf = (rows: readonly (readonly Cell[])[]) => read(rows).lines.map(({ day }) => day)

  test('the day first, where one of them says so or none does', () => {
    expect(daysOf(of('03/04/2026', '13/04/2026'))).toEqual(['2026-04-03', '2026-04-13'])
    expect(daysOf(of('03/04/2026', '05/04/2026 10:44'))).toEqual(['2026-04-03', '2026-04-05'])
  })

  test('the month first, where one of them says so', () =>
    expect(daysOf(of('03/04/2026', '04/13/2026 10:44:12', '2026-04-14'))).toEqual([
      '2026-03-04',
      '2026-04-13',
      '2026-04-14',
    ]))

  test('where both are there, what can be two days is asked for again', () => {
    const { lines, faults } = read(of('03/04/2026', '13/04/2026', '04/13/2026', '05/05/2026', '14 Apr 2026'))
    expect(lines.map(({ day }) => day)).toEqual(['2026-04-13', '2026-05-05', '2026-04-14'])
    expect(faults.map(({ row }) => row)).toEqual([2, 4])
    expect(faults[0]?.message).toContain('03/04/2026 could mean two days')
  })
})

test('a file that was cut off says where, and its balances show what is missing', () => {
  const rows = [
    ['Date', 'Narration', 'Credit', 'Debit', 'Balance'],
    ['01/11/2026', 'A', '100.00', null, '100.00'],
    ['03/11/2026', 'C', '100.00', null, '300.00'],
    [null, 'NIP/OK', '250,0'],
  ]
  const { faults, balance_gaps, lines } = read(rows)
  expect(lines).toHaveLength(2)
  expect(balance_gaps).toBe(1)
  expect(faults).toEqual([{ row: 4, message: expect.stringMatching(/no date|two ways/) }])
})

test('a row that cannot be read is said once, and not as a gap of the balance too', () => {
  const rows = [
    ['Date', 'Narration', 'Credit', 'Debit', 'Balance'],
    ['01/11/2026', 'A', '100.00', null, '100.00'],
    ['02/11/2026', 'B', '1.200.000', null, '300.00'],
    ['03/11/2026', 'C', '100.00', null, '400.00'],
    ['04/11/2026', 'D', '100.00', null, '500.00'],
  ]
  expect(read(rows)).toMatchObject({ faults: [{ row: 3 }], balance_gaps: 0 })
})

test('a day in 1970, one to come and one that is none are faults, and are not booked', () => {
  const rows = [
    ['Date', 'Narration', 'Credit'],
    ['01/01/1970', 'A', '100.00'],
    ['01/01/2031', 'B', '100.00'],
    ['31/02/2026', 'C', '100.00'],
    ['11/25/2026', 'D', '100.00'],
  ]
  expect(read(rows)).toMatchObject({ lines: [], faults: [{ row: 2 }, { row: 3 }, { row: 4 }, { row: 5 }] })
})

test('the same line twice in one statement is two; the same statement twice is the same lines', () => {
  const rows = [
    ['Date', 'Narration', 'Credit'],
    ['01/11/2026', 'RENT', '100.00'],
    ['01/11/2026', 'RENT', '100.00'],
  ]
  const [first, again] = [read(rows).lines, read(rows).lines]
  expect(new Set(first.map(({ fingerprint }) => fingerprint)).size).toBe(2)
  expect(again).toEqual(first)
})

test('any encoding and any form of the same statement is the same lines', async () => {
  const rows = [
    ['Date', 'Narration', 'Credit'],
    ['2026-11-01', 'NIP/ADÉBÁYỌ̀/RENT', '100,000.00'],
    ['2026-11-02', 'NIP/ṢẸGUN', '200,000.00'],
  ]
  const csv = writeCsv(rows)
  const utf16 = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(csv.toString('utf8').slice(1), 'utf16le'),
  ])
  const files = [csv, utf16, Buffer.from(await writeWorkbook([{ name: 'Statement', rows }]))]
  const lines = await Promise.all(files.map(async (bytes) => read(await rowsOf(bytes)).lines))
  expect(lines[0]).toHaveLength(2)
  expect(lines[1]).toEqual(lines[0])
  expect(lines[2]).toEqual(lines[0])
})

test('what is no statement is refused in words', async () => {
  await expect(rowsOf(Buffer.from('%PDF-1.7'))).rejects.toThrow(/not a spreadsheet/)
  const whole = Buffer.from(await writeWorkbook([{ name: 'S', rows: [['Date', 'Credit']] }]))
  await expect(rowsOf(whole.subarray(0, whole.length / 2))).rejects.toThrow(/damaged|not a spreadsheet/i)
})

test('10,000 lines in every way to write an amount are read to the kobo', () => {
  const random = randomFor('statement-of-10000')
  const kobo = Array.from({ length: 10_000 }, () => random.between(100, 250_000_000))
  const written = (amount: number) => {
    const grouped = (amount / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })
    return random.pick([
      grouped,
      `₦${grouped}`,
      grouped.replaceAll(',', ''),
      grouped.replaceAll(',', ' '),
      `N${grouped}`,
      `${grouped} CR`,
    ])
  }
  const rows = [
    ['Date', 'Narration', 'Credit'],
    ...kobo.map((amount, at) => ['05/11/2026', `NIP/${at}`, written(amount)]),
  ]
  expect(read(rows).lines.map(({ amount }) => amount)).toEqual(kobo)
})

test('a cell without end in the place of a day holds up nobody', async () => {
  const rows = [
    ['Date', 'Narration', 'Credit'],
    [`1${'T'.repeat(100_000)}`, 'Rent', '1000'],
  ]
  expect(await cpuTime(() => expect(read(rows).faults).toHaveLength(1))).toBeLessThan(1_000)
})
