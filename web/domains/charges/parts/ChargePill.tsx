import type { Charge } from '@gida/contract/domains/charges/charge'
import { daysBetween } from '@gida/contract/shared/dates'
import { payments } from '#words/payments'
import { formatLateness, today } from '../../../platform/screens/format.ts'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'

const words = payments.charges
const SOON_DAYS = 30
const SAID = { PAID: words.paid, PART_PAID: words.partPaid, WAIVED: words.waived }

/** How late a charge is, or when it is due; nothing for dates far off. */
export function ChargePill({ charge }: { charge: Pick<Charge, 'status' | 'late_days' | 'due_date'> }) {
  const { status, late_days, due_date } = charge
  if (status === 'OVERDUE') return <StatusPill status={status}>{formatLateness(late_days)}</StatusPill>
  if (status !== 'DUE') return <StatusPill status={status}>{SAID[status]}</StatusPill>
  const days = daysBetween(today(), due_date)
  return days <= SOON_DAYS ? <StatusPill status={status}>{words.dueIn(days)}</StatusPill> : null
}
