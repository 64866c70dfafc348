import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { jobs as words } from '#words/jobs'
import { messageOf } from '../../../platform/http/errors.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useRetryJobs } from '../changes.ts'
import { FailedJobs } from '../parts/FailedJobs.tsx'
import { GivenUpJobs } from '../parts/GivenUpJobs.tsx'
import { failedJobsQuery } from '../queries.ts'
import { readJobsSearch } from '../search.ts'

const jobsScreen = getRouteApi('/signed-in/frame/dashboard/admin/jobs')

const SHOWS = [
  { value: '', label: words.shows.FAILED },
  { value: 'GIVEN_UP', label: words.shows.GIVEN_UP },
]

/** Failed background jobs with an explanation; each can be retried, or abandoned with a reason. */
export function JobsPage() {
  const search = jobsScreen.useSearch()
  const navigate = jobsScreen.useNavigate()
  const canChange = hasPermission(useActor(), 'platform_write')
  const change = (next: object) =>
    void navigate({ search: (old) => readJobsSearch({ ...old, page: undefined, ...next }) })
  const table = {
    search,
    onQuery: change,
    tools: (
      <Segmented
        label={words.show}
        options={SHOWS}
        value={search.show ?? ''}
        onChange={(show) => change({ show: show || undefined })}
      />
    ),
  }
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={canChange && !search.show && <RetryAll />}
        wraps
      />
      {search.show ? <GivenUpJobs {...table} /> : <FailedJobs {...table} canChange={canChange} />}
    </>
  )
}

/** Hidden while nothing has failed. */
function RetryAll() {
  const { data } = useQuery(failedJobsQuery({}))
  const retry = useRetryJobs()
  if (!data || data.pagination.total === 0) return null
  return (
    <Button
      icon="refresh"
      busy={retry.isPending}
      busyText={words.retrying}
      onClick={() =>
        retry.mutate(
          { body: {} },
          {
            onSuccess: ({ count }) => toast.success(words.retried(count)),
            onError: (error) => toast.error(messageOf(error)),
          },
        )
      }
    >
      {words.retryAll}
    </Button>
  )
}
