import type { Application } from '@gida/contract/domains/applications/application'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { applications as words } from '#words/applications'
import { useTitle } from '../../../platform/browser/title.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AskAbout } from '../../conversations/index.ts'
import { useReviewApplication } from '../changes.ts'
import { ApproveForm } from '../forms/ApproveForm.tsx'
import { ApplicationDetails } from '../parts/ApplicationDetails.tsx'
import { ApplicationPill } from '../parts/ApplicationPill.tsx'
import { RejectApplication } from '../parts/RejectApplication.tsx'
import { applicationQuery } from '../queries.ts'

const applicationScreen = getRouteApi('/signed-in/frame/dashboard/tenants/applications/$id')

/** One application, with the decisions available. */
export function ApplicationPage() {
  const { id } = applicationScreen.useParams()
  const answer = useQuery(applicationQuery(id))
  const { data: application } = answer
  useTitle(application?.full_name)
  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      missing={words.notFound}
      loading={words.loading}
    >
      {(application) => <Shown application={application} />}
    </Loaded>
  )
}

function Shown({ application }: { application: Application }) {
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
      <div className="mb-4">
        <AskAbout about={{ type: 'application', id: application.id }} label={words.talk} />
      </div>
      {application.lease_id && (
        <div className="mb-4">
          <Button asChild>
            <Link to="/dashboard/leases/$id" params={{ id: application.lease_id }}>
              {words.approve.lease}
            </Link>
          </Button>
        </div>
      )}
      <ApplicationDetails application={application} />
    </>
  )
}

function Decide({ application }: { application: Application }) {
  const { id, full_name, can } = application
  const review = useReviewApplication()
  const [action, setAction] = useState<'approve' | 'reject'>()
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
      <Button onClick={() => setAction('approve')}>{words.approve.action}</Button>
      {can.review && (
        <Button kind="second" busy={review.isPending} busyText={words.review.busy} onClick={startReview}>
          {words.review.action}
        </Button>
      )}
      <Button kind="second" onClick={() => setAction('reject')}>
        {words.reject.action}
      </Button>
      {action === 'approve' && (
        <ApproveForm
          application={application}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined)
            toast.success(words.approve.done(full_name))
          }}
        />
      )}
      {action === 'reject' && (
        <RejectApplication application={application} onClose={() => setAction(undefined)} />
      )}
    </div>
  )
}
