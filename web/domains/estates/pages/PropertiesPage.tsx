import type { Property } from '@gida/contract/domains/estates/estate'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { kindOfColumn } from '../../../ui/display/kind-of-column.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { ArrearsFigure } from '../parts/ArrearsFigure.tsx'
import { propertiesQuery } from '../queries.ts'
import { readPropertiesSearch } from '../search.ts'

const propertiesScreen = getRouteApi('/signed-in/frame/dashboard/properties')

const words = estates.properties

const LatePill = ({ count }: { count: number }) =>
  count > 0 ? (
    <Pill tone="late" icon="warning">
      {words.inArrears(count)}
    </Pill>
  ) : (
    <Pill tone="in" icon="ok">
      {words.noneLate}
    </Pill>
  )

const columnsOf = (owed: 'full' | 'short'): Column<Property>[] => [
  {
    id: 'property',
    head: words.columns.property,
    cell: ({ name, address }) => (
      <>
        <span className="block font-semibold">{name}</span>
        <span className="cut block max-w-[300px] text-small text-ink-soft" title={address}>
          {address}
        </span>
      </>
    ),
  },
  {
    id: 'landlord',
    head: words.columns.landlord,
    cell: ({ landlord_name }) => (
      <span className="cut block max-w-[190px]" title={landlord_name ?? undefined}>
        {landlord_name ?? <span className="text-ink-soft">{words.noLandlord}</span>}
      </span>
    ),
  },
  {
    id: 'let',
    head: words.columns.let,
    align: 'end',
    cell: ({ occupied_count, unit_count }) => estates.share(occupied_count, unit_count),
  },
  {
    id: 'owed',
    head: words.columns.owed,
    align: 'end',
    cell: ({ debt }) => <Money kobo={debt.outstanding} kind={owed} />,
  },
  {
    id: 'late',
    head: words.columns.late,
    cell: ({ tenants_in_arrears }) => <LatePill count={tenants_in_arrears} />,
  },
]

/** Buildings and plots, with occupancy and arrears. */
export function PropertiesPage() {
  const search = propertiesScreen.useSearch()
  const navigate = propertiesScreen.useNavigate()
  const list = useQuery({
    ...propertiesQuery({ limit: PAGE_SIZE, ...search }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const owed = kindOfColumn(data?.data.map(({ debt }) => debt.outstanding) ?? [])
  const canAdd = hasPermission(useActor(), 'properties_write')
  const change = (next: Partial<TableQuery>) =>
    void navigate({ search: (old) => readPropertiesSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <PageHead
        title={words.title}
        note={data && <Summary rows={data.data} {...data.pagination} />}
        actions={canAdd && <AddProperty />}
        wraps
      />
      <DataTable<Property>
        label={words.title}
        noun={words.noun}
        columns={columnsOf(owed)}
        {...listOf(list)}
        rowId={(property) => property.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(property) => <PropertyCard property={property} />}
        rowLink={({ id }) => <Link to="/dashboard/properties/$id" params={{ id }} />}
        searchPlaceholder={words.search}
        loadingText={words.loading}
        empty={
          search.search ? (
            <EmptyState
              title={words.emptyForSearch}
              action={
                <Button kind="second" onClick={() => change({ search: undefined })}>
                  {words.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={words.empty}
              motif="comb"
              action={
                canAdd && (
                  <>
                    <AddProperty />
                    <ImportSpreadsheet />
                  </>
                )
              }
            >
              {canAdd ? words.emptyNote : words.emptyForAgent}
            </EmptyState>
          )
        }
      />
    </>
  )
}

const AddProperty = () => (
  <Button asChild icon="plus">
    <Link to="/dashboard/properties/new">{words.add}</Link>
  </Button>
)

const ImportSpreadsheet = () => (
  <Button asChild kind="second" icon="upload">
    <Link to="/dashboard/imports/new">{words.upload}</Link>
  </Button>
)

/** Totals are shown only if all rows are loaded. */
type SummaryProps = { rows: readonly Property[]; total: number; more?: boolean | undefined }

function Summary({ rows, total, more }: SummaryProps) {
  if (rows.length === 0 || rows.length < total) return words.count(total, more)
  const sum = (of: (property: Property) => number) => rows.reduce((all, property) => all + of(property), 0)
  const owed = sum((property) => property.debt.outstanding)
  return (
    <>
      {words.summary(
        total,
        sum((one) => one.occupied_count),
        sum((one) => one.unit_count),
      )}
      {owed > 0 && <span className="only-desk">, {words.owed(formatNaira(owed, 'short'))}</span>}
    </>
  )
}

const PropertyCard = ({ property }: { property: Property }) => (
  <CardLines
    title={property.name}
    value={<ArrearsFigure kobo={property.debt.arrears} />}
    second={property.address}
    date={`${words.columns.let} ${estates.share(property.occupied_count, property.unit_count)}`}
    status={<LatePill count={property.tenants_in_arrears} />}
  />
)
