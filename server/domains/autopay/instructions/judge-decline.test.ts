import { expect, test } from 'vitest'
import { judgeDecline, retryAfterDays } from './judge-decline.ts'

test.each([
  ['Insufficient Funds', 'SHORT_OF_FUNDS'],
  ['Not sufficient funds', 'SHORT_OF_FUNDS'],
  ['Issuer or switch inoperative', 'PASSING'],
  ['Request timed out', 'PASSING'],
  ['The payment provider never received it. Try again later.', 'PASSING'],
  ['Declined', 'HARD'],
  ['Do not honor', 'HARD'],
  ['Expired card', 'HARD'],
  ['Stolen card', 'HARD'],
  [null, 'HARD'],
] as const)('%s is %s', (said, judged) => expect(judgeDecline(said)).toBe(judged))

test('tries again after 1, 3 and 7 days, and then no more', () => {
  expect([1, 2, 3, 4, 5].map(retryAfterDays)).toEqual([1, 3, 7, null, null])
})
