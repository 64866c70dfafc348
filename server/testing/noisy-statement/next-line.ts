import { addDays } from '@gida/contract/shared/dates'
import type { Random } from '../../demo/random.ts'
import type { Transfer } from '../../domains/transfers/matching/match.ts'
import { anyOf, wordsOf } from './names.ts'
import { around, BANKS, damaged, miswritten, stranger } from './narration.ts'
import type { PayingLease } from './paying-leases.ts'

export type NoisyLine = {
  kind: LineKind
  /** The lease it was generated for, whoever's money it is. */
  lease_id: string
  transfer: Transfer
  /** Whose money it is; empty for strangers. */
  truth: { lease_id: string; amount: number }[]
  /** Whether a careful person would book it without asking. */
  is_matchable: boolean
}

const WEIGHTS = [
  ['code', 46],
  ['code-part', 8],
  ['code-cut', 5],
  ['payer', 22],
  ['over', 3],
  ['two', 2],
  ['wrong-code', 3],
  ['stranger', 7],
  ['seen-reference', 2],
  ['written-down', 2],
] as const
export type LineKind = (typeof WEIGHTS)[number][0]

function kindOf(random: Random): LineKind {
  let at = random.between(0, WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0) - 1)
  for (const [kind, weight] of WEIGHTS) {
    at -= weight
    if (at < 0) return kind
  }
  return 'code'
}

/** The next line of the statement, in the current state of the leases. */
export function nextLine(leases: readonly PayingLease[], number: number, random: Random): NoisyLine {
  const kind = kindOf(random)
  const lease = anyOf(random, leases)
  const { candidate, code, payer } = lease
  const open = candidate.charges.reduce((sum, { amount }) => sum + amount, 0)
  const day = addDays('2026-01-01', Math.floor(number / 25))
  const line = (
    transfer: Partial<Transfer> & { narration: string },
    more: Partial<NoisyLine> = {},
  ): NoisyLine => {
    const amount = transfer.amount ?? open
    return {
      kind,
      lease_id: candidate.lease_id,
      transfer: { day, payer: '', ...transfer, amount },
      truth: [{ lease_id: candidate.lease_id, amount }],
      is_matchable: false,
      ...more,
    }
  }
  switch (kind) {
    case 'code':
      return line(
        { narration: around(random, random.chance(0.7) ? payer : stranger(random), damaged(random, code)) },
        { is_matchable: true },
      )
    case 'code-part': {
      const amount = Math.max(100, Math.floor((open * random.between(5, 95)) / 10_000) * 100)
      return line({ amount, narration: around(random, payer, damaged(random, code)) }, { is_matchable: true })
    }
    case 'code-cut': {
      const left = code.slice(0, random.between(5, 6))
      const isTenant =
        wordsOf(payer).filter((word) => wordsOf(candidate.tenant_name).includes(word)).length >= 2
      return line(
        { narration: `${anyOf(random, ['NIP', 'TRF'])}/${anyOf(random, BANKS)}/${payer}/RENT ${left}` },
        { is_matchable: isTenant && /\d/.test(left) && isAlone(leases, left) },
      )
    }
    case 'payer':
      return line(
        random.chance(0.3)
          ? { payer, narration: `TRANSFER ${random.between(1e6, 9e6)}` }
          : { narration: around(random, payer, anyOf(random, ['RENT', 'HOUSE RENT 2026', '', 'PAYMENT'])) },
        { is_matchable: lease.is_learnt && !lease.has_namesake },
      )
    case 'over':
      return line({
        amount: open + random.between(1, 90) * 100_000,
        narration: around(random, payer, damaged(random, code)),
      })
    case 'two': {
      const other = anyOf(random, leases)
      const rest = other.candidate.charges.reduce((sum, { amount }) => sum + amount, 0)
      const said = random.chance(0.5) && other !== lease ? `${code} AND ${other.code}` : ''
      if (other === lease)
        return line({ narration: around(random, stranger(random), 'RENT'), amount: open + 700 })
      return line(
        { amount: open + rest, narration: around(random, payer, said) },
        {
          truth: [
            { lease_id: candidate.lease_id, amount: open },
            { lease_id: other.candidate.lease_id, amount: rest },
          ],
          is_matchable: said !== '',
        },
      )
    }
    case 'wrong-code':
      return line({ narration: around(random, stranger(random), miswritten(random, code)) })
    case 'stranger':
      // A stranger who sends an amount that many owe, sometimes with a tenant's surname.
      return line(
        {
          narration: around(
            random,
            stranger(random),
            anyOf(random, ['RENT', 'PAYMENT', `INV ${random.between(1, 9999)}`]),
          ),
        },
        { truth: [] },
      )
    case 'seen-reference':
      return line({ narration: around(random, payer, code), is_seen_reference: true }, { truth: [] })
    case 'written-down':
      return line({ narration: around(random, payer, code) }, { truth: [] })
  }
}

const isAlone = (leases: readonly PayingLease[], left: string) =>
  leases.filter(({ code }) => code.startsWith(left) || code.endsWith(left)).length === 1
