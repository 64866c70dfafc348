import type { Charge } from '@gida/contract/domains/payments/charge'
import { daysBetween } from '@gida/contract/shared/dates'
import { formatLateness, today } from '../../../platform/format.ts'
import { Pill } from '../../../ui/Pill.tsx'
import { StatusPill } from '../../../ui/StatusPill.tsx'
import { payments } from '../../../words/en/payments.ts'

const words = payments.charges
const SOON_DAYS = 30

/** Late by how much, else due in how long; far off it is only said that it is not due. */
export function ChargePill({ charge }: { charge: Pick<Charge, 'status' | 'late_days' | 'due_date'> }) {
  const { status, late_days, due_date } = charge
  if (status === 'OVERDUE') return <StatusPill status={status}>{formatLateness(late_days)}</StatusPill>
  if (status === 'PART_PAID') return <StatusPill status={status}>{words.partPaid}</StatusPill>
  if (status !== 'DUE') return <StatusPill status={status} />
  const days = daysBetween(today(), due_date)
  if (days <= SOON_DAYS) return <StatusPill status={status}>{words.dueIn(days)}</StatusPill>
  return (
    <Pill tone="idle" icon="calendar">
      {words.notDueYet}
    </Pill>
  )
}
