import { describe, expect, it, vi } from 'vitest'
import { ApiError, classify, fieldProblems, messageOf } from './errors.ts'
import { isRetryable, retryDelay } from './queries.ts'

const failed = (code: string, more: { status?: number; retryAfter?: number; details?: unknown } = {}) =>
  new ApiError('Said by the server', { status: 422, code, ...more })

describe('classification by text', () => {
  it.each([
    ['Network request failed', 'network', 'medium'],
    ['Failed to fetch', 'network', 'medium'],
    ['Unauthorized', 'authentication', 'high'],
    ['The token is gone', 'authentication', 'high'],
    ['Access denied', 'permission', 'high'],
    ['Validation of the form', 'validation', 'low'],
    ['x is undefined', 'system', 'critical'],
    ['Something else', 'unknown', 'medium'],
  ])('%s is %s, %s', (text, category, severity) => {
    expect(classify(new Error(text))).toEqual({ category, severity })
  })

  it('takes type and reference errors for critical', () => {
    expect(classify(new TypeError('a.b is not a function')).severity).toBe('critical')
    expect(classify(new ReferenceError('q is not defined')).severity).toBe('critical')
  })
})

describe('words for a failure', () => {
  it('uses the sentence of the server', () => {
    expect(messageOf(failed('NOTHING_OWED'))).toBe('Said by the server')
  })
  it('says how long to wait', () => {
    expect(messageOf(failed('TOO_MANY_REQUESTS', { retryAfter: 90 }))).toBe(
      'Too many tries. Wait 2 minutes, then try again.',
    )
  })
  it('speaks of the network when no answer came', () => {
    expect(messageOf(failed('NETWORK_ERROR', { status: 0 }))).toMatch(/^No network/)
  })
  it('names the wrong fields', () => {
    const details = [{ path: 'body.email', message: 'Enter an e-mail address' }]
    expect(fieldProblems(failed('VALIDATION_ERROR', { details }))).toEqual({
      email: 'Enter an e-mail address',
    })
  })
})

describe('asking again in the query layer', () => {
  it('counts only failures without an answer, three times', () => {
    const lost = failed('NETWORK_ERROR', { status: 0 })
    expect([0, 1, 2, 3].map((failures) => isRetryable(failures, lost))).toEqual([true, true, true, false])
    expect(isRetryable(0, failed('INTERNAL_ERROR', { status: 500 }))).toBe(false)
  })
  it('waits 1 s on average, doubling, at most 30 s', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect([0, 1, 2, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 15_000])
    vi.restoreAllMocks()
  })
})
