import type { Frequency } from '@gida/contract/domains/estates/unit'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'

/** What was chosen, or one sum where another rhythm of rent was chosen since. */
export function readInstalments(
  chosen: number | string | undefined,
  frequency: Frequency = 'YEARLY',
): number {
  const count = Number(chosen ?? 1)
  return instalmentsOf(frequency).includes(count) ? count : 1
}
