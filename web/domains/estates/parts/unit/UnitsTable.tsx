import type { Unit } from '@gida/contract/domains/estates/unit'
import type { Page } from '@gida/contract/shared/pages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estates } from '#words/estates'
import { listOf } from '../../../../platform/http/list-of.ts'
import { formatDay, formatNaira } from '../../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../../platform/screens/search.ts'
import { Money } from '../../../../ui/display/Money.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { CardLines } from '../../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import type { Column } from '../../../../ui/table/data-table-types.ts'
import { type ListFilter, selectFilters } from '../../../../ui/table/select-filters.tsx'
import { unitsQuery } from '../../queries.ts'
import { UNIT_STATUSES, type UnitListSearch } from '../../search.ts'
import { ArrearsFigure } from '../ArrearsFigure.tsx'
import { UnitStandingPill } from './UnitStandingPill.tsx'

const words = estates.unitList
/** The property or estate whose units are listed, and whether archived ones. */
type Of = ({ property_id: string } | { estate_id: string }) & { archived?: 'true' }
type Props = {
  of: Of
  search: UnitListSearch
  /** Other search parameters of the page, to keep in links. */
  keeps?: Record<string, unknown>
  onSearch: (change: Record<string, unknown>) => void
  /** Arrears of all units, regardless of filters. */
  arrears?: number | undefined
  /** At the end of the toolbar. */
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

/** The units as a list; each opens in a sheet. */
export function UnitsTable({ of, search, keeps, onSearch, arrears, tools }: Props) {
  const { unit: _open, ...asked } = search
  const list = useQuery({
    ...unitsQuery({ limit: PAGE_SIZE, sort: 'name', ...asked, ...of }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = search.search !== undefined || search.status !== undefined
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <div className="grid gap-3">
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
      {list.data && (
        <p role="status" className="text-small text-ink-soft">
          {sayArrears(list.data, isNarrowed ? undefined : arrears)}
        </p>
      )}
    </div>
  )
}

/** Only where known for all rows: from this page if it has them all, else the total given. */
function sayArrears({ data, pagination: { total } }: Page<Unit>, ofAll: number | undefined) {
  const arrears = data.length === total ? data.reduce((sum, { debt }) => sum + debt.arrears, 0) : ofAll
  if (arrears === undefined || total === 0) return null
  return arrears > 0 ? words.sum(total, formatNaira(arrears, 'short')) : words.noneInArrears(total)
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
    id: 'rent',
    head: words.columns.rent,
    align: 'end',
    cell: ({ yearly_rent }) => <Money kobo={yearly_rent} kind="short" />,
  },
  {
    id: 'arrears',
    head: words.columns.arrears,
    align: 'end',
    cell: ({ debt }) => <ArrearsFigure kobo={debt.arrears} />,
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

/** The card's figure is the arrears; the rent is below, with its period. */
const UnitCard = ({ unit }: { unit: Unit }) => (
  <CardLines
    title={unit.name}
    value={<ArrearsFigure kobo={unit.debt.arrears} />}
    second={unit.tenant_name ?? words.none}
    date={[
      words.rentOf(formatNaira(unit.yearly_rent, 'short')),
      unit.lease_end && words.endsOn(formatDay(unit.lease_end)),
    ]
      .filter(Boolean)
      .join(', ')}
    status={<UnitStandingPill unit={unit} />}
  />
)
