import type { Lease, LeaseStatus } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { leases as words } from '#words/leases'
import { tenants } from '#words/tenants'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatPeriod } from '../../../platform/screens/format.ts'
import { isFiltered } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { Chip } from '../../../ui/table/Chip.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { AddTenants } from '../parts/AddTenants.tsx'
import { LeasePill } from '../parts/LeasePill.tsx'
import { TenantTabs } from '../parts/TenantTabs.tsx'
import { leasesQuery } from '../queries.ts'
import { readLeaseSearch } from '../search.ts'

const leasesScreen = getRouteApi('/signed-in/frame/dashboard/tenants/leases')

const PAGE_SIZE = 20
const STATUS_OPTIONS = [
  { value: '', label: words.allStatuses },
  ...(Object.keys(words.statuses) as LeaseStatus[]).map((value) => ({ value, label: words.statuses[value] })),
]

const Rent = ({ lease: { rent_amount, frequency } }: { lease: Lease }) => (
  <>
    <Money kobo={rent_amount} kind="short" />
    <span className="block text-small font-normal text-ink-soft">{words.per[frequency]}</span>
  </>
)

const COLUMNS: Column<Lease>[] = [
  {
    id: 'tenant',
    head: words.columns.tenant,
    cell: ({ tenant_name, unit_name, estate_name }) => (
      <>
        <span className="cut block max-w-[260px] font-semibold" title={tenant_name}>
          {tenant_name}
        </span>
        <span className="block text-small text-ink-soft">{words.place(unit_name, estate_name)}</span>
      </>
    ),
  },
  {
    id: 'rent',
    head: words.columns.rent,
    align: 'end',
    cell: (lease) => <Rent lease={lease} />,
  },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <LeasePill status={status} /> },
  {
    id: 'term',
    head: words.columns.term,
    cell: ({ start_date, end_date }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{formatPeriod(start_date, end_date)}</span>
    ),
  },
]

/** All leases: tenants, units and end dates. */
export function LeasesPage() {
  const search = leasesScreen.useSearch()
  const navigate = leasesScreen.useNavigate()
  const list = useQuery(leasesQuery(search))
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: (old) => readLeaseSearch({ ...old, page: undefined, ...next }) })
  const { status, ends_within } = search
  // A tenant has one or two leases, so no search or filters.
  const isTenant = useActor().user.role === 'TENANT'
  const isNarrowed = isFiltered(search)

  return (
    <>
      <PageHead
        title={isTenant ? words.title : tenants.title}
        note={!isTenant && words.note}
        actions={<AddTenants />}
        wraps
      />
      <TenantTabs at="leases" />
      {ends_within && (
        <div className="mb-3 flex">
          <Chip onClear={() => change({ ends_within: undefined })} clearLabel={words.clearFilters}>
            {words.endsWithin(ends_within)}
          </Chip>
        </div>
      )}
      <DataTable<Lease>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(lease) => lease.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(lease) => (
          <CardLines
            title={isTenant ? lease.unit_name : lease.tenant_name}
            value={<Rent lease={lease} />}
            second={isTenant ? lease.estate_name : words.place(lease.unit_name, lease.estate_name)}
            date={formatPeriod(lease.start_date, lease.end_date)}
            status={<LeasePill status={lease.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/leases/$id" params={{ id }} />}
        {...((!isTenant || isNarrowed) && {
          searchPlaceholder: words.search,
          tools: (
            <SelectField
              compact
              className="w-[160px]"
              aria-label={words.status}
              options={STATUS_OPTIONS}
              value={status ?? ''}
              onChange={(next) => change({ status: next || undefined })}
            />
          ),
        })}
        loadingText={words.loading}
        empty={
          <EmptyState title={words.empty}>{isNarrowed ? words.emptyForFilter : words.emptyNote}</EmptyState>
        }
      />
    </>
  )
}
