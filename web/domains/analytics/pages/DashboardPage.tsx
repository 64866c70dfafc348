import { useQuery } from '@tanstack/react-query'
import { analytics as words } from '#words/analytics'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AdminView } from '../parts/AdminView.tsx'
import { CollectorView } from '../parts/CollectorView.tsx'
import { TenantHome } from '../parts/TenantHome.tsx'
import { dashboardQuery } from '../queries.ts'

/** The first screen: what each role needs to see first. */
export function DashboardPage() {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery)
  if (data?.kind === 'tenant') return <TenantHome home={data} />
  if (data?.kind === 'collector') return <CollectorView dashboard={data} />
  if (data?.kind === 'admin') return <AdminView dashboard={data} />
  return (
    <>
      <PageHead title={words.title} />
      {error ? (
        <Card>
          <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
            {messageOf(error)} {words.failedNote}
          </ErrorPanel>
        </Card>
      ) : (
        <Waiting />
      )}
    </>
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
