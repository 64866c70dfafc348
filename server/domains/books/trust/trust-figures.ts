import {
  HELD_KINDS,
  OWED_KINDS,
  OWN_KINDS,
  type OwnKind,
  type TrustFigures,
} from '@gida/contract/domains/books/trust'

/** Sum of one kind of account; debits are positive. `debit` and `credit`: the sums of accounts on each side. */
export type KindBalance = { kind: string; balance: number; debit: number; credit: number }

/**
 * Held = owed + own. Debts of one landlord are not set off against what is owed to another: they were advanced by the manager until
 * repaid.
 */
export function trustFigures(rows: readonly KindBalance[]): TrustFigures {
  const of = new Map<string, KindBalance>()
  for (const row of rows) of.set(row.kind, plus(of.get(row.kind), row))
  const get = (kind: string) => of.get(kind) ?? { kind, balance: 0, debit: 0, credit: 0 }

  const held = HELD_KINDS.map((kind) => ({ kind, amount: get(kind).balance }))
  const owed = OWED_KINDS.map((kind) => ({ kind, amount: get(kind).credit }))
  const advanced = OWED_KINDS.reduce((sum, kind) => sum + get(kind).debit, 0)
  const own = OWN_KINDS.map((kind: OwnKind) => ({
    kind,
    amount: 0 - (kind === 'ADVANCED' ? advanced : get(kind).balance),
  }))
  return figuresOf(held.filter(isSome), owed.filter(isSome), own.filter(isSome))
}

/** A landlord's own part: what is owed to them, and who holds it. */
export function landlordFigures(rows: readonly KindBalance[]): TrustFigures {
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, row) => total + row.balance, 0)
  const owed = -sum('LANDLORDS')
  const provider = sum('PROVIDER_LANDLORDS')
  return figuresOf(
    [
      { kind: 'PROVIDER_LANDLORDS' as const, amount: provider },
      { kind: 'MANAGER' as const, amount: owed - provider },
    ].filter(isSome),
    [{ kind: 'LANDLORDS' as const, amount: owed }].filter(isSome),
    [],
  )
}

function figuresOf(
  held: TrustFigures['held'],
  owed: TrustFigures['owed'],
  own: TrustFigures['own'],
): TrustFigures {
  const [held_total, owed_total, own_total] = [total(held), total(owed), total(own)]
  const difference = held_total - owed_total - own_total
  const inTrust = held.find(({ kind }) => kind === 'TRUST_BANK')?.amount ?? 0
  return { held, owed, own, held_total, owed_total, own_total, difference, overdrawn: Math.max(0, -inTrust) }
}

const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
const isSome = ({ amount }: { amount: number }) => amount !== 0

const plus = (a: KindBalance | undefined, b: KindBalance): KindBalance =>
  a
    ? {
        kind: b.kind,
        balance: a.balance + b.balance,
        debit: a.debit + b.debit,
        credit: a.credit + b.credit,
      }
    : b
