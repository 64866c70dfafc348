import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { zip } from '../../testing/files/zip.ts'
import { checkZip } from './check-zip.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { Cell } from './sheet.ts'
import { defuse, writeCsv, writeWorkbook } from './write-spreadsheet.ts'

const reasonOf = (bytes: Uint8Array) =>
  readSpreadsheet(bytes).then(
    () => 'READ',
    (error: { reason: string }) => error.reason,
  )
const rowsOf = async (bytes: Uint8Array) => (await readSpreadsheet(bytes))[0]?.rows
const text = (content: string, encoding: BufferEncoding = 'utf8') => Buffer.from(content, encoding)

test('reads a workbook: texts, numbers, dates, the kept values of formulas, merged cells, and no hidden sheet', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Units',
        rows: [
          ['Block', 'Flat', 'Start', 'Rent'],
          ['A', 'A1', new Date(Date.UTC(2026, 10, 5)), 1_200_000.5],
          [null, 'A2', null, null],
        ],
        merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
        cells: new Map([['2,3', { value: null, formula: 'D2*2', formulaResult: 2_400_001 }]]),
      },
      { name: 'Hidden', hidden: true, rows: [['secret']] },
    ],
  })
  expect(await readSpreadsheet(bytes)).toEqual([
    {
      name: 'Units',
      rows: [
        ['Block', 'Flat', 'Start', 'Rent'],
        ['A', 'A1', '2026-11-05', 1_200_000.5],
        ['A', 'A2', null, 2_400_001],
      ],
      merges: [{ column: 0, first_row: 1, last_row: 2 }],
    },
  ])
})

test.each([
  ['commas', text('Flat,Tenant\nA1,"Obi, Ada"\n')],
  ['semicolons', text('Flat;Tenant\nA1;"Obi, Ada"\n')],
  ['tabs', text('Flat\tTenant\nA1\tObi, Ada\n')],
  ['a mark of UTF-8', text('\uFEFFFlat,Tenant\r\nA1,"Obi, Ada"\r\n')],
  ['UTF-16 with a mark', text('\uFEFFFlat,Tenant\r\nA1,"Obi, Ada"\r\n', 'utf16le')],
  ['UTF-16 without one', text('Flat,Tenant\r\nA1,"Obi, Ada"\r\n', 'utf16le')],
  ['Excel’s own word for the sign', text('sep=;\r\nFlat;Tenant\r\nA1;Obi, Ada\r\n')],
])('reads a CSV file with %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    ['Flat', 'Tenant'],
    ['A1', 'Obi, Ada'],
  ])
})

test('keeps the marks of names, composed, in every encoding', async () => {
  const name = 'Adébáyọ̀ Ɗanjuma'
  expect(await rowsOf(text(`Name,Flat\n${name.normalize('NFD')},A1\n`))).toEqual([
    ['Name', 'Flat'],
    [name.normalize('NFC'), 'A1'],
  ])
  expect(await rowsOf(text('Name,Flat\nChloé,A1\n', 'latin1'))).toEqual([
    ['Name', 'Flat'],
    ['Chloé', 'A1'],
  ])
})

test.each<[string, Buffer, string]>([
  ['nothing', Buffer.alloc(0), 'EMPTY'],
  ['only blanks', text(' , ,\n,,\n'), 'EMPTY'],
  ['a PDF that calls itself CSV', text('%PDF-1.7\n1 0 obj'), 'NOT_A_SPREADSHEET'],
  ['a web page', text('<html><table><tr><td>A1'), 'NOT_A_SPREADSHEET'],
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'NOT_A_SPREADSHEET'],
  ['bytes of a program', Buffer.from([1, 0, 0, 2, 0, 0, 0, 7, 0, 0]), 'NOT_A_SPREADSHEET'],
  [
    'an old workbook',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    'OLD_EXCEL',
  ],
  ['a zip of something else', zip([{ name: 'letter.txt', content: text('Dear') }]), 'NOT_A_SPREADSHEET'],
  ['half a zip', zip([{ name: 'xl/workbook.xml', content: text('<x/>') }]).subarray(0, 40), 'DAMAGED'],
  ['a workbook in name only', zip([{ name: 'xl/workbook.xml', content: text('<workbook') }]), 'DAMAGED'],
  [
    'too many columns',
    text(`${Array.from({ length: 500 }, (_, i) => `c${i}`).join(',')}\n`),
    'TOO_MANY_COLUMNS',
  ],
  ['50,001 rows', text(`Flat\n${'A1\n'.repeat(50_000)}`), 'TOO_MANY_ROWS'],
])('refuses %s by name', async (_, bytes, reason) => {
  expect(await reasonOf(bytes)).toBe(reason)
})

test('refuses a workbook that is locked with a password', async () => {
  const bytes = await writeXlsx({
    sheets: [{ name: 'A', rows: [['Flat']] }],
    encryption: { password: 'secret', spinCount: 10 },
  })
  expect(await reasonOf(bytes)).toBe('ENCRYPTED')
})

test('refuses a workbook of 50,001 rows before it is read', async () => {
  const rows: Cell[][] = Array.from({ length: 50_001 }, (_, at) => [at])
  expect(await reasonOf(await writeWorkbook([{ name: 'A', rows }]))).toBe('TOO_MANY_ROWS')
})

test('refuses what unpacks to far more than it says, without unpacking it', async () => {
  const zeros = Buffer.alloc(120_000_000)
  const honest = zip([{ name: 'xl/workbook.xml', content: zeros }])
  expect(honest.length).toBeLessThan(200_000)
  expect(await reasonOf(honest)).toBe('UNPACKS_TOO_LARGE')
  const liar = zip([{ name: 'xl/workbook.xml', content: zeros, says: 10 }])
  expect(await reasonOf(liar)).toBe('UNPACKS_TOO_LARGE')
  const dense = zip([{ name: 'xl/workbook.xml', content: Buffer.alloc(5_000_000), says: 10 }])
  expect(await reasonOf(dense)).toBe('UNPACKS_TOO_LARGE')
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `${at}.xml`, content: text('<x/>') }))
  expect(await reasonOf(zip(many))).toBe('UNPACKS_TOO_LARGE')
})

test('refuses XML that declares entities, so that none is ever resolved', () => {
  const sheet = text(
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><workbook>&f;</workbook>',
  )
  expect(() => checkZip(zip([{ name: 'xl/workbook.xml', content: sheet }]))).toThrow('not a spreadsheet')
})

test('what would run as a formula is defused in CSV, and numbers stay numbers', () => {
  expect(
    ['=cmd|calc', '+SUM(A1)', '-2+3', '@x', '-5,000', '+2348031234567', 'Ada', 5, null].map((cell) =>
      defuse(cell),
    ),
  ).toEqual(["'=cmd|calc", "'+SUM(A1)", "'-2+3", "'@x", '-5,000', '+2348031234567', 'Ada', 5, null])
  expect(writeCsv([['=1', 'a"b', 'c,d']]).toString()).toBe('\uFEFF\'=1,"a""b","c,d"\r\n')
})

test('a sign that no XML holds is left out of a workbook, which opens', async () => {
  const bytes = await writeWorkbook([{ name: 'Units', rows: [['Ada\uFFFF \uFFFEObi', 5]] }])
  expect(await rowsOf(bytes)).toEqual([['Ada Obi', 5]])
})

test('other work goes on while a large file is read', async () => {
  const rows: Cell[][] = Array.from({ length: 5000 }, (_, at) =>
    Array.from({ length: 16 }, (_, column) => (column % 2 ? at * column : `Adébáyọ̀ ${at} ${column}`)),
  )
  const bytes = await writeWorkbook([{ name: 'Units', rows }])
  let longest = 0
  let last = process.threadCpuUsage() // CPU time of this thread, so that other load does not matter
  const beat = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1_000)
    last = process.threadCpuUsage()
  }, 5)
  const read = await rowsOf(bytes)
  clearInterval(beat)
  expect(read).toHaveLength(5000)
  expect(longest).toBeLessThan(250) // on this thread it would be several times that, as reading takes seconds on a small machine
})
