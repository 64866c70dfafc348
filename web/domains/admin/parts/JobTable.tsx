import type { JobFault } from '@gida/contract/domains/admin/failed-job'
import type { ComponentProps } from 'react'
import { jobs as words } from '#words/jobs'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import type { JobsSearch } from '../search.ts'
import { jobName } from './job-name.ts'

type Job = { job_id: number; name: string; fault: JobFault }
export type JobsProps = Pick<ComponentProps<typeof DataTable>, 'onQuery' | 'tools'> & { search: JobsSearch }
type Props<J extends Job> = Omit<
  ComponentProps<typeof DataTable<J>>,
  'rowId' | 'query' | 'noun' | 'loadingText'
> & {
  search: JobsSearch
}

const NAME: Column<Job> = {
  id: 'job',
  head: words.columns.job,
  cell: ({ name }) => <span className="font-semibold">{jobName(name)}</span>,
}

/** Failed or abandoned jobs: their names, then the columns of each kind. */
export const JobTable = <J extends Job>({ search, columns, ...table }: Props<J>) => (
  <DataTable<J>
    {...table}
    noun={words.noun}
    columns={[NAME, ...columns]}
    rowId={({ job_id }) => String(job_id)}
    query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
    loadingText={words.loading}
  />
)
