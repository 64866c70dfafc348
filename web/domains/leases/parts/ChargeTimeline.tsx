import type { Charge } from '@gida/contract/domains/charges/charge'
import { leases } from '#words/leases'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { ChargePill, periodBeside } from '../../charges/index.ts'

const words = leases.lease

/** The charges of a lease in order of due date; green once paid. */
export function ChargeTimeline({ charges }: { charges: readonly Charge[] }) {
  const inOrder = [...charges].sort((a, b) => a.due_date.localeCompare(b.due_date))
  return (
    <Timeline label={words.charges}>
      {inOrder.map((charge) => (
        <ChargeItem key={charge.id} charge={charge} />
      ))}
    </Timeline>
  )
}

const STATES = { PAID: 'done', WAIVED: 'done', OVERDUE: 'late', PART_PAID: 'wait', DUE: 'next' } as const

function ChargeItem({ charge }: { charge: Charge }) {
  const { description, amount, open_amount, withdrawn_amount, due_date, status } = charge
  const isPart = open_amount > 0 && open_amount < amount - withdrawn_amount
  return (
    <TimelineItem
      state={STATES[status]}
      title={description}
      note={periodBeside(charge)}
      value={<Money kobo={amount} />}
      valueNote={words.due(formatDay(due_date))}
    >
      <ChargePill charge={charge} />
      {withdrawn_amount > 0 && (
        <span className="text-small text-ink-soft">
          {words.takenBack(formatNaira(withdrawn_amount, 'short'))}
        </span>
      )}
      {isPart && <span className="text-small">{words.left(formatNaira(open_amount, 'short'))}</span>}
    </TimelineItem>
  )
}
