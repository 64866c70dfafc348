import { expect, test } from 'vitest'
import { foldForSms, measureSms } from './sms-text.ts'

test('folds names and money into signs that every network carries in seven bits', () => {
  expect(foldForSms('Adébáyọ̀ Ṣọlá, ₦350,000 — “Ɗanjuma’s flat”…')).toBe(
    'Adebayo Sola, NGN 350,000 - "Danjuma\'s flat"...',
  )
  expect(measureSms(foldForSms('Ẹ kú àárọ̀, ₦1')).encoding).toBe('GSM-7')
})

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['₦'.repeat(70), 1],
  ['₦'.repeat(71), 2],
  ['₦'.repeat(134), 2],
  ['₦'.repeat(135), 3],
  ['😀'.repeat(35), 1],
  // A part holds 67 units, so 33 pairs; the last unit stays empty.
  ['😀'.repeat(66), 2],
  ['😀'.repeat(67), 3],
  // 152 units and a character of two: a part of 153 holds only 152 of them.
  [`${'a'.repeat(152)}€${'a'.repeat(151)}`, 2],
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
])('counts the parts of a text as the network does', (text, parts) => {
  expect(measureSms(text).parts).toBe(parts)
})
