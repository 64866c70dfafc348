/** Monthly recurring revenue of an estate at the end of each month; 0 if absent. */
export type ValueByMonth = ReadonlyMap<string, number>

export type Movement = {
  month: string
  opening: number
  /** Estates that paid for the first time. */
  fresh: number
  /** Increases of estates that already paid. */
  expansion: number
  /** Estates that pay again after a gap. */
  reactivation: number
  /** Negative, like `churn`: decreases, and estates that stopped paying. */
  contraction: number
  churn: number
  closing: number
}

/** Monthly movements of recurring revenue: opening + movements = closing. */
export function movementsOf(estates: readonly ValueByMonth[], months: readonly string[]): Movement[] {
  const [first = ''] = months
  let opening = estates.reduce((sum, values) => sum + (values.get(monthBefore(first)) ?? 0), 0)
  return months.map((month) => {
    const moved: Movement = {
      ...{ month, opening, closing: opening },
      ...{ fresh: 0, expansion: 0, reactivation: 0, contraction: 0, churn: 0 },
    }
    for (const values of estates) {
      const change = (values.get(month) ?? 0) - (values.get(monthBefore(month)) ?? 0)
      if (change === 0) continue
      moved[kindOf(values, month)] += change
      moved.closing += change
    }
    opening = moved.closing
    return moved
  })
}

function kindOf(values: ValueByMonth, month: string) {
  const [before, now] = [values.get(monthBefore(month)) ?? 0, values.get(month) ?? 0]
  if (now === 0) return 'churn'
  if (before > 0) return now > before ? 'expansion' : 'contraction'
  const paidBefore = [...values].some(([earlier, value]) => earlier < month && value > 0)
  return paidBefore ? 'reactivation' : 'fresh'
}

/** `2026-01` → `2025-12`. */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
