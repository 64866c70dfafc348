import type { Side } from './divide-payment.ts'

export type GroupTerms = {
  type: 'percentage' | 'flat'
  bearer: 'subaccount' | 'account' | 'all-proportional' | 'all'
  /** The one that bears the fee, where one subaccount does. */
  bearerId: number | null
  members: { id: number; share: number }[]
}
export type GroupDivision = { main: Side; members: ({ id: number } & Side)[] }

/** Gross shares add up to the amount, fees to the fee. Percentages are rounded down and the rest stays with the main account. */
export function divideAmong(amount: number, fee: number, terms: GroupTerms): GroupDivision {
  let left = amount
  const members = terms.members.map(({ id, share }) => {
    const wanted = terms.type === 'flat' ? share : Math.floor((amount * share) / 100)
    const gross = Math.min(wanted, left)
    left -= gross
    return { id, gross, fee: 0 }
  })
  const main = { gross: left, fee: 0 }
  const bearers = bearersOf(terms, main, members)
  const fees = feesOf(terms, fee, bearers)
  bearers.forEach((side, index) => {
    side.fee = fees[index] ?? 0
  })
  return { main, members }
}

function bearersOf(terms: GroupTerms, main: Side, members: ({ id: number } & Side)[]): Side[] {
  const one = terms.bearer === 'subaccount' && members.find(({ id }) => id === terms.bearerId)
  if (one) return [one]
  return terms.bearer === 'account' || terms.bearer === 'subaccount' ? [main] : [...members, main]
}

/** In equal parts, or by what each gets; the last takes what rounding leaves. */
function feesOf({ bearer }: GroupTerms, fee: number, bearers: Side[]): number[] {
  const all = bearers.reduce((sum, { gross }) => sum + gross, 0)
  const parts = bearers.map(({ gross }) =>
    Math.floor(bearer === 'all-proportional' && all > 0 ? (fee * gross) / all : fee / bearers.length),
  )
  const rest = fee - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part))
}
