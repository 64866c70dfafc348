import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { expect, it } from 'vitest'
import { checkParts, emptyPart } from './PartsField.tsx'

const part = (lease_id: string, amount: TypedAmount) => ({ ...emptyPart(amount), lease_id })
const WHOLE = 5_000_000

it('takes parts that make up the whole of a transfer', () => {
  expect(checkParts([part('a', 3_000_000), part('b', 2_000_000)], WHOLE)).toBeUndefined()
})

it.each([
  ['nobody is chosen', [part('', WHOLE)], 'Choose who the ₦50,000 is for.'],
  ['something is left', [part('a', 3_000_000)], '₦20,000.00 is still to be assigned'],
  ['more is given than came', [part('a', 6_000_000)], 'That is ₦10,000.00 more than came in'],
  ['a part is empty', [part('a', WHOLE), part('b', null)], 'Write an amount in naira, like 50,000'],
  [
    'a part cannot be read',
    [part('a', WHOLE), part('b', { typed: 'fifty', fault: 'UNREADABLE' })],
    'Write an amount in naira, like 50,000',
  ],
])('refuses where %s', (_why, parts, says) => expect(checkParts(parts, WHOLE)).toBe(says))
