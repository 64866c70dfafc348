import { Frequency } from '@gida/contract/domains/estates/unit'
import type { LawRule } from '@gida/contract/domains/law/rule'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdvanceAsked, judgeAdvance } from './judge-advance.ts'
import { loadedRules } from './packs.ts'
import { makeRuleBook } from './rule-book.ts'
import { workOutNotice } from './work-out-notice.ts'

const book = makeRuleBook(loadedRules)
const lekki = { state: 'Lagos', lga: 'Eti-Osa', address: '14 Freedom Way, Lekki' }
const asked = (change: Partial<AdvanceAsked>): AdvanceAsked => ({
  frequency: 'YEARLY',
  months: 12,
  is_sitting_tenant: false,
  day: '2026-11-20',
  ...change,
})

test.each([
  ['a new tenant, a year', { months: 12 }, 'ALLOWED', 'lagos.advance.yearly_or_new'],
  [
    'a new tenant, two years',
    { frequency: 'TWO_YEARLY', months: 24 },
    'TOO_MUCH',
    'lagos.advance.yearly_or_new',
  ],
  [
    'a new tenant by the month, 13',
    { frequency: 'MONTHLY', months: 13 },
    'TOO_MUCH',
    'lagos.advance.yearly_or_new',
  ],
  [
    'a sitting monthly tenant, 6',
    { frequency: 'MONTHLY', months: 6, is_sitting_tenant: true },
    'ALLOWED',
    'lagos.advance.sitting_monthly',
  ],
  [
    'a sitting monthly tenant, 7',
    { frequency: 'MONTHLY', months: 7, is_sitting_tenant: true },
    'TOO_MUCH',
    'lagos.advance.sitting_monthly',
  ],
  ['a sitting yearly tenant, a year', { is_sitting_tenant: true }, 'ALLOWED', 'lagos.advance.yearly_or_new'],
  [
    'a sitting yearly tenant, two',
    { months: 24, is_sitting_tenant: true },
    'TOO_MUCH',
    'lagos.advance.yearly_or_new',
  ],
  [
    'a sitting quarterly tenant, a quarter',
    { frequency: 'QUARTERLY', months: 3, is_sitting_tenant: true },
    'ALLOWED',
    'lagos.advance.sitting_monthly',
  ],
] as const)('%s', (_, change, verdict, key) => {
  const answer = judgeAdvance(book, lekki, asked(change))
  expect([answer.verdict, answer.rule?.key, answer.rule?.status]).toEqual([verdict, key, 'IN_FORCE'])
  expect(answer.penalty?.key).toBe(verdict === 'TOO_MUCH' ? 'lagos.advance.penalty' : undefined)
})

test('a sitting tenant by a period that no rule names, beyond what every rule allows, is not judged', () => {
  const answer = judgeAdvance(
    book,
    lekki,
    asked({ frequency: 'TWO_YEARLY', months: 24, is_sitting_tenant: true }),
  )
  expect(answer).toMatchObject({ verdict: 'UNKNOWN', most_months: null, rule: null })
})

test('what a bill would change is told beside the verdict', () => {
  const answer = judgeAdvance(
    book,
    lekki,
    asked({ frequency: 'MONTHLY', months: 4, is_sitting_tenant: true }),
  )
  expect(answer).toMatchObject({ verdict: 'ALLOWED', most_months: 6 })
  expect(answer.would_change[0]?.rule).toMatchObject({ status: 'PROPOSED' })
  expect(answer.would_change[0]?.says).toContain('At most 3 months')
})

test.each(['Kano', 'Rivers', 'Ogun'])('no rule is loaded for %s, and nothing is guessed', (state) => {
  const place = { ...lekki, state }
  const says = `No rule is loaded for ${state}. Ask a lawyer.`
  expect(judgeAdvance(book, place, asked({}))).toMatchObject({ verdict: 'UNKNOWN', says, rule: null })
  const lease = { start_date: '2026-01-01', end_date: '2026-12-31', frequency: 'YEARLY' } as const
  expect(workOutNotice(book, place, { ...lease, given_on: '2026-11-20' })).toMatchObject({
    verdict: 'UNKNOWN',
    says,
    expires_on: null,
    steps: [],
  })
})

test('the capital has rules on notice, and none on rent in advance', () => {
  const abuja = { state: 'Federal Capital Territory', lga: 'AMAC', address: '31 Gana Street' }
  expect(judgeAdvance(book, abuja, asked({})).says).toBe(
    'No rule on rent in advance is loaded for the Federal Capital Territory. Ask a lawyer.',
  )
})

test('before the law was there, there is no verdict by it', () => {
  expect(judgeAdvance(book, lekki, asked({ day: '2008-03-03' }))).toMatchObject({
    verdict: 'UNKNOWN',
    says: 'No rule is loaded for Lagos on 3 Mar 2008. Ask a lawyer.',
  })
})

test.each([
  ['7 Bourdillon Road, Ikoyi', 'Eti-Osa', 'Ikoyi'],
  ['12 Adeola Odeku, V.I.', 'Eti-Osa', 'Victoria Island'],
  ['12 Adeola Odeku, VICTORIA ISLAND', 'Eti-Osa', 'Victoria Island'],
  ['3 Oduduwa Crescent, GRA', 'Ikeja', 'Ikeja GRA'],
  ['5 Wharf Road', 'Apapa', 'Apapa'],
])('%s may lie where the law does not reach: ask', (address, lga, area) => {
  const answer = judgeAdvance(book, { state: 'Lagos', lga, address }, asked({ months: 24 }))
  expect(answer.verdict).toBe('UNKNOWN')
  expect(answer.says).toContain(`may lie in ${area}`)
  expect(answer.rule?.key).toBe('lagos.coverage')
})

test.each([
  ['4 Grace Street', 'Ikeja'],
  ['4 Levi Street', 'Surulere'],
  ['9 Village Road, Lekki', 'Eti-Osa'],
  ['2 Lagos Street, Ebute Metta', 'Lagos Mainland'],
])('%s, %s is covered: only whole words name an area', (address, lga) => {
  expect(judgeAdvance(book, { state: 'Lagos', lga, address }, asked({})).verdict).toBe('ALLOWED')
})

/** The loaded rules with random figures in the bill, or without the bill. */
const otherBills = fc
  .integer({ min: 1, max: 60 })
  .map((months): readonly LawRule[] =>
    loadedRules.map((rule) =>
      rule.status === 'PROPOSED' && rule.value.kind === 'ADVANCE'
        ? { ...rule, value: { ...rule.value, most_months: months } }
        : rule.status === 'PROPOSED' && rule.value.kind === 'NOTICE'
          ? { ...rule, value: { ...rule.value, length: { months } } }
          : rule,
    ),
  )

test('no number of a bill ever changes a verdict', () => {
  const inForceAlone = makeRuleBook(loadedRules.filter((rule) => rule.status === 'IN_FORCE'))
  const question = fc.record({
    frequency: fc.constantFrom(...Frequency.options),
    months: fc.integer({ min: 1, max: 60 }),
    is_sitting_tenant: fc.boolean(),
    day: fc.constant('2026-11-20'),
  })
  fc.assert(
    fc.property(otherBills, question, (rules, about) => {
      const changed = makeRuleBook(rules)
      const { would_change: _bills, ...verdict } = judgeAdvance(changed, lekki, about)
      const { would_change: _none, ...alone } = judgeAdvance(inForceAlone, lekki, about)
      expect(verdict).toEqual(alone)
      const lease = { start_date: '2026-01-01', end_date: '2026-12-31', given_on: about.day, ...about }
      const { would_change: _b, ...notice } = workOutNotice(changed, lekki, lease)
      const { would_change: _n, ...noticeAlone } = workOutNotice(inForceAlone, lekki, lease)
      expect(notice).toEqual(noticeAlone)
    }),
  )
})
