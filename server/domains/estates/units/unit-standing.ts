import type { Debt } from '@gida/contract/domains/charges/debt'
import type { UnitStanding, UnitStatus } from '@gida/contract/domains/estates/unit'
import { addDays, type Day } from '@gida/contract/shared/dates'

/** A charge due within this many days marks its unit as due soon. */
export const SOON_DAYS = 30

/** The payment state of a unit. */
export function unitStanding(
  { status, debt }: { status: UnitStatus; debt: Pick<Debt, 'arrears' | 'next_due'> },
  today: Day,
): UnitStanding {
  if (debt.arrears > 0) return 'LATE'
  if (debt.next_due !== null && debt.next_due <= addDays(today, SOON_DAYS)) return 'DUE_SOON'
  return status === 'OCCUPIED' ? 'PAID_UP' : status
}
