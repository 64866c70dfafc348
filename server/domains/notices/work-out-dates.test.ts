import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { NoticeKind } from '@gida/contract/domains/notices/kinds'
import { describe, expect, test } from 'vitest'
import { loadedRules, makeRuleBook } from '../law/index.ts'
import { defectsOf, type LeaseState, type QuitNotice, whyNoNotice } from './validity.ts'
import { faultOfLastDay, workOutDates } from './work-out-dates.ts'

const book = makeRuleBook(loadedRules)
const placeIn = (state: string, address = '14 Freedom Way, Lekki') => ({ state, lga: 'Eti-Osa', address })
const LAGOS = placeIn('Lagos')
const ABUJA = placeIn('Federal Capital Territory', '2 Gimbiya Street, Garki')

type Row = [
  ...[state: typeof LAGOS, frequency: Frequency, start: string, end: string, given: string],
  ...[length: string, earliest: string, court: string],
]

/** Day of service; earliest last day; day of the intention; seven clear days; earliest day in court. */
const QUIT: Row[] = [
  [LAGOS, 'MONTHLY', '2026-01-01', '2026-01-31', '2026-11-07', '1 month', '2026-12-07', '2026-12-16'],
  [LAGOS, 'QUARTERLY', '2026-01-01', '2026-03-31', '2026-11-07', '3 months', '2027-02-07', '2027-02-16'],
  [LAGOS, 'HALF_YEARLY', '2026-01-01', '2026-06-30', '2026-11-07', '3 months', '2027-02-07', '2027-02-16'],
  [LAGOS, 'YEARLY', '2026-07-01', '2027-06-30', '2026-11-07', '6 months', '2027-06-30', '2027-07-09'],
  [LAGOS, 'YEARLY', '2026-01-01', '2026-12-31', '2026-11-07', '6 months', '2027-05-07', '2027-05-16'],
  [LAGOS, 'MONTHLY', '2026-01-01', '2026-01-31', '2027-01-31', '1 month', '2027-02-28', '2027-03-09'],
  [ABUJA, 'MONTHLY', '2026-01-15', '2026-02-14', '2026-11-07', '1 month', '2026-12-14', '2026-12-23'],
  [ABUJA, 'QUARTERLY', '2026-01-01', '2026-03-31', '2026-11-07', '3 months', '2027-03-31', '2027-04-09'],
  [ABUJA, 'YEARLY', '2026-03-01', '2027-02-28', '2026-11-07', '6 months', '2028-02-29', '2028-03-09'],
]

describe('a notice to quit', () => {
  test.each(QUIT)('%o %s, %s to %s, served on %s', (place, frequency, start, end, given, ...wanted) => {
    const asked = { start_date: start, end_date: end, frequency, given_on: given }
    const dates = workOutDates(book, place, 'QUIT', asked)
    expect([dates.length, dates.earliest, dates.court_from]).toEqual(wanted)
    const fault = (ends_on: string) => faultOfLastDay(dates, asked, { given_on: given, ends_on })
    const [, earliest = ''] = wanted
    expect(fault(earliest)).toBeNull()
    const before = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10)
    expect(fault(before)).toContain('The earliest lawful last day is')
  })

  test('in the FCT ends on the eve of a period, and on no other later day', () => {
    const asked = { start_date: '2026-01-15', end_date: '2026-02-14', frequency: 'MONTHLY' as const }
    const dates = workOutDates(book, ABUJA, 'QUIT', { ...asked, given_on: '2026-11-07' })
    const fault = (ends_on: string) => faultOfLastDay(dates, asked, { given_on: '2026-11-07', ends_on })
    expect(fault('2027-01-14')).toBeNull()
    expect(fault('2027-01-20')).toContain('not the eve of a period')
  })

  test.each([placeIn('Kano'), placeIn('Lagos', '3 Bourdillon Road, Ikoyi')])(
    'is not made up where no rule reaches: %o',
    (place) => {
      const asked = { start_date: '2026-01-01', end_date: '2026-12-31', frequency: 'YEARLY' as const }
      const dates = workOutDates(book, place, 'QUIT', { ...asked, given_on: '2026-11-07' })
      expect([dates.is_known, dates.earliest]).toEqual([false, null])
    },
  )

  test('takes what the lease itself agrees', () => {
    const asked = { start_date: '2026-01-01', end_date: '2026-01-31', frequency: 'MONTHLY' as const }
    const dates = workOutDates(book, LAGOS, 'QUIT', { ...asked, given_on: '2026-11-07', agreed_days: 60 })
    expect(dates.earliest).toBe('2027-01-06')
  })
})

test.each([LAGOS, ABUJA])(
  'an intention runs seven clear days from service, and the court follows: %o',
  (place) => {
    const asked = { start_date: '2026-01-01', end_date: '2026-12-31', frequency: 'YEARLY' as const }
    const dates = workOutDates(book, place, 'INTENTION', { ...asked, given_on: '2027-07-01' })
    expect([dates.earliest, dates.court_from]).toEqual(['2027-07-08', '2027-07-09'])
  },
)

const ACTIVE: LeaseState = { status: 'ACTIVE', end_date: '2027-06-30', followed_by_id: null }
const SERVED: QuitNotice = { id: 'q', dated: '2026-11-06', ends_on: '2027-06-30' }

test.each<[NoticeKind, Partial<LeaseState>, QuitNotice, string, string | null]>([
  ['QUIT', {}, null, '2026-11-07', null],
  ['QUIT', { status: 'DRAFT' }, null, '2026-11-07', 'never run'],
  ['QUIT', { status: 'PENDING_SIGNATURE' }, null, '2026-11-07', 'never run'],
  ['QUIT', { status: 'EXPIRED' }, null, '2027-07-07', 'ended on'],
  ['QUIT', { status: 'TERMINATED' }, null, '2027-07-07', 'ended on'],
  ['QUIT', { followed_by_id: 'next' }, null, '2026-11-07', 'renewed'],
  ['INTENTION', {}, null, '2026-11-07', 'no notice to quit was served'],
  ['INTENTION', {}, SERVED, '2027-06-30', 'can be served from 1 Jul 2027'],
  ['INTENTION', {}, SERVED, '2027-07-01', null],
  ['INTENTION', { status: 'EXPIRED' }, null, '2027-07-01', null],
  ['INTENTION', { status: 'TERMINATED' }, null, '2027-07-01', 'given back'],
  ['INTENTION', { status: 'RENEWED' }, SERVED, '2027-07-01', 'renewed'],
])('%s, lease %o, quit notice %o, on %s: %s', (kind, lease, quit, on, why) => {
  const said = whyNoNotice(kind, { ...ACTIVE, ...lease }, quit, on)
  if (why === null) expect(said).toBeNull()
  else expect(said).toContain(why)
})

test('what was served too late, too late for its own day, or on a lease that was renewed meanwhile is defective', () => {
  const served = { kind: 'QUIT' as const, ends_on: '2027-06-30', served_on: '2026-11-07', is_lawful: true }
  expect(defectsOf(ACTIVE, served)).toEqual([])
  expect(defectsOf(ACTIVE, { ...served, is_lawful: false })).toEqual(['TOO_SHORT'])
  expect(defectsOf(ACTIVE, { ...served, served_on: '2027-06-30' })).toEqual(['ALREADY_OVER'])
  expect(defectsOf({ ...ACTIVE, followed_by_id: 'next' }, served)).toEqual(['LEASE_RENEWED'])
  expect(defectsOf({ ...ACTIVE, status: 'TERMINATED' }, served)).toEqual(['LEASE_ENDED'])
})
