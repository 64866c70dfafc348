import { Frequency } from '@gida/contract/domains/estates/unit'
import { addDays, addMonths, type Day, daysBetween } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadedRules } from './packs.ts'
import { makeRuleBook } from './rule-book.ts'
import { type NoticeAsked, workOutNotice } from './work-out-notice.ts'

const book = makeRuleBook(loadedRules)
const lagos = { state: 'Lagos', lga: 'Eti-Osa', address: '14 Freedom Way, Lekki' }
const abuja = { state: 'Federal Capital Territory', lga: 'AMAC', address: '31 Gana Street, Maitama' }

const lease = (change: Partial<NoticeAsked>): NoticeAsked => ({
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  frequency: 'YEARLY',
  given_on: '2026-11-20',
  ...change,
})

describe('Lagos', () => {
  test.each([
    ['MONTHLY', '2026-12-31', { months: 1 }],
    ['QUARTERLY', '2027-02-20', { months: 3 }],
    ['HALF_YEARLY', '2027-02-20', { months: 3 }],
    ['YEARLY', '2027-05-20', { months: 6 }],
  ] as const)('a %s tenancy may end on %s', (frequency, expires_on, length) => {
    const answer = workOutNotice(book, lagos, lease({ frequency }))
    expect(answer).toMatchObject({ verdict: 'KNOWN', expires_on, length, is_agreed: false })
    expect(answer.recovery_from).toBe(addDays(expires_on, 9))
  })

  test('is told in steps, each with its day and its rule', () => {
    const { steps } = workOutNotice(book, lagos, lease({}))
    expect(steps.map(({ key, day, rule }) => [key, day, rule?.key])).toEqual([
      ['GIVEN', '2026-11-20', 'lagos.notice.yearly'],
      ['TERM_ENDS', '2026-12-31', undefined],
      ['RUNS_OUT', '2027-05-20', 'lagos.notice.yearly'],
      ['EXPIRES', '2027-05-20', 'lagos.notice.expiry'],
      ['RECOVERY', '2027-05-29', 'lagos.notice.intention'],
    ])
  })

  test('what the lease itself says wins, by a rule that is named', () => {
    const answer = workOutNotice(book, lagos, lease({ agreed_days: 90 }))
    expect(answer).toMatchObject({ is_agreed: true, length: { days: 90 }, expires_on: '2027-02-18' })
    expect(answer.rule?.key).toBe('lagos.notice.agreed')
    expect(answer.steps.find((step) => step.key === 'RUNS_OUT')?.title).toBe('90 days have passed')
  })

  test('rent every two years names no tenancy: nothing is guessed, unless the lease says its own notice', () => {
    expect(workOutNotice(book, lagos, lease({ frequency: 'TWO_YEARLY' }))).toMatchObject({
      verdict: 'UNKNOWN',
    })
    const agreed = workOutNotice(book, lagos, lease({ frequency: 'TWO_YEARLY', agreed_days: 180 }))
    expect(agreed).toMatchObject({ verdict: 'KNOWN', is_agreed: true })
  })

  test('a monthly tenant is told of the rule on arrears, and of what a bill would make of it', () => {
    const answer = workOutNotice(book, lagos, lease({ frequency: 'MONTHLY' }))
    expect(answer.notes.map((rule) => rule.key)).toEqual(['lagos.notice.arrears'])
    expect(answer.would_change.map(({ rule }) => rule.key)).toContain('lagos.notice.arrears')
    expect(workOutNotice(book, lagos, lease({})).notes).toEqual([])
  })
})

describe('the capital', () => {
  test('a yearly tenancy from 1 November ends on a 31 October', () => {
    const asked = lease({ start_date: '2025-11-01', end_date: '2026-10-31', given_on: '2026-11-20' })
    expect(workOutNotice(book, abuja, asked)).toMatchObject({
      expires_on: '2027-10-31',
      recovery_from: '2027-11-09',
    })
  })
  test('six months less a day before the anniversary is too late for it', () => {
    const asked = lease({ start_date: '2025-11-01', end_date: '2026-10-31', given_on: '2027-04-30' })
    expect(workOutNotice(book, abuja, asked).expires_on).toBe('2027-10-31')
    expect(workOutNotice(book, abuja, { ...asked, given_on: '2027-05-01' }).expires_on).toBe('2028-10-31')
  })
  test('a notice that runs out on the very eve ends it there', () => {
    const monthly = lease({ frequency: 'MONTHLY', start_date: '2026-01-15', end_date: '2026-06-14' })
    expect(workOutNotice(book, abuja, { ...monthly, given_on: '2026-11-14' }).expires_on).toBe('2026-12-14')
    const early = lease({ start_date: '2026-11-01', end_date: '2027-10-31', given_on: '2026-12-01' })
    expect(workOutNotice(book, abuja, early).expires_on).toBe('2027-10-31')
  })
  test('a monthly tenancy from the 15th ends on a 14th', () => {
    const asked = lease({ frequency: 'MONTHLY', start_date: '2026-01-15', end_date: '2026-06-14' })
    expect(workOutNotice(book, abuja, asked).expires_on).toBe('2027-01-14')
  })
})

const day = (from: Day, most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(from, days))
const anyLease = fc
  .record({
    start_date: day('2020-01-01', 3000),
    length: fc.integer({ min: 0, max: 2000 }),
    frequency: fc.constantFrom(...Frequency.options),
    agreed_days: fc.option(fc.integer({ min: 1, max: 730 }), { nil: undefined }),
    given_on: day('2021-06-01', 4000),
  })
  .map(({ length, ...terms }) => ({ ...terms, end_date: addDays(terms.start_date, length) }))

const endOf = (asked: NoticeAsked, at: typeof lagos) => {
  const { verdict, length, expires_on, recovery_from } = workOutNotice(book, at, asked)
  if (verdict === 'UNKNOWN' || !length || !expires_on || !recovery_from) return
  const ran =
    'months' in length ? addMonths(asked.given_on, length.months) : addDays(asked.given_on, length.days)
  return { ran, expires_on, recovery_from }
}

describe.each([
  ['Lagos', lagos],
  ['the capital', abuja],
])('whatever the lease, in %s', (_, at) => {
  test('the notice never ends it before the term does, nor the court comes before its own length, a day for service and 7 clear days', () => {
    fc.assert(
      fc.property(anyLease, (asked) => {
        const end = endOf(asked, at)
        if (!end) return
        expect(end.expires_on >= asked.end_date).toBe(true)
        expect(end.expires_on >= end.ran).toBe(true)
        expect(daysBetween(end.ran, end.recovery_from)).toBeGreaterThanOrEqual(9)
      }),
      { numRuns: 500 },
    )
  })

  test('a later notice never ends it earlier', () => {
    fc.assert(
      fc.property(anyLease, fc.integer({ min: 0, max: 900 }), (asked, later) => {
        const [first, second] = [
          endOf(asked, at),
          endOf({ ...asked, given_on: addDays(asked.given_on, later) }, at),
        ]
        if (first && second) expect(second.expires_on >= first.expires_on).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('the steps stand in the order of their days', () => {
    fc.assert(
      fc.property(anyLease, (asked) => {
        const days = workOutNotice(book, at, asked).steps.map((step) => step.day)
        expect(days).toEqual([...days].sort())
      }),
    )
  })
})

test('in the capital it ends on the eve of an anniversary of the period', () => {
  fc.assert(
    fc.property(anyLease, (asked) => {
      const end = endOf(asked, abuja)
      if (!end) return
      const months = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, YEARLY: 12, TWO_YEARLY: 24 }[asked.frequency]
      const eves = Array.from({ length: 400 }, (_, i) =>
        addDays(addMonths(asked.start_date, (i + 1) * months), -1),
      )
      expect(eves).toContain(end.expires_on)
    }),
  )
})
