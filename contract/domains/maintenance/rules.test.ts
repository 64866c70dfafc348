import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerDue, clockOf, fixDue } from './clocks.ts'
import { areAnswers, proposePriority, QUESTIONS } from './faults.ts'
import { CATEGORIES, isOpen, MOVERS, mayMove, needsReason, REQUEST_STATUSES } from './rules.ts'

const status = fc.constantFrom(...REQUEST_STATUSES)

test('nobody alone closes without the tenant but time, and nothing leaves what was cancelled', () => {
  for (const from of REQUEST_STATUSES) {
    expect(mayMove('CANCELLED', from, MOVERS)).toBe(false)
    expect(mayMove(from, 'CLOSED', ['STAFF', 'DOER'])).toBe(false)
    expect(mayMove(from, from, MOVERS)).toBe(false)
  }
  expect(mayMove('RESOLVED', 'CLOSED', ['REPORTER'])).toBe(true)
  expect(mayMove('RESOLVED', 'CLOSED', ['CLOCK'])).toBe(true)
})

test('a hold, a refusal and opening again have a reason; a tenant takes their own back without one', () => {
  fc.assert(
    fc.property(status, status, fc.subarray([...MOVERS]), (from, to, as) => {
      if (!mayMove(from, to, as)) return
      if (to === 'ON_HOLD') expect(needsReason(from, to, as)).toBe(true)
      if (to === 'CANCELLED') expect(needsReason(from, to, as)).toBe(!as.includes('REPORTER'))
      if (!isOpen(from) && to === 'OPEN') expect(needsReason(from, to, as)).toBe(true)
    }),
  )
})

test('the gravest answer makes it as pressing as it is', () => {
  expect(proposePriority('WATER', { where: 'KITCHEN', sign: 'LEAK', amount: 'RUNS' })).toBe('HIGH')
  expect(proposePriority('WATER', { sign: 'LEAK', amount: 'FLOODS' })).toBe('URGENT')
  expect(proposePriority('POWER', { sign: 'SPARKS', spread: 'MINE_ALONE' })).toBe('URGENT')
  expect(proposePriority('DOORS', { sign: 'DOOR' })).toBe('LOW')
  expect(proposePriority('OTHER', {})).toBe('MEDIUM')
})

test('answers of another kind of fault are none', () => {
  for (const category of CATEGORIES)
    for (const [question, choices] of Object.entries(QUESTIONS[category]))
      for (const choice of choices as readonly string[])
        expect(areAnswers(category, { [question]: choice })).toBe(true)
  expect(areAnswers('PESTS', { sign: 'LEAK' })).toBe(false)
  expect(areAnswers('OTHER', { sign: 'LEAK' })).toBe(false)
  expect(areAnswers('WATER', { constructor: 'name' })).toBe(false)
})

const at = (time: string) => new Date(`2026-11-${time}:00+01:00`)
const WORKDAYS = new Set(['2026-11-09'])

test('what is pressing runs round the clock, the rest in working days without holidays', () => {
  expect(answerDue('URGENT', at('06T23:50'), WORKDAYS)).toEqual(at('07T00:05'))
  expect(answerDue('HIGH', at('06T23:50'), WORKDAYS)).toEqual(at('07T01:50'))
  expect(answerDue('MEDIUM', at('06T10:00'), WORKDAYS)).toEqual(at('10T17:00')) // Friday; Monday is a holiday
  expect(answerDue('LOW', at('06T10:00'), WORKDAYS)).toEqual(at('11T17:00'))
  expect(fixDue('HIGH', at('03T10:00'), 17 * 3_600_000)).toEqual(at('06T03:00'))
})

test('the promise that breaks first is the one that is shown; a hold stands', () => {
  const request = {
    ...{ status: 'OPEN' as const, opened_at: at('03T10:00'), answered_at: null, safe_at: null },
    ...{ answer_due_at: at('03T10:15'), safe_due_at: at('03T14:00'), fix_due_at: at('05T10:00') },
  }
  expect(clockOf(request, at('03T10:05'))).toMatchObject({ kind: 'ANSWER', is_late: false, is_close: false })
  expect(clockOf(request, at('03T10:13'))).toMatchObject({ kind: 'ANSWER', is_close: true })
  expect(clockOf(request, at('03T10:16'))).toMatchObject({ kind: 'ANSWER', is_late: true })
  const answered = { ...request, status: 'ASSIGNED' as const, answered_at: at('03T10:10') }
  expect(clockOf(answered, at('03T11:00'))).toMatchObject({ kind: 'SAFE', due_at: at('03T14:00') })
  const safe = { ...answered, safe_at: at('03T12:00') }
  expect(clockOf(safe, at('05T10:01'))).toMatchObject({ kind: 'FIX', is_late: true })
  expect(clockOf({ ...safe, status: 'ON_HOLD' }, at('09T10:00'))).toMatchObject({
    kind: 'HOLD',
    is_late: false,
  })
  expect(clockOf({ ...safe, status: 'RESOLVED' }, at('09T10:00')).kind).toBe('CONFIRM')
  expect(clockOf({ ...safe, status: 'CLOSED' }, at('09T10:00')).kind).toBe('OVER')
})
