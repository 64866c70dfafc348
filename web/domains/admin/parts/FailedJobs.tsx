import type { FailedJob } from '@gida/contract/domains/admin/failed-job'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { jobs as words } from '#words/jobs'
import { messageOf } from '../../../platform/http/errors.ts'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { useRetryJobs } from '../changes.ts'
import { GiveUpDialog } from '../forms/GiveUpDialog.tsx'
import { failedJobsQuery } from '../queries.ts'
import { type JobsProps, JobTable } from './JobTable.tsx'
import { jobName } from './job-name.ts'

/** The next retry; a job without retries left waits for a person. */
function nextTry({ next_try_at }: FailedJob): string {
  if (!next_try_at) return words.noneLeft
  return new Date(next_try_at) <= new Date() ? words.now : formatWhen(next_try_at)
}

const COLUMNS: Column<FailedJob>[] = [
  {
    id: 'fault',
    head: words.columns.fault,
    cell: ({ fault }) => <TwoLines first={words.faults[fault].title} second={words.faults[fault].note} />,
  },
  {
    id: 'since',
    head: words.columns.since,
    className: 'whitespace-nowrap',
    cell: ({ since }) => formatWhen(since),
  },
  {
    id: 'tries',
    head: words.columns.tries,
    align: 'end',
    className: 'whitespace-nowrap',
    cell: ({ tries, most_tries }) => words.triesOf(tries, most_tries),
  },
  { id: 'next', head: words.columns.next, className: 'whitespace-nowrap', cell: nextTry },
]

export function FailedJobs({ canChange, ...props }: JobsProps & { canChange: boolean }) {
  const list = useQuery(failedJobsQuery(props.search))
  const retry = useRetryJobs()
  const [givenUp, giveUp] = useState<FailedJob>()
  const tryAgain = ({ job_id }: FailedJob) =>
    retry.mutate(
      { body: { job_ids: [job_id] } },
      {
        onSuccess: ({ count }) => toast.success(words.retried(count)),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <>
      <JobTable<FailedJob>
        {...props}
        {...listOf(list)}
        label={words.title}
        columns={COLUMNS}
        renderCard={(job) => (
          <CardLines
            title={jobName(job.name)}
            value={words.tries(job.tries)}
            second={words.faults[job.fault].note}
            date={formatWhen(job.since)}
            status={
              <span className="text-small">
                {job.next_try_at ? words.nextAt(nextTry(job)) : nextTry(job)}
              </span>
            }
          />
        )}
        rowMenu={(job) =>
          canChange
            ? [
                { label: words.retry, icon: 'refresh', onSelect: () => tryAgain(job) },
                { label: words.giveUp, icon: 'close', onSelect: () => giveUp(job) },
              ]
            : []
        }
        rowMenuLabel={({ name }) => words.actionsFor(jobName(name))}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
      {givenUp && <GiveUpDialog job={givenUp} onClose={() => giveUp(undefined)} />}
    </>
  )
}
