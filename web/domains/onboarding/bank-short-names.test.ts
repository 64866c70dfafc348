import { expect, test } from 'vitest'
import { findOptions } from '../../ui/form/choice/find-options.ts'
import { BANK_SHORT_NAMES } from './bank-short-names.ts'

const BANKS = {
  '011': 'First Bank of Nigeria',
  '033': 'United Bank for Africa',
  '058': 'Guaranty Trust Bank',
  '214': 'First City Monument Bank',
}
const options = Object.entries(BANKS).map(([value, label]) => ({
  ...{ value, label },
  also: BANK_SHORT_NAMES[value],
}))

test.each([
  ['gtb', '058'],
  ['gtbank', '058'],
  ['uba', '033'],
  ['FCMB', '214'],
  ['firstbank', '011'],
  ['guaranty', '058'],
])('a bank is found by what people call it: %s', (typed, code) => {
  expect(findOptions(options, typed).map(({ value }) => value)).toEqual([code])
})
