import type { Frequency } from '@gida/contract/domains/estates/unit'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'

/** A rent by another rhythm: as much a year, floored to whole kobo. */
export const rentIn = (frequency: Frequency, of: { rent_amount: number; frequency: Frequency }): number =>
  Math.floor((of.rent_amount * MONTHS_OF[frequency]) / MONTHS_OF[of.frequency])
