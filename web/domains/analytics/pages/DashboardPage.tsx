import type { Dashboard } from '@gida/contract/domains/analytics/dashboard'
import { useQuery } from '@tanstack/react-query'
import { analytics as words } from '#words/analytics'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AdminView } from '../parts/AdminView.tsx'
import { CollectorView } from '../parts/CollectorView.tsx'
import { TenantView } from '../parts/TenantView.tsx'
import { dashboardQuery } from '../queries.ts'

/** The first screen: what each role needs to see first. */
export function DashboardPage() {
  const answer = useQuery(dashboardQuery(useChosenEstate()))
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      skeleton={<Waiting />}
      note={words.failedNote}
    >
      {(dashboard) => <Shown dashboard={dashboard} />}
    </Loaded>
  )
}

function Shown({ dashboard }: { dashboard: Dashboard }) {
  if (dashboard.kind === 'tenant') return <TenantView home={dashboard} />
  return dashboard.kind === 'admin' ? (
    <AdminView dashboard={dashboard} />
  ) : (
    <CollectorView dashboard={dashboard} />
  )
}

const Waiting = () => (
  <div className="grid gap-4 md:gap-5">
    <Card className="grid gap-3 p-5">
      <Skeleton width="120px" />
      <Skeleton width="220px" height={32} />
      <Skeleton width="180px" />
    </Card>
    <Card>
      <SkeletonRows label={words.loading} />
    </Card>
  </div>
)
