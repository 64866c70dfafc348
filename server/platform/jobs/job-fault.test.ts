import { expect, test } from 'vitest'
import { z } from 'zod'
import { NoAnswer } from '../errors/no-answer.ts'
import { Problem, problem } from '../errors/problem.ts'
import { ProviderRefusal, ProviderUnknown } from '../pay/provider.ts'
import { faultOf, withFault } from './job-fault.ts'
import { readPayload } from './jobs.ts'

const unreadable = () => {
  try {
    return readPayload(z.object({ a: z.string() }), {})
  } catch (error) {
    return error
  }
}

const unreached = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:25'), { code: 'ECONNREFUSED' })

test.each([
  ['NO_ANSWER', new ProviderUnknown('silent')],
  ['NO_ANSWER', new NoAnswer('The virus scanner is away.')],
  ['NO_ANSWER', new TypeError('fetch failed', { cause: unreached })],
  ['REFUSED', new Error('Could not be done: 7.', { cause: problem('NOT_FOUND') })],
  ['NO_ANSWER', unreached],
  ['NO_ANSWER', new DOMException('too long', 'TimeoutError')],
  ['NO_ANSWER', new Problem('DATABASE_UNAVAILABLE')],
  ['REFUSED', new ProviderRefusal('no such account', 400, 'invalid')],
  ['REFUSED', problem('NOT_FOUND')],
  ['UNREADABLE', unreadable()],
  ['FAULT', new TypeError('x is not a function')],
  ['FAULT', 'a word'],
] as const)('tells %s of %s', (fault, error) => expect(faultOf(error)).toBe(fault))

test('the queue keeps the fault before the words', () => {
  expect(withFault(new ProviderUnknown('silent')).message).toBe('NO_ANSWER: silent')
})
