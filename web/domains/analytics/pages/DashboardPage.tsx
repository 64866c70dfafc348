import type { Dashboard } from '@gida/contract/domains/analytics/dashboard'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { analytics as words } from '#words/analytics'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { dashboardQuery } from '../queries.ts'
import { fetchAdminView, fetchCollectorView, fetchTenantView, fetchViewOf } from '../views.ts'

const TenantView = lazy(async () => ({ default: (await fetchTenantView()).TenantView }))
const AdminView = lazy(async () => ({ default: (await fetchAdminView()).AdminView }))
const CollectorView = lazy(async () => ({ default: (await fetchCollectorView()).CollectorView }))

/** The first screen, by role. */
export function DashboardPage() {
  const { role } = useActor().user
  useEffect(() => {
    fetchViewOf(role).catch(() => {}) // in parallel with the query; on failure the view shows an error
  }, [role])
  const answer = useQuery(dashboardQuery(useChosenEstate()))
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      skeleton={<Waiting />}
      note={words.failedNote}
    >
      {(dashboard) => (
        <Suspense fallback={<Waiting />}>
          <Shown dashboard={dashboard} />
        </Suspense>
      )}
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
