import type { Estate } from '@gida/contract/domains/estates/estate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { estates } from '#words/estates'
import { listOf } from '../../../platform/http/list-of.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { type ListFilter, selectFilters } from '../../../ui/table/select-filters.tsx'
import { NewEstate } from '../parts/estate/NewEstate.tsx'
import { RemoveEstate } from '../parts/estate/RemoveEstate.tsx'
import { estatesQuery } from '../queries.ts'
import { ESTATE_STATUSES, type EstatesSearch, readEstatesSearch } from '../search.ts'

const estatesScreen = getRouteApi('/signed-in/frame/dashboard/estates')

const words = estates.list
const placeOf = ({ address, lga, state }: Estate) => estates.estate.place(address, lga, state)
const Status = ({ status }: Pick<Estate, 'status'>) => (
  <StatusPill status={status}>{estates.statuses[status]}</StatusPill>
)

const COLUMNS: Column<Estate>[] = [
  {
    id: 'estate',
    head: words.columns.estate,
    cell: (estate) => (
      <>
        <span className="block font-semibold">{estate.name}</span>
        <span className="cut block max-w-[320px] text-small text-ink-soft" title={placeOf(estate)}>
          {placeOf(estate)}
        </span>
      </>
    ),
  },
  { id: 'properties', head: words.columns.properties, align: 'end', cell: (estate) => estate.property_count },
  {
    id: 'let',
    head: words.columns.let,
    align: 'end',
    cell: ({ occupied_count, unit_count }) => estates.share(occupied_count, unit_count),
  },
  { id: 'status', head: words.columns.status, cell: (estate) => <Status status={estate.status} /> },
]

const FILTERS: ListFilter<EstatesSearch>[] = [
  {
    field: 'status',
    label: words.status,
    all: words.allStatuses,
    options: ESTATE_STATUSES.map((value) => ({ value, label: estates.statuses[value] })),
  },
]

/** The person's estates, with their actions. */
export function EstatesPage() {
  const search = estatesScreen.useSearch()
  const navigate = estatesScreen.useNavigate()
  const list = useQuery({
    ...estatesQuery({ limit: PAGE_SIZE, ...search }),
    placeholderData: keepPreviousData,
  })
  const canAdd = hasPermission(useActor(), 'properties_write')
  const [removing, setRemoving] = useState<Estate>()
  const change = (next: object) =>
    void navigate({ search: (old) => readEstatesSearch({ ...old, page: undefined, ...next }) })
  const isNarrowed = search.search !== undefined || search.status !== undefined

  return (
    <>
      <PageHead title={words.title} note={words.note} actions={canAdd && <NewEstate />} wraps />
      <DataTable<Estate>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(estate) => estate.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(estate) => (
          <CardLines
            title={estate.name}
            value={estates.share(estate.occupied_count, estate.unit_count)}
            second={placeOf(estate)}
            status={<Status status={estate.status} />}
            date={estates.properties.count(estate.property_count)}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/estates/$id" params={{ id }} />}
        rowMenu={(estate) => menuOf(estate, setRemoving)}
        rowMenuLabel={({ name }) => words.actions(name)}
        searchPlaceholder={words.search}
        {...selectFilters(FILTERS, search, change)}
        loadingText={words.loading}
        empty={
          <EmptyState title={isNarrowed ? words.emptyForSearch : words.empty} motif="comb">
            {!isNarrowed && words.emptyNote}
          </EmptyState>
        }
      />
      {removing && <RemoveEstate estate={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

const menuOf = (estate: Estate, onRemove: (estate: Estate) => void): MenuItem[] =>
  estate.can.write
    ? [
        {
          label: words.settings,
          icon: 'sliders',
          link: <Link to="/dashboard/estates/$id/settings" params={{ id: estate.id }} />,
        },
        'line',
        { label: words.archive, icon: 'close', onSelect: () => onRemove(estate) },
      ]
    : []
