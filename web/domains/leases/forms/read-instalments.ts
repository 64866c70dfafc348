import type { Frequency } from '@gida/contract/domains/estates/unit'
import { instalmentsOf } from '@gida/contract/domains/leases/rules'

/** The chosen number of instalments, or one if the frequency has changed since. */
export function readInstalments(
  chosen: number | string | undefined,
  frequency: Frequency = 'YEARLY',
): number {
  const count = Number(chosen ?? 1)
  return instalmentsOf(frequency).includes(count) ? count : 1
}
