import { Language } from '@gida/contract/shared/language'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

const TODAY = '2026-11-20'
const charge = (due_date: string, naira: number, description = 'Rent') => ({
  due_date,
  description,
  open_amount: naira * 100,
  unit_name: 'Flat A3',
})
const said = (charges: ReturnType<typeof charge>[], language: Language = 'en') =>
  wordsOf(
    { tenant_name: 'Folasade', estate_name: 'Palmgrove', today: TODAY, link: 'https://x', charges },
    language,
  )

test.each([
  [
    'what is late, and not what is due later',
    ['2026-10-16', '2026-12-20'],
    '₦180,000 for Flat A3 is 35 days late',
  ],
  [
    'how late the oldest is, of several days',
    ['2026-10-16', '2026-11-19'],
    '₦1,430,000 for Flat A3 is up to 35 days late',
  ],
  ['all that fell due on one day', ['2026-11-19', '2026-11-19'], '₦1,430,000 for Flat A3 is 1 day late'],
  [
    'what falls due first, where nothing is late',
    ['2026-11-21', '2026-12-20'],
    '₦180,000 for Flat A3 is due tomorrow',
  ],
] as const)('the subject says %s', (_, [first, second], subject) => {
  const words = said([charge(first, 180_000, 'Service charge'), charge(second, 1_250_000)])
  expect(words.subject).toBe(subject)
  expect(words.mail).toContain('Total: ₦1,430,000.00.')
})

test('Pidgin says the same', () => {
  const charges = [charge('2026-10-16', 180_000), charge('2026-11-19', 1_250_000)]
  expect(said(charges, 'pcm').subject).toBe('₦1,430,000 for Flat A3 don late reach 35 days')
})

const LATE = [charge('2026-10-16', 180_000), charge('2026-11-19', 1_250_000)]
test.each([
  ['ha', '₦1,430,000 na Flat A3: ya kai kwana 35 da wuce lokaci'],
  ['yo', '₦1,430,000 fún Flat A3: ó ti pẹ́ tó ọjọ́ 35'],
  ['ig', '₦1,430,000 maka Flat A3: o ruola ụbọchị 35 o gafere oge'],
] as const)('so does %s, with the English of what must not be paid twice', (language, subject) => {
  const words = said(LATE, language)
  expect(words.subject).toBe(subject)
  for (const text of [words.bell, words.mail.join(' ')]) {
    expect(text).toContain('(Please do not pay again.)')
    expect(text).toBe(text.normalize('NFC'))
  }
  expect(words.mail.join(' ')).toContain('₦1,430,000.00')
})

test.each([
  ['ha', '16 Okt 2026'],
  ['yo', '16 Ọ̀wà 2026'],
  ['ig', '16 Ọkt 2026'],
] as const)('a reminder in %s names the month in its own words: %s', (language, day) => {
  expect(said(LATE, language).mail.join(' ')).toContain(day)
})

test.each(Language.options)('a reminder by SMS in %s is one part of plain signs', (language) => {
  for (const charges of [LATE, LATE.slice(1), [charge(TODAY, 180_000)], [charge('2026-11-21', 180_000)]])
    expect(measureSms(said(charges, language).text)).toMatchObject({ encoding: 'GSM-7', parts: 1 })
})
