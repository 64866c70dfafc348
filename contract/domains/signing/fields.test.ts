import { expect, test } from 'vitest'
import { FilledField, faultsOfFilled, PlacedField, type SigningField } from './fields.ts'

const field = (number: number, more: Partial<SigningField>): SigningField => ({
  ...{
    number,
    kind: 'TEXT',
    page: 2,
    x: 0,
    y: 0,
    width: 200,
    height: 30,
    label: 'People',
    is_required: true,
  },
  ...more,
})
const fields = [
  field(1, {}),
  field(2, { kind: 'INITIALS' }),
  field(3, { kind: 'SIGNATURE' }),
  field(4, { is_required: false }),
]
const faults = (...filled: FilledField[]) =>
  faultsOfFilled(fields, filled).map(({ number, message }) => `${number}: ${message}`)

test('what has to be there is asked for by its page and its words; a signature and its date come by signing', () => {
  expect(faults()).toEqual(['1: Page 2: fill in “People”.', '2: Page 2: add your initials.'])
  expect(faults({ number: 1, value: '3' }, { number: 2, value: 'T.A.' })).toEqual([])
})

test('nobody fills in what is another’s, or twice, and initials are short', () => {
  const right = [
    { number: 1, value: '3' },
    { number: 2, value: 'TA' },
  ]
  expect(faults(...right, { number: 9, value: 'x' })).toEqual(['9: This field is not yours to fill in.'])
  expect(faults(...right, { number: 3, value: 'x' })).toEqual(['3: This field is not yours to fill in.'])
  expect(faults(...right, { number: 1, value: '4' })).toEqual(['1: This field is not yours to fill in.'])
  expect(faults(right[0] as FilledField, { number: 2, value: 'Tonye Amachree' })).toEqual([
    '2: Initials have at most 6 characters.',
  ])
})

test('a field lies on its page and says what it wants; what is filled in is one line that hides nothing', () => {
  const placed = { signer: 1, kind: 'SIGNATURE', page: 1, x: 900, y: 900, width: 100, height: 50 }
  expect(PlacedField.safeParse(placed).success).toBe(true)
  for (const wrong of [{ x: 950 }, { y: 960 }, { page: 0 }, { kind: 'TEXT' }, { signer: 9 }])
    expect(PlacedField.safeParse({ ...placed, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  for (const value of ['two\nlines', 'a\u202eb', 'x'.repeat(201)])
    expect(FilledField.safeParse({ number: 1, value }).success).toBe(false)
  expect(FilledField.parse({ number: 1, value: ' Ade\u0300 ' }).value).toBe('Ad\u00e8')
})
