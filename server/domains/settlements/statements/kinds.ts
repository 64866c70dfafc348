import type { MoveKind, StatementMove, StatementTotals } from '@gida/contract/domains/settlements/statement'

/** Kind of move by journal key prefix, from the owner's point of view; first match wins. */
export const moveKinds: readonly (readonly [RegExp, MoveKind])[] = [
  [/^payment:[^:]+:shared:reversed/, 'REVERSED'],
  [/^payment:[^:]+:shared/, 'RENT'],
  [/^charge:[^:]+:credited/, 'FROM_CREDIT'],
  [/^charge:[^:]+:withdrawn/, 'TO_CREDIT'],
  [/^charge:[^:]+:evened/, 'REVERSED'],
  [/^charge:[^:]+:landlord/, 'RENT'],
  [/^payment:[^:]+:completed/, 'DIRECT'],
  [/^settlement:/, 'SETTLED'],
  [/^remittance:[^:]+:sent/, 'REMITTED'],
  [/^remittance:/, 'RETURNED'],
  [/^refund:/, 'REFUND'],
  [/^(dispute|chargeback):/, 'CHARGEBACK'],
  [/^deposit:/, 'DEDUCTION'],
  [/^expense:/, 'EXPENSE'],
  [/^vendor-bill:/, 'UPKEEP'],
]

/** How a journal moved an owner's money; without a match, its memo describes it. */
export const kindOf = (key: string): MoveKind =>
  moveKinds.find(([pattern]) => pattern.test(key))?.[1] ?? 'OTHER'

type Part = keyof StatementTotals
/** Which total of a statement a move counts in. */
export const MOVES: Record<MoveKind, Part> = {
  RENT: 'received',
  FROM_CREDIT: 'received',
  REVERSED: 'taken_back',
  TO_CREDIT: 'taken_back',
  REFUND: 'taken_back',
  CHARGEBACK: 'taken_back',
  DEDUCTION: 'other',
  EXPENSE: 'other',
  UPKEEP: 'other',
  SETTLED: 'paid_out',
  DIRECT: 'paid_out',
  REMITTED: 'paid_out',
  RETURNED: 'paid_out',
  OTHER: 'other',
}

type Moved = Pick<StatementMove, 'kind' | 'gross' | 'commission'>

/** A month in five totals: opening plus all of them always equals closing. */
export function totalsOf(moves: readonly Moved[]): StatementTotals {
  const totals: StatementTotals = { received: 0, commission: 0, taken_back: 0, paid_out: 0, other: 0 }
  for (const { kind, gross, commission } of moves) {
    totals[MOVES[kind]] += gross
    totals.commission -= commission
  }
  return totals
}

export const sumOfTotals = (totals: StatementTotals): number =>
  Object.values(totals).reduce((sum, amount) => sum + amount, 0)
