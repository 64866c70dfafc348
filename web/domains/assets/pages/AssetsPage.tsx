import type { Asset } from '@gida/contract/domains/assets/asset'
import { ASSET_KINDS, ASSET_STATUSES } from '@gida/contract/domains/assets/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { assets as words } from '#words/assets'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { MaintenanceTabs } from '../../maintenance/index.ts'
import { NewAssetForm } from '../forms/NewAssetForm.tsx'
import { AssetPill } from '../parts/AssetPill.tsx'
import { assetsQuery } from '../queries.ts'
import { readAssetsSearch, SHOWN } from '../search.ts'

const assetsScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/assets')

const placeOf = ({ unit_name, property_name, estate_name }: Asset) =>
  words.place(unit_name, property_name, estate_name)

const COLUMNS: Column<Asset>[] = [
  {
    id: 'asset',
    head: words.columns.asset,
    cell: (asset) => (
      <>
        <span className="block font-semibold wrap-anywhere">{asset.name}</span>
        <span className="block text-small text-ink-soft">
          {words.place(words.kinds[asset.kind], placeOf(asset))}
        </span>
      </>
    ),
  },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <AssetPill status={status} /> },
  {
    id: 'hours',
    head: words.columns.hours,
    align: 'end',
    cell: ({ hours }) => (hours === null ? '' : words.hours(hours)),
  },
  { id: 'next', head: words.columns.next, cell: (asset) => <Next of={asset} /> },
  {
    id: 'faults',
    head: words.columns.faults,
    align: 'end',
    cell: ({ faults }) => (faults === 0 ? '' : faults),
  },
]

const FILTERS = [
  {
    field: 'shown' as const,
    label: words.filters.which,
    all: words.filters.all,
    options: SHOWN.map((value) => ({ value, label: words.filters[value] })),
  },
  {
    field: 'kind' as const,
    label: words.filters.kind,
    all: words.filters.anyKind,
    options: ASSET_KINDS.map((value) => ({ value, label: words.kinds[value] })),
  },
  {
    field: 'status' as const,
    label: words.filters.status,
    all: words.filters.anyStatus,
    options: ASSET_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
  },
]

/** The register of assets. */
export function AssetsPage() {
  const search = assetsScreen.useSearch()
  const navigate = assetsScreen.useNavigate()
  const { user } = useActor()
  const [isAdding, setAdding] = useState(false)
  const list = useQuery(assetsQuery(search))
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readAssetsSearch, motif: 'comb' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            {user.role !== 'PROPERTY_MANAGER' && (
              <Button icon="plus" onClick={() => setAdding(true)}>
                {words.add}
              </Button>
            )}
            <Button asChild kind="second" icon="calendar">
              <Link to="/dashboard/maintenance/plans" search={{}}>
                {words.year}
              </Link>
            </Button>
          </>
        }
        wraps
      />
      <MaintenanceTabs at="assets" />
      <DataTable<Asset>
        label={words.head}
        columns={COLUMNS}
        {...table}
        renderCard={(asset) => (
          <CardLines
            title={asset.name}
            second={words.place(words.kinds[asset.kind], placeOf(asset))}
            date={<Next of={asset} />}
            status={<AssetPill status={asset.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/maintenance/assets/$id" params={{ id }} />}
        searchPlaceholder={words.search}
      />
      {isAdding && (
        <NewAssetForm
          estateId={search.estate_id}
          onSaved={(id) => void navigate({ to: '/dashboard/maintenance/assets/$id', params: { id } })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

/** The next service date, and what is overdue. */
function Next({ of: { next_on, overdue } }: { of: Asset }) {
  if (overdue > 0) return <Pill tone="late">{words.overdue(overdue)}</Pill>
  return (
    <span className={next_on ? 'figures whitespace-nowrap' : 'text-ink-faint'}>
      {next_on ? formatDay(next_on) : words.noPlan}
    </span>
  )
}
