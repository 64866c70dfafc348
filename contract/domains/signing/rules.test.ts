import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Act,
  cautionsOf,
  DRAWING,
  isRefused,
  maskEmail,
  maskPhone,
  type RequestState,
  refusalOf,
  type SignerState,
  stateAfter,
  whoseTurn,
} from './rules.ts'

type Signing = { state: RequestState; in_order: boolean; signers: { place: number; state: SignerState }[] }
const of = (state: RequestState, in_order: boolean, ...states: SignerState[]): Signing => ({
  ...{ state, in_order },
  signers: states.map((state, i) => ({ place: i + 1, state })),
})

test.each<[string, Signing, Act, string | null]>([
  ['the first signs', of('SENT', true, 'WAITING', 'WAITING'), { kind: 'SIGN', place: 1 }, null],
  [
    'the second before the first',
    of('SENT', true, 'WAITING', 'WAITING'),
    { kind: 'SIGN', place: 2 },
    'NOT_YET',
  ],
  ['the second, all at once', of('SENT', false, 'WAITING', 'WAITING'), { kind: 'SIGN', place: 2 }, null],
  ['twice', of('PARTLY_SIGNED', true, 'SIGNED', 'WAITING'), { kind: 'SIGN', place: 1 }, 'DONE'],
  ['after it was voided', of('VOIDED', true, 'WAITING'), { kind: 'SIGN', place: 1 }, 'OVER'],
  ['after it expired', of('EXPIRED', true, 'WAITING'), { kind: 'SIGN', place: 1 }, 'OVER'],
  ['while it is sealed', of('SEALING', true, 'SIGNED'), { kind: 'SIGN', place: 1 }, 'OVER'],
  ['declining out of turn', of('SENT', true, 'WAITING', 'WAITING'), { kind: 'DECLINE', place: 2 }, null],
  [
    'declining after signing',
    of('PARTLY_SIGNED', true, 'SIGNED', 'WAITING'),
    { kind: 'DECLINE', place: 1 },
    'DONE',
  ],
  ['voiding what is sealed', of('SEALING', true, 'SIGNED'), { kind: 'VOID' }, 'OVER'],
  ['sealing twice', of('COMPLETED', true, 'SIGNED'), { kind: 'SEAL' }, 'OVER'],
  ['sealing what is not signed', of('PARTLY_SIGNED', true, 'SIGNED', 'WAITING'), { kind: 'SEAL' }, 'OVER'],
  [
    'replacing who signed',
    of('PARTLY_SIGNED', true, 'SIGNED', 'WAITING'),
    { kind: 'REPLACE', place: 1 },
    'DONE',
  ],
  [
    'reminding who is not next',
    of('SENT', true, 'WAITING', 'WAITING'),
    { kind: 'REMIND', place: 2 },
    'NOT_YET',
  ],
])('%s', (_, signing, act, refusal) => expect(refusalOf(signing, act)).toBe(refusal))

test('a thousand random signings end at most once, in order, and sealed only when all have signed', () => {
  const places = fc.integer({ min: 1, max: 4 })
  const act = fc.oneof(
    { weight: 6, arbitrary: places.map((place): Act => ({ kind: 'SIGN', place })) },
    { weight: 1, arbitrary: places.map((place): Act => ({ kind: 'DECLINE', place })) },
    { weight: 3, arbitrary: fc.constant<Act>({ kind: 'SEAL' }) },
    { weight: 1, arbitrary: fc.constantFrom<Act>({ kind: 'VOID' }, { kind: 'EXPIRE' }, { kind: 'EXTEND' }) },
  )
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      fc.array(act, { maxLength: 25 }),
      (in_order, count, acts) => {
        let signing = of('SENT', in_order, ...Array.from({ length: count }, (): SignerState => 'WAITING'))
        const signed: number[] = []
        let ends = 0
        for (const one of acts) {
          const turn = whoseTurn(signing)
          if (refusalOf(signing, one)) continue
          if (one.kind === 'SIGN') {
            expect(turn).toContain(one.place)
            expect(signed).not.toContain(one.place)
            signed.push(one.place)
          }
          const state = stateAfter(signing, one)
          if (['COMPLETED', 'DECLINED', 'VOIDED', 'EXPIRED'].includes(state)) ends++
          if (state === 'SEALING' || state === 'COMPLETED') expect(signed).toHaveLength(count)
          const became: SignerState | null =
            one.kind === 'SIGN' ? 'SIGNED' : one.kind === 'DECLINE' ? 'DECLINED' : null
          signing = {
            ...{ state, in_order },
            signers: signing.signers.map((signer) =>
              became && 'place' in one && signer.place === one.place ? { ...signer, state: became } : signer,
            ),
          }
        }
        expect(ends).toBeLessThanOrEqual(1)
        if (in_order) expect(signed).toEqual([...signed].sort((a, b) => a - b))
        if (signing.state === 'SENT' || signing.state === 'PARTLY_SIGNED')
          expect(whoseTurn(signing)).not.toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})

describe('what the law says', () => {
  test.each([
    ['NOTICE', null, ['NOTICE']],
    ['MANDATE', null, ['UNDER_SEAL']],
    ['TENANCY_AGREEMENT', 12, ['LAWYER']],
    ['TENANCY_AGREEMENT', 36, ['LAWYER']],
    ['TENANCY_AGREEMENT', 37, ['LONG_LEASE', 'LAWYER']],
    ['CONDITION_REPORT', null, []],
  ] as const)('%s of %s months', (document_type, lease_months, cautions) => {
    expect(cautionsOf({ document_type, lease_months })).toEqual(cautions)
    expect(isRefused(cautions)).toBe(document_type === 'NOTICE')
  })
})

test('a drawing is strokes and nothing else, and addresses are told to nobody', () => {
  expect(DRAWING.test('M10 20L12.5 24 L30 40M50 50 L60 60')).toBe(true)
  for (const other of ['M1 1', 'M1 1 L2 2<script>', '<svg/>', 'M1 1 C1 1 2 2 3 3', 'M1e9 1 L2 2'])
    expect(DRAWING.test(other), other).toBe(false)
  expect(maskEmail('adaeze@gmail.com')).toBe('a•••@gmail.com')
  expect(maskPhone('+2348031234567')).toBe('+234 ••• ••• 4567')
})
