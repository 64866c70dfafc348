import type { Application } from '@gida/contract/domains/applications/application'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { applications as words } from '#words/applications'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { isFiltered, PAGE_SIZE } from '../../../platform/screens/search.ts'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { EmptyList } from '../../../ui/table/EmptyList.tsx'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { TenantTabs } from '../../leases/index.ts'
import { ApplicationPill } from '../parts/ApplicationPill.tsx'
import { applicationsQuery } from '../queries.ts'
import { type ApplicationSearch, readApplicationSearch, STATUSES } from '../search.ts'

const applicationsScreen = getRouteApi('/signed-in/frame/dashboard/tenants/applications')

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }))

const COLUMNS: Column<Application>[] = [
  {
    id: 'who',
    head: words.columns.who,
    cell: ({ full_name, code }) => (
      <>
        <span className="cut block max-w-[260px] font-semibold" title={full_name}>
          {full_name}
        </span>
        <span className="mono block text-small text-ink-soft">{code}</span>
      </>
    ),
  },
  {
    id: 'home',
    head: words.columns.home,
    cell: ({ unit_name, estate_name }) => words.place(unit_name, estate_name),
  },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <ApplicationPill status={status} /> },
  {
    id: 'sent',
    head: words.columns.sent,
    cell: ({ created_at }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatWhen(created_at)}</span>
    ),
  },
]

/** Applications, newest first. */
export function ApplicationsPage() {
  const search = applicationsScreen.useSearch()
  const navigate = applicationsScreen.useNavigate()
  const list = useQuery(applicationsQuery(search))
  const { status } = search
  const isNarrowed = isFiltered(search)
  const change = (
    next: Partial<TableQuery> | { [K in keyof ApplicationSearch]?: ApplicationSearch[K] | undefined },
  ) => void navigate({ search: (old) => readApplicationSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <PageHead title={words.head} note={words.note} />
      <TenantTabs at="applications" />
      <DataTable<Application>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(application) => application.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(application) => (
          <CardLines
            title={application.full_name}
            second={words.place(application.unit_name, application.estate_name)}
            date={formatWhen(application.created_at)}
            status={<ApplicationPill status={application.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/tenants/applications/$id" params={{ id }} />}
        searchPlaceholder={words.search}
        filters={
          <SelectFilter
            label={words.status}
            all={words.allStatuses}
            className="md:w-[160px]"
            options={STATUS_OPTIONS}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        }
        filtersOn={
          status ? [{ label: words.statuses[status], onClear: () => change({ status: undefined }) }] : []
        }
        loadingText={words.loading}
        empty={
          <EmptyList
            isFiltered={isNarrowed}
            onClear={() => void navigate({ search: {} })}
            words={words}
            motif="leaf"
          />
        }
      />
    </>
  )
}
