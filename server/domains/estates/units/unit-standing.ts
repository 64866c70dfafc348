import type { UnitStanding, UnitStatus } from '@gida/contract/domains/estates/unit'
import { addDays, type Day } from '@gida/contract/shared/dates'

/** A charge that falls due within so many days colours its unit. */
export const SOON_DAYS = 30

/** How a unit's money stands. `oldest_due` is the earliest due day of what is still open. */
export function unitStanding(unit: { status: UnitStatus; oldest_due: Day | null }, today: Day): UnitStanding {
  if (unit.oldest_due !== null && unit.oldest_due < today) return 'LATE'
  if (unit.oldest_due !== null && unit.oldest_due <= addDays(today, SOON_DAYS)) return 'DUE_SOON'
  return unit.status === 'OCCUPIED' ? 'PAID_UP' : unit.status
}
