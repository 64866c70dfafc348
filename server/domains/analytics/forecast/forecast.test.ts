import type { Frequency } from '@gida/contract/domains/estates/unit'
import { addDays, addMonths, type Day, firstOfMonth } from '@gida/contract/shared/dates'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Random, randomFor } from '../../../demo/random.ts'
import { rentCharges } from '../../leases/index.ts'
import { dayNumber } from '../day-number.ts'
import { expectRent } from './expect-rent.ts'
import type { ForecastInput, RentCharge, RentTerm } from './forecast-input.ts'
import { forecastOf } from './get-estate-forecast.ts'
import { comingOf, paymentCurve, unpaidAt, WHOLE } from './payment-curve.ts'
import { turnover } from './turnover.ts'

const TODAY: Day = '2026-11-20'
const NOW = dayNumber(TODAY)
const RENT = 10_000_000
const NOTHING: ForecastInput = { today: NOW, charges: [], terms: [], homes: [] }

const charge = (due: number, paid: RentCharge['paid'] = [], amount = RENT): RentCharge => ({
  known: due - 90,
  due,
  amount,
  open: amount - paid.reduce((sum, [, part]) => sum + part, 0),
  paid,
})

/** Two and a half years of an estate: rents of every frequency, some paid early, most within days, some late, some never. */
function livedIn(seed: string, homes = 80): ForecastInput {
  const random = randomFor(seed)
  const world = {
    today: NOW,
    charges: [] as RentCharge[],
    terms: [] as RentTerm[],
    homes: [] as ForecastInput['homes'][number][],
  }
  for (let n = 0; n < homes; n++) {
    const home = {
      unit_id: `unit ${n}`,
      since: NOW - 900,
      rent_amount: random.between(50, 300) * 1_000_000,
      frequency: random.pick<Frequency>([
        'MONTHLY',
        'MONTHLY',
        'QUARTERLY',
        'QUARTERLY',
        'HALF_YEARLY',
        'YEARLY',
      ]),
    }
    world.homes.push(home)
    let start = addDays(TODAY, -random.between(560, 900))
    for (let tenant = 0; start <= TODAY; tenant++) {
      const end = addDays(addMonths(start, 12), -1)
      const signed = dayNumber(start) - random.between(5, 30)
      world.terms.push({
        ...home,
        tenant_id: `${n}:${tenant}`,
        signed,
        first: dayNumber(start),
        last: dayNumber(end),
      })
      world.charges.push(...chargesOf(home, start, end, signed, random))
      if (random.chance(0.7)) tenant -= 1
      start = addDays(end, tenant >= 0 && random.chance(0.5) ? 1 : random.between(1, 50))
    }
  }
  return world
}

function chargesOf(
  home: { rent_amount: number; frequency: Frequency },
  start_date: Day,
  end_date: Day,
  known: number,
  random: Random,
): RentCharge[] {
  return rentCharges({ id: '', start_date, end_date, ...home, instalments: 1 }).map(
    ({ due_date, amount }) => {
      const due = dayNumber(due_date)
      const dice = random.next()
      const lag =
        dice < 0.3 ? -random.between(0, 9) : dice < 0.75 ? random.between(0, 10) : random.between(11, 70)
      const isPaid = dice < 0.95 && due + lag <= NOW
      return { known, due, amount, open: isPaid ? 0 : amount, paid: isPaid ? [[lag, amount]] : [] }
    },
  )
}

describe('how people pay', () => {
  test('is the share of what fell due, by days, and what has not had its days yet does not count against it', () => {
    const curve = paymentCurve(
      [
        charge(NOW - 100, [[0, RENT]]),
        charge(NOW - 100, [[10, RENT]]),
        charge(NOW - 100, [[10, RENT / 2]]),
        charge(NOW - 5), // only five days old, so nothing is known of its tenth day
      ],
      NOW,
    )
    expect(unpaidAt(curve, -1)).toBe(WHOLE)
    expect(unpaidAt(curve, 0)).toBe((WHOLE * 3) / 4)
    expect(unpaidAt(curve, 9)).toBe((WHOLE * 3) / 4)
    expect(unpaidAt(curve, 10)).toBe((WHOLE / 16) * 3)
    expect(unpaidAt(curve, 364)).toBe(unpaidAt(curve, 10))
  })

  test('counts on no payment later than any that has been', () => {
    const curve = paymentCurve([charge(NOW - 300, [[20, RENT]]), charge(NOW - 300)], NOW)
    const due = { due: NOW - 10, open: RENT }
    expect(comingOf(curve, due, NOW, { first: NOW + 1, last: NOW + 10 })).toBe(RENT / 2)
    expect(comingOf(curve, due, NOW, { first: NOW + 11, last: NOW + 400 })).toBe(0)
    expect(comingOf(curve, { due: NOW - 200, open: RENT }, NOW, { first: NOW + 1, last: NOW + 90 })).toBe(0)
  })

  test('learns nothing from after the day on which it is asked', () => {
    const past = [charge(NOW - 200, [[40, RENT]]), charge(NOW - 190, [[1, RENT]])]
    const before = paymentCurve(past, NOW - 189)
    expect(before).toEqual(paymentCurve([charge(NOW - 200), charge(NOW - 190, [[1, RENT]])], NOW - 189))
  })
})

describe('who stays and how empty units fill', () => {
  const term = (unit: string, tenant: string, first: number, last: number): RentTerm => ({
    unit_id: unit,
    tenant_id: tenant,
    signed: first - 10,
    first,
    last,
    rent_amount: RENT,
    frequency: 'MONTHLY',
  })
  const home = (unit_id: string) => ({
    unit_id,
    since: NOW - 400,
    rent_amount: RENT,
    frequency: 'MONTHLY' as const,
  })

  test('says nothing below three cases', () => {
    const terms = [term('a', 'x', NOW - 400, NOW - 36), term('b', 'y', NOW - 400, NOW - 36)]
    expect(turnover({ ...NOTHING, terms, homes: [home('a'), home('b')] }, NOW)).toEqual({
      ended: 2,
      renewed: null,
      letInMonth: null,
    })
  })

  test('counts a tenant who signed again as renewed, and a month empty per let as the pace', () => {
    const terms = [
      term('a', 'x', NOW - 400, NOW - 36),
      term('a', 'x', NOW - 35, NOW + 300),
      term('b', 'y', NOW - 370, NOW - 100),
      term('b', 'z', NOW - 69, NOW + 300),
      term('c', 'q', NOW - 370, NOW - 100),
      term('c', 'r', NOW - 69, NOW + 300),
    ]
    const { ended, renewed, letInMonth } = turnover(
      { ...NOTHING, terms, homes: ['a', 'b', 'c'].map(home) },
      NOW,
    )
    expect([ended, renewed]).toEqual([3, Math.floor(WHOLE / 3)])
    // Two units were vacant for 30 days, twice: 120 days for five lets.
    expect(letInMonth).toBe(WHOLE)
  })

  test('overlapping leases make neither an empty day nor a fault', () => {
    const terms = [
      term('a', 'x', NOW - 400, NOW + 30),
      term('a', 'y', NOW - 200, NOW - 100),
      term('a', 'z', NOW - 150, NOW - 140),
    ]
    expect(turnover({ ...NOTHING, terms, homes: [home('a')] }, NOW).letInMonth).toBe(WHOLE)
  })
})

describe('a forecast', () => {
  test('foresees nothing from nothing, and says that it is too early', () => {
    const { months, this_month, past, tested, method, basis } = forecastOf(NOTHING, TODAY)
    expect(months).toHaveLength(12)
    expect(months[0]?.month).toBe('2026-12')
    expect([...months, this_month].every(({ expected, low, high }) => expected + low + high === 0)).toBe(true)
    expect({ past, tested, history: basis.months_of_history }).toEqual({ past: [], tested: null, history: 0 })
    expect(method).toContain('Too early')
  })

  test('shows what leases say, from nothing to all of it, while it is too early to know how people pay', () => {
    const { months, tested } = forecastOf(
      { ...NOTHING, charges: [charge(NOW - 60), charge(NOW + 20)] },
      TODAY,
    )
    expect(tested).toBeNull()
    expect(months[0]).toEqual({ month: '2026-12', expected: RENT, low: 0, high: RENT })
    expect(months[1]).toEqual({ month: '2027-01', expected: 0, low: 0, high: 0 })
  })

  test('takes what is paid on the day every month as what comes', () => {
    const charges = Array.from({ length: 40 }, (_, n) => {
      const due = dayNumber(addMonths('2024-12-10', n))
      return { ...charge(due, due < NOW ? [[0, RENT]] : []), known: NOW - 800 }
    })
    const { months, tested } = forecastOf({ ...NOTHING, charges }, TODAY)
    expect(months.map(({ expected }) => expected)).toEqual(new Array(12).fill(RENT))
    expect(months.every(({ low, high }) => low === RENT && high === RENT)).toBe(true)
    expect(tested).toEqual({ months: 6, within_range: 6, mean_error: 0, mean_error_of_guess: 0 })
  })

  test('where nobody knows who stays, counts on nobody and lets the upper end hold everybody', () => {
    const rents = Array.from({ length: 14 }, (_, n) => dayNumber(addMonths('2025-12-10', n)))
    const charges = rents.map((due) => ({ ...charge(due, due < NOW ? [[0, RENT]] : []), known: NOW - 800 }))
    const term = {
      unit_id: 'a',
      tenant_id: 'x',
      signed: NOW - 800,
      first: dayNumber('2025-12-10'),
      rent_amount: RENT,
    }
    const terms = [{ ...term, last: dayNumber('2027-02-09'), frequency: 'MONTHLY' as const }]
    const { months } = forecastOf({ ...NOTHING, charges, terms }, TODAY)
    expect(months.map(({ expected }) => expected)).toEqual([RENT, RENT, ...new Array(10).fill(0)])
    expect(months.every(({ high }) => high >= RENT)).toBe(true)
  })

  test('on the first and last day of a month and of a year keeps its months apart', () => {
    for (const today of ['2026-12-31', '2027-01-01', '2028-02-29', '2027-11-30'] as const) {
      const { months, this_month } = forecastOf({ ...NOTHING, today: dayNumber(today) }, today)
      expect(this_month.month).toBe(today.slice(0, 7))
      expect(months.map(({ month }) => month)).toEqual(
        Array.from({ length: 12 }, (_, i) => addMonths(firstOfMonth(today), i + 1).slice(0, 7)),
      )
    }
  })

  test('held-back months lie in its range four times in five or more, and it errs less than the naive guess', () => {
    const tried = Array.from({ length: 12 }, (_, n) => forecastOf(livedIn(`forecast ${n}`), TODAY).tested)
    const sum = (of: 'months' | 'within_range' | 'mean_error' | 'mean_error_of_guess') =>
      tried.reduce((total, one) => total + (one?.[of] ?? 0), 0)
    expect(sum('months')).toBe(72)
    expect(sum('within_range') / sum('months')).toBeGreaterThanOrEqual(0.8)
    expect(sum('mean_error')).toBeLessThan(sum('mean_error_of_guess'))
  })

  test('never goes below zero, and its range holds what it expects', () => {
    const day = fc.integer({ min: NOW - 700, max: NOW + 400 })
    const amount = fc.integer({ min: 1, max: 1_000_000_000_000 })
    const anyCharge = fc
      .record({
        due: day,
        amount,
        known: fc.integer({ min: 0, max: 400 }),
        lag: fc.integer({ min: -80, max: 500 }),
        parts: fc.integer({ min: 0, max: 100 }),
      })
      .map(({ due, amount, known, lag, parts }): RentCharge => {
        const came = due + lag <= NOW ? Math.floor((amount / 100) * parts) : 0
        return { due, amount, known: due - known, open: amount - came, paid: came > 0 ? [[lag, came]] : [] }
      })
    const frequency = fc.constantFrom<Frequency>(
      'MONTHLY',
      'QUARTERLY',
      'HALF_YEARLY',
      'YEARLY',
      'TWO_YEARLY',
    )
    const unit_id = fc.constantFrom('a', 'b', 'c', 'd')
    const anyTerm = fc
      .record({
        unit_id,
        tenant_id: fc.constantFrom('x', 'y'),
        first: day,
        length: fc.integer({ min: 0, max: 800 }),
        rent_amount: amount,
        frequency,
      })
      .map(
        ({ length, ...term }): RentTerm => ({ ...term, signed: term.first - 7, last: term.first + length }),
      )
    const anyHome = fc.record({ unit_id, since: day, rent_amount: amount, frequency })
    fc.assert(
      fc.property(
        fc.array(anyCharge, { maxLength: 30 }),
        fc.array(anyTerm, { maxLength: 8 }),
        fc.array(anyHome, { maxLength: 4 }),
        (charges, terms, homes) => {
          const { months, this_month, tested } = forecastOf({ today: NOW, charges, terms, homes }, TODAY)
          for (const { low, expected, high } of [...months, this_month]) {
            expect(low).toBeGreaterThanOrEqual(0)
            expect(expected).toBeGreaterThanOrEqual(low)
            expect(high).toBeGreaterThanOrEqual(expected)
            expect([low, expected, high].every(Number.isSafeInteger)).toBe(true)
          }
          if (tested) expect(tested.within_range).toBeLessThanOrEqual(tested.months)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('expects no more of what is owed than is owed, however the months are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -9, max: 90 }), fc.boolean()), {
          maxLength: 40,
        }),
        (rows) => {
          const charges = rows.map(([ago, lag, isPaid]) =>
            charge(NOW - ago, isPaid && lag <= ago ? [[lag, RENT]] : []),
          )
          const months = Array.from({ length: 24 }, (_, n) => ({
            first: NOW + 1 + n * 30,
            last: NOW + 30 + n * 30,
          }))
          const expected = expectRent({ ...NOTHING, charges }, NOW, months).reduce((sum, n) => sum + n, 0)
          expect(expected).toBeLessThanOrEqual(charges.reduce((sum, { open }) => sum + open, 0))
        },
      ),
    )
  })
})
