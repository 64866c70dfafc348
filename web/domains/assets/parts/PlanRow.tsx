import type { PlanSummary } from '@gida/contract/domains/assets/plan'
import { Link } from '@tanstack/react-router'
import { assetPlans as words } from '#words/asset-plans'
import { formatDay } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { repeatWords } from '../repeat-values.ts'

/** One plan: what is done, how often, and when it is next. */
export const PlanRow = ({ plan }: { plan: PlanSummary }) => (
  <Row
    title={plan.title}
    note={[
      repeatWords(plan),
      plan.hours_left !== null && plan.status === 'ACTIVE' && words.hoursLeft(plan.hours_left),
    ]
      .filter(Boolean)
      .join(' · ')}
    value={<PlanState plan={plan} />}
    valueNote={plan.missed > 0 ? words.missed(plan.missed) : undefined}
    link={<Link to="/dashboard/maintenance/plans/$id" params={{ id: plan.id }} />}
  />
)

function PlanState({ plan: { status, overdue, next_on } }: { plan: PlanSummary }) {
  if (overdue > 0) return <Pill tone="late">{words.overdue(overdue)}</Pill>
  if (status === 'ENDED') return <Pill tone="idle">{words.ended}</Pill>
  return next_on && <span className="figures text-small">{words.next(formatDay(next_on))}</span>
}
