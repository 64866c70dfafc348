import type { TenantRow } from '@gida/contract/domains/leases/tenant'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { tenants as words } from '#words/tenants'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, formatLateness, formatPhone } from '../../../platform/screens/format.ts'
import { isFiltered } from '../../../platform/screens/search.ts'
import { useEstateFilter } from '../../../platform/session/use-estate-filter.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { AddTenants } from '../parts/AddTenants.tsx'
import { JoinedTenants } from '../parts/JoinedTenants.tsx'
import { LeasePill } from '../parts/LeasePill.tsx'
import { TenantFilters, tenantFilters } from '../parts/TenantFilters.tsx'
import { TenantTabs } from '../parts/TenantTabs.tsx'
import { tenantsQuery } from '../queries.ts'
import { readTenantSearch } from '../search.ts'

const tenantsScreen = getRouteApi('/signed-in/frame/dashboard/tenants')

const PAGE_SIZE = 20

/** The arrears of a current tenant, else the status of the lease. */
function Standing({ tenant: { debt, status } }: { tenant: TenantRow }) {
  if (debt.late_days > 0) return <StatusPill status="OVERDUE">{formatLateness(debt.late_days)}</StatusPill>
  if (status === 'ACTIVE' && debt.outstanding === 0)
    return <StatusPill status="PAID">{words.paidUp}</StatusPill>
  return <LeasePill status={status} />
}
const ends = ({ status, end_date }: TenantRow) =>
  status === 'ACTIVE' || status === 'PENDING_SIGNATURE'
    ? words.until(formatDay(end_date))
    : words.ended(formatDay(end_date))

const COLUMNS: Column<TenantRow>[] = [
  {
    id: 'name',
    head: words.columns.name,
    sortable: true,
    cell: ({ full_name, phone, email, unit_name, estate_name }) => (
      <>
        <span className="cut block max-w-[280px] font-semibold" title={full_name}>
          {full_name}
        </span>
        <span className="block text-small text-ink-soft">
          {words.place(unit_name, estate_name)} · {phone ? formatPhone(phone) : email}
        </span>
      </>
    ),
  },
  {
    id: 'owed',
    head: words.columns.owed,
    align: 'end',
    cell: ({ debt: { outstanding } }) => (
      <Money kobo={outstanding} className={outstanding === 0 ? 'text-ink-soft' : undefined} />
    ),
  },
  { id: 'late', head: words.columns.late, sortable: true, cell: (tenant) => <Standing tenant={tenant} /> },
  {
    id: 'ends',
    head: words.columns.ends,
    sortable: true,
    cell: (tenant) => <span className="text-small whitespace-nowrap text-ink-soft">{ends(tenant)}</span>,
  },
]

/** Tenants and what they owe. Search, filters, sorting and page are in the URL. */
export function TenantsPage() {
  const search = tenantsScreen.useSearch()
  const navigate = tenantsScreen.useNavigate()
  const list = useQuery(tenantsQuery(search))
  const change = (next: object) =>
    void navigate({ search: (old) => readTenantSearch({ ...old, page: undefined, ...next }) })
  const filters = { search, onChange: change }
  const estate = useEstateFilter(search.estate_id, () => change({ estate_id: undefined }))
  const isNarrowed = isFiltered(search)

  return (
    <>
      <PageHead title={words.title} note={words.note} actions={<AddTenants />} wraps />
      <TenantTabs at="tenants" />
      {estate && <ContextChips filters={[estate]} />}
      <JoinedTenants estateId={search.estate_id} search={search.search} />
      <DataTable<TenantRow>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id, property_id }) => id + property_id}
        query={{
          page: search.page ?? 1,
          limit: search.limit ?? PAGE_SIZE,
          search: search.search,
          sort: search.sort ?? 'name',
        }}
        onQuery={change}
        renderCard={(tenant) => (
          <CardLines
            title={tenant.full_name}
            value={tenant.debt.outstanding > 0 ? <Money kobo={tenant.debt.outstanding} /> : undefined}
            second={words.place(tenant.unit_name, tenant.estate_name)}
            date={ends(tenant)}
            status={<Standing tenant={tenant} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/tenants/$id" params={{ id }} />}
        searchPlaceholder={words.search}
        filters={<TenantFilters {...filters} />}
        filtersOn={tenantFilters(filters)}
        loadingText={words.loading}
        empty={
          <EmptyState
            title={words.empty}
            action={
              isNarrowed ? (
                <Button kind="second" onClick={() => void navigate({ search: {} })}>
                  {words.clearFilters}
                </Button>
              ) : (
                <AddTenants />
              )
            }
          >
            {isNarrowed ? words.emptyForSearch : words.emptyNote}
          </EmptyState>
        }
      />
    </>
  )
}
