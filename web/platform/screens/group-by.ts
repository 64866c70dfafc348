/** Groups in order of first appearance; the supported browsers have no `Map.groupBy`. */
export function groupBy<T, K>(rows: readonly T[], groupOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row])
  return groups
}
