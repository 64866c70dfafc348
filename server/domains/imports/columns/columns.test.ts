import { expect, test } from 'vitest'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { findHeader } from './find-header.ts'
import { guessColumns } from './guess-columns.ts'
import { meaningOf, plainHead } from './synonyms.ts'

const guess = (rows: Cell[][], remembered = new Map()) => {
  const header = findHeader(rows)
  return {
    header,
    fields: Object.fromEntries(
      guessColumns(rows, header, remembered).flatMap(({ letter, field }) => (field ? [[letter, field]] : [])),
    ),
  }
}

test.each([
  ['Flat No', 'unit'],
  ['FLAT NO.', 'unit'],
  ['House', 'unit'],
  ['Shop Number', 'unit'],
  ["Tenant's Name", 'tenant_name'],
  ['NAME OF TENANT', 'tenant_name'],
  ['GSM', 'tenant_phone'],
  ['GSM No', 'tenant_phone'],
  ["Landlord's Phone", 'landlord_phone'],
  ['Owner e-mail', 'landlord_email'],
  ['Annual Rent', 'rent'],
  ['Rent p.a.', 'rent'],
  ['RENT (₦)', 'rent'],
  ['Current Annual Rent 2026', 'rent'],
  ['Due date', 'end_date'],
  ['Expiry', 'end_date'],
  ['Date of Entry', 'start_date'],
  ['Outstanding', 'opening_balance'],
  ['Bal b/f', 'opening_balance'],
  ['Caution Fee', 'caution_deposit'],
  ['Service Charge', 'service_charge'],
  ['Block', 'block'],
  ['L.G.A', 'lga'],
])('a column named %s is %s', (head, field) => {
  expect(meaningOf(head)?.field).toBe(field)
})

test.each(['S/N', 'Remarks', 'Guarantor', 'Agent', ''])('a column named %j means nothing to us', (head) => {
  expect(meaningOf(head)).toBeNull()
})

test('finds the heading under a title, and the columns under the heading', () => {
  expect(
    guess([
      ['ADEKUNLE & CO. ESTATE SURVEYORS'],
      ['Rent roll as at 1st November 2026'],
      [],
      ['S/N', 'Flat No', "Tenant's Name", 'GSM', 'Annual Rent', 'Due date', 'Bal b/f', 'Remarks'],
      [1, 'A1', 'Adébáyọ̀ Ọlátúnjí', 8031234567, 1_200_000, '05/11/2027', null, 'ok'],
    ]),
  ).toEqual({
    header: 4,
    fields: {
      B: 'unit',
      C: 'tenant_name',
      D: 'tenant_phone',
      E: 'rent',
      F: 'end_date',
      G: 'opening_balance',
    },
  })
})

test('a phone number behind the landlord’s name is the landlord’s, and one under a heading of theirs too', () => {
  const flat = guess([['Unit', 'Landlord', 'Phone', 'Email', 'Tenant', 'Phone', 'Email']])
  expect(flat.fields).toMatchObject({
    C: 'landlord_phone',
    D: 'landlord_email',
    F: 'tenant_phone',
    G: 'tenant_email',
  })
  const stacked = guess([
    [null, 'Tenant', null, 'Landlord', null],
    ['Flat', 'Name', 'Phone', 'Name', 'Phone'],
  ])
  expect(stacked.fields).toMatchObject({
    B: 'tenant_name',
    C: 'tenant_phone',
    D: 'landlord_name',
    E: 'landlord_phone',
  })
})

test('no two columns mean the same', () => {
  const { fields } = guess([['Flat', 'Unit', 'Rent', 'Annual Rent', 'Tenant', 'Name', 'Rent']])
  const meant = Object.values(fields)
  expect(new Set(meant).size).toBe(meant.length)
})

test('without a heading the cells say what they are', () => {
  const people = ['Ada Obi', 'Musa Danjuma', 'Ngozi Eze-Okoro', 'Tunde Bakare']
  const rows = people.map((name, i): Cell[] => [
    `A${i + 1}`,
    name,
    `0803123456${i}`,
    1_200_000 + i,
    `0${i + 1}/11/2026`,
  ])
  expect(guess(rows)).toEqual({
    header: 0,
    fields: { A: 'unit', B: 'tenant_name', C: 'tenant_phone', D: 'rent', E: 'start_date' },
  })
})

test('what the last file of the estate taught comes before what the name suggests', () => {
  const remembered = new Map([
    [plainHead('Expiry'), null],
    [plainHead('Ref'), 'unit' as const],
  ])
  expect(guess([['Ref', 'Tenant', 'Rent', 'Expiry']], remembered).fields).toEqual({
    A: 'unit',
    B: 'tenant_name',
    C: 'rent',
  })
})
