import { describe, expect, test } from 'vitest'
import { type BreachState, breachClock, openBeforeClosing } from './breach-clock.ts'

const NOTICED = new Date('2026-11-20T08:00:00Z')
const after = (hours: number) => new Date(NOTICED.getTime() + hours * 3_600_000)
const NOTHING = { FREEZE: null, SCOPE: null, DECIDE: null, DRAFT: null, COMMISSION: null, PEOPLE: null }
const breach = (given: Partial<BreachState> = {}, done: Partial<BreachState['done']> = {}): BreachState => ({
  ...{ noticed_at: NOTICED, risk: null, closed_at: null },
  ...given,
  done: { ...NOTHING, ...done },
})
const states = (of: BreachState, hours: number) =>
  Object.fromEntries(breachClock(of, after(hours)).steps.map(({ key, state }) => [key, state]))

describe('the clock of a breach', () => {
  test('has the Commission told 72 hours after it was noticed, and the notice sent twelve hours before', () => {
    const { deadline, steps } = breachClock(breach(), after(0))
    expect(deadline).toEqual(after(72))
    expect(steps.map(({ key, due_at }) => [key, (+due_at - +NOTICED) / 3_600_000])).toEqual([
      ['FREEZE', 0],
      ['SCOPE', 4],
      ['DECIDE', 24],
      ['DRAFT', 48],
      ['COMMISSION', 60],
      ['PEOPLE', 60],
    ])
  })

  test('names what is next, and what is overdue, to the moment', () => {
    const frozen = breach({}, { FREEZE: after(0) })
    expect(states(frozen, 3.99)).toMatchObject({ FREEZE: 'DONE', SCOPE: 'NEXT', DECIDE: 'LATER' })
    expect(breachClock(frozen, after(3.99)).is_overdue).toBe(false)
    expect(states(frozen, 4)).toMatchObject({ SCOPE: 'OVERDUE', DECIDE: 'LATER' })
    expect(breachClock(frozen, after(4))).toMatchObject({
      is_overdue: true,
      next: 'SCOPE',
      next_at: after(4),
    })
  })

  test('asks nobody to be told where no risk is likely, the Commission where one is, and the people where it is high', () => {
    const decided = { DECIDE: after(10) }
    expect(states(breach({ risk: 'NONE' }, decided), 100)).toMatchObject({
      ...{ DRAFT: 'NEEDLESS', COMMISSION: 'NEEDLESS', PEOPLE: 'NEEDLESS' },
    })
    expect(states(breach({ risk: 'LIKELY' }, decided), 61)).toMatchObject({
      ...{ COMMISSION: 'OVERDUE', PEOPLE: 'NEEDLESS' },
    })
    const high = breach({ risk: 'HIGH' }, decided)
    expect(states(high, 10)).toMatchObject({ COMMISSION: 'LATER', PEOPLE: 'OVERDUE' })
  })

  test('stands still once the breach is closed', () => {
    const closed = breach({ risk: 'NONE', closed_at: after(30) }, { DECIDE: after(10) })
    expect(breachClock(closed, after(500))).toMatchObject({ next: null, is_overdue: false })
  })
})

test('it is not closed before the risk is decided and whoever must know is told', () => {
  expect(openBeforeClosing(breach())).toBe('DECIDE')
  expect(openBeforeClosing(breach({ risk: 'NONE' }))).toBeUndefined()
  expect(openBeforeClosing(breach({ risk: 'LIKELY' }))).toBe('COMMISSION')
  expect(openBeforeClosing(breach({ risk: 'HIGH' }, { COMMISSION: after(1) }))).toBe('PEOPLE')
  expect(
    openBeforeClosing(breach({ risk: 'HIGH' }, { COMMISSION: after(1), PEOPLE: after(2) })),
  ).toBeUndefined()
})
