import type { GivenUpJob } from '@gida/contract/domains/admin/failed-job'
import { useQuery } from '@tanstack/react-query'
import { jobs as words } from '#words/jobs'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { givenUpJobsQuery } from '../queries.ts'
import { type JobsProps, JobTable } from './JobTable.tsx'
import { jobName } from './job-name.ts'

const COLUMNS: Column<GivenUpJob>[] = [
  { id: 'fault', head: words.columns.fault, cell: ({ fault }) => words.faults[fault].title },
  { id: 'tries', head: words.columns.tries, align: 'end', cell: ({ tries }) => tries },
  {
    id: 'reason',
    head: words.columns.reason,
    cell: (job) => <TwoLines first={job.reason} second={words.givenUpBy(job.given_up_by_name)} />,
  },
  { id: 'given_up_at', head: words.shows.GIVEN_UP, cell: ({ given_up_at }) => formatWhen(given_up_at) },
]

export function GivenUpJobs(props: JobsProps) {
  const list = useQuery(givenUpJobsQuery(props.search))
  return (
    <JobTable<GivenUpJob>
      {...props}
      {...listOf(list)}
      label={words.shows.GIVEN_UP}
      columns={COLUMNS}
      renderCard={(job) => (
        <CardLines
          title={jobName(job.name)}
          value={words.faults[job.fault].title}
          second={job.reason}
          date={formatWhen(job.given_up_at)}
          status={words.givenUpBy(job.given_up_by_name)}
        />
      )}
      empty={<EmptyState title={words.emptyGivenUp}>{words.emptyGivenUpNote}</EmptyState>}
    />
  )
}
