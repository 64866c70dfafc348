import type { Application } from '@gida/contract/domains/applications/application'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { applications as words } from '#words/applications'
import { hasCode, messageOf, referenceOf } from '../../../platform/errors.ts'
import { useTitle } from '../../../platform/title.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ApproveForm } from '../forms/ApproveForm.tsx'
import { ApplicationFacts } from '../parts/ApplicationFacts.tsx'
import { ApplicationPill } from '../parts/ApplicationPill.tsx'
import { RejectApplication } from '../parts/RejectApplication.tsx'
import { applicationQuery, useReviewApplication } from '../queries.ts'

const applicationScreen = getRouteApi('/signed-in/frame/dashboard/tenants/applications/$id')

/** One application: what they say, and what may be decided now. */
export function ApplicationPage() {
  const { id } = applicationScreen.useParams()
  const { data: application, error, refetch, isFetching } = useQuery(applicationQuery(id))
  useTitle(application?.full_name)
  if (!application) {
    return (
      <>
        <PageHead title={words.title} />
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
              {hasCode(error, 'NOT_FOUND') ? words.notFound : messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows label={words.loading} />
          )}
        </Card>
      </>
    )
  }
  const { full_name, unit_name, estate_name, status } = application
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/tenants/applications">{words.crumb}</Link>}
        start={<Avatar name={full_name} size="l" />}
        title={full_name}
        note={
          <span className="flex flex-wrap items-center gap-2">
            {words.place(unit_name, estate_name)} <ApplicationPill status={status} />
          </span>
        }
        wraps
      />
      <Decide application={application} />
      {application.lease_id && (
        <div className="mb-4">
          <Button asChild>
            <Link to="/dashboard/leases/$id" params={{ id: application.lease_id }}>
              {words.approve.lease}
            </Link>
          </Button>
        </div>
      )}
      <ApplicationFacts application={application} />
    </>
  )
}

function Decide({ application }: { application: Application }) {
  const { id, full_name, can } = application
  const review = useReviewApplication()
  const [deed, setDeed] = useState<'approve' | 'reject'>()
  if (!can.approve && !can.reject) return null
  const startReview = () =>
    review.mutate(
      { params: { id } },
      {
        onSuccess: () => toast.success(words.review.done),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button onClick={() => setDeed('approve')}>{words.approve.action}</Button>
      {can.review && (
        <Button kind="second" busy={review.isPending} busyText={words.review.busy} onClick={startReview}>
          {words.review.action}
        </Button>
      )}
      <Button kind="second" onClick={() => setDeed('reject')}>
        {words.reject.action}
      </Button>
      {deed === 'approve' && (
        <ApproveForm
          application={application}
          onClose={() => setDeed(undefined)}
          onDone={() => {
            setDeed(undefined)
            toast.success(words.approve.done(full_name))
          }}
        />
      )}
      {deed === 'reject' && (
        <RejectApplication application={application} onClose={() => setDeed(undefined)} />
      )}
    </div>
  )
}
