import type { GivenUpJob } from '@gida/contract/domains/admin/failed-job'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jobs as words } from '#words/jobs'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { givenUpJobsQuery } from '../queries.ts'
import type { JobsSearch } from '../search.ts'
import { jobName } from './job-name.ts'

const COLUMNS: Column<GivenUpJob>[] = [
  {
    id: 'job',
    head: words.columns.job,
    cell: ({ name }) => <span className="font-semibold">{jobName(name)}</span>,
  },
  { id: 'fault', head: words.columns.fault, cell: ({ fault }) => words.faults[fault].title },
  { id: 'tries', head: words.columns.tries, align: 'end', cell: ({ tries }) => tries },
  {
    id: 'reason',
    head: words.columns.reason,
    cell: (job) => (
      <span className="block max-w-[320px] py-1 whitespace-normal">
        <span className="block">{job.reason}</span>
        <span className="block text-small text-ink-soft">{words.givenUpBy(job.given_up_by_name)}</span>
      </span>
    ),
  },
  { id: 'given_up_at', head: words.shows.GIVEN_UP, cell: ({ given_up_at }) => formatWhen(given_up_at) },
]

type Props = { search: JobsSearch; onQuery: (change: Partial<TableQuery>) => void; tools: ReactNode }

export function GivenUpJobs({ search, onQuery, tools }: Props) {
  const list = useQuery(givenUpJobsQuery(search))
  return (
    <DataTable<GivenUpJob>
      label={words.shows.GIVEN_UP}
      noun={words.noun}
      columns={COLUMNS}
      {...listOf(list)}
      rowId={({ job_id }) => String(job_id)}
      query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
      onQuery={onQuery}
      tools={tools}
      renderCard={(job) => (
        <CardLines
          title={jobName(job.name)}
          value={words.faults[job.fault].title}
          second={job.reason}
          date={formatWhen(job.given_up_at)}
          status={words.givenUpBy(job.given_up_by_name)}
        />
      )}
      loadingText={words.loading}
      empty={<EmptyState title={words.emptyGivenUp}>{words.emptyGivenUpNote}</EmptyState>}
    />
  )
}
