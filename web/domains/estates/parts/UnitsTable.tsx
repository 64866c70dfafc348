import type { Unit } from '@gida/contract/domains/estates/unit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estates } from '#words/estates'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { type ListFilter, selectFilters } from '../../../ui/table/select-filters.tsx'
import { unitsQuery } from '../queries.ts'
import { UNIT_STATUSES, type UnitListSearch } from '../search.ts'
import { UnitStandingPill } from './UnitStandingPill.tsx'

const words = estates.unitList
/** Whose units, and whether those that are archived. */
type Of = ({ property_id: string } | { estate_id: string }) & { archived?: 'true' }
type Props = {
  of: Of
  search: UnitListSearch
  /** What else stands in the address of the page. */
  keeps?: Record<string, unknown>
  onSearch: (change: Record<string, unknown>) => void
  /** At the end of its toolbar. */
  tools?: ReactNode
}

const FILTERS: ListFilter<UnitListSearch>[] = [
  {
    field: 'status',
    label: words.status,
    all: words.allStatuses,
    options: UNIT_STATUSES.map((value) => ({ value, label: estates.unitStatuses[value] })),
  },
]

/** The units as a list; each opens beside the page. */
export function UnitsTable({ of, search, keeps, onSearch, tools }: Props) {
  const { unit: _open, ...asked } = search
  const list = useQuery({
    ...unitsQuery({ limit: PAGE_SIZE, sort: 'name', ...asked, ...of }),
    placeholderData: keepPreviousData,
  })
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <DataTable<Unit>
      label={words.label}
      noun={words.noun}
      columns={COLUMNS}
      {...listOf(list)}
      rowId={(unit) => unit.id}
      query={{
        page: search.page ?? 1,
        limit: search.limit ?? PAGE_SIZE,
        search: search.search,
        sort: search.sort,
      }}
      onQuery={onSearch}
      renderCard={(unit) => <UnitCard unit={unit} />}
      rowLink={({ id }) => (
        <Link to={path} search={{ ...keeps, ...search, unit: id } as never} resetScroll={false} />
      )}
      searchPlaceholder={words.search}
      {...selectFilters(FILTERS, search, (change) => onSearch({ ...change, page: 1 }))}
      tools={tools}
      loadingText={words.loading}
      empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
    />
  )
}

const COLUMNS: Column<Unit>[] = [
  {
    id: 'name',
    head: words.columns.unit,
    sortable: true,
    cell: ({ name, block, property_name }) => (
      <>
        <span className="block font-semibold whitespace-nowrap">{name}</span>
        <span className="cut block max-w-[180px] text-small text-ink-soft">{block || property_name}</span>
      </>
    ),
  },
  {
    id: 'tenant',
    head: words.columns.tenant,
    cell: ({ tenant_name }) =>
      tenant_name ? (
        <span className="cut block max-w-[200px]" title={tenant_name}>
          {tenant_name}
        </span>
      ) : (
        <span className="text-ink-soft">{words.none}</span>
      ),
  },
  {
    id: 'rent_amount',
    head: words.columns.rent,
    align: 'end',
    sortable: true,
    cell: ({ rent_amount }) => <Money kobo={rent_amount} kind="short" />,
  },
  {
    id: 'owed',
    head: words.columns.owed,
    align: 'end',
    cell: ({ debt: { arrears, outstanding } }) => (
      <Money
        kobo={outstanding}
        kind="short"
        className={arrears > 0 ? 'text-overdue' : outstanding === 0 ? 'text-ink-soft' : undefined}
      />
    ),
  },
  { id: 'standing', head: words.columns.standing, cell: (unit) => <UnitStandingPill unit={unit} /> },
  {
    id: 'lease_end',
    head: words.columns.lease,
    cell: ({ lease_end }) => (
      <span className="text-small whitespace-nowrap text-ink-soft">
        {lease_end ? formatDay(lease_end) : words.noLease}
      </span>
    ),
  },
]

function UnitCard({ unit }: { unit: Unit }) {
  const { name, tenant_name, debt, rent_amount, lease_end } = unit
  return (
    <CardLines
      title={name}
      value={<Money kobo={debt.outstanding > 0 ? debt.outstanding : rent_amount} kind="short" />}
      second={tenant_name ?? words.none}
      date={lease_end ? `${words.columns.lease} ${formatDay(lease_end)}` : undefined}
      status={<UnitStandingPill unit={unit} />}
    />
  )
}
