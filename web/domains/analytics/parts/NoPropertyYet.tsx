import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AttentionList } from './AttentionList.tsx'

const words = analytics.empty
type Props = { dashboard: CollectorDashboard; canAdd: boolean }

/** The empty dashboard: adding the first property, and what follows. */
export function NoPropertyYet({ dashboard, canAdd }: Props) {
  const waiting = dashboard.needs.some((need) => need.count > 0)
  return (
    <div className="grid gap-4 md:gap-5">
      <Card>
        <EmptyState
          title={canAdd ? words.title : words.agentTitle}
          motif="comb"
          action={
            canAdd && (
              <Button asChild icon="plus">
                <Link to="/dashboard/properties/new">{words.action}</Link>
              </Button>
            )
          }
        >
          {canAdd ? words.note : words.agentNote}
        </EmptyState>
      </Card>
      {waiting && <AttentionList needs={dashboard.needs} />}
    </div>
  )
}
