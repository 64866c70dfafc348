import type { PlatformEstate } from '@gida/contract/domains/admin/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { desk } from '#words/desk'
import { estateDesk as words } from '#words/estate-desk'
import { titles } from '#words/titles'
import { listOf } from '../../../platform/http/list-of.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { ActiveFilter } from '../../../ui/table/data-table-types.ts'
import { EmptyList } from '../../../ui/table/EmptyList.tsx'
import { SelectFilter } from '../../../ui/table/SelectFilter.tsx'
import { platformEstatesQuery } from '../desk-queries.ts'
import { type EstateAction, EstateDialog, estateActions } from '../parts/EstateDialogs.tsx'
import { ESTATE_COLUMNS, EstateLines } from '../parts/estate-columns.tsx'
import { OverridesCard } from '../parts/OverridesCard.tsx'
import { type EstateDeskSearch, MARKS, readEstateDeskSearch, STATUSES } from '../search.ts'

const estatesScreen = getRouteApi('/signed-in/frame/dashboard/admin/estates')

const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: words.statuses[value] }))
const MARK_OPTIONS = MARKS.map((value) => ({ value, label: words.marks[value] }))

/** All estates of the platform: search, suspend and verify. */
export function PlatformEstatesPage() {
  const search = estatesScreen.useSearch()
  const navigate = estatesScreen.useNavigate()
  const list = useQuery(platformEstatesQuery(search))
  const [asked, setAsked] = useState<{ action: EstateAction; estate: PlatformEstate } | null>(null)
  const change = (next: object) =>
    void navigate({ search: (old) => readEstateDeskSearch({ ...old, page: undefined, ...next }) })
  const filtersOn = activeFilters(search, change)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard">{desk.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={
          <>
            <Button asChild kind="second">
              <Link to="/dashboard/admin/holds">{titles.legalHolds}</Link>
            </Button>
            <Button asChild kind="second">
              <Link to="/dashboard/admin/privacy">{titles.processingRecord}</Link>
            </Button>
          </>
        }
        wraps
      />
      <DataTable<PlatformEstate>
        label={words.title}
        noun={words.noun}
        columns={ESTATE_COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        rowLink={({ id }) => <Link to="/dashboard/admin/estates/$id" params={{ id }} />}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(estate) => <EstateLines estate={estate} />}
        rowMenu={(estate) => [
          {
            label: words.open,
            icon: 'building',
            link: <Link to="/dashboard/admin/estates/$id" params={{ id: estate.id }} />,
          },
          ...estateActions(estate, (action) => setAsked({ action, estate })),
        ]}
        rowMenuLabel={({ name }) => words.actionsFor(name)}
        searchPlaceholder={words.search}
        filters={
          <>
            <SelectFilter
              label={words.filters.status}
              className="md:w-[150px]"
              all={words.filters.allStatuses}
              options={STATUS_OPTIONS}
              value={search.status}
              onChange={(status) => change({ status })}
            />
            <SelectFilter
              label={words.filters.mark}
              className="md:w-[150px]"
              all={words.filters.allMarks}
              options={MARK_OPTIONS}
              value={search.mark}
              onChange={(mark) => change({ mark })}
            />
          </>
        }
        filtersOn={filtersOn}
        loadingText={words.loading}
        empty={
          <EmptyList
            isFiltered={Boolean(search.search) || filtersOn.length > 0}
            onClear={() => void navigate({ search: {} })}
            words={words}
            motif="comb"
          />
        }
      />
      <OverridesCard />
      {asked && <EstateDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function activeFilters({ status, mark }: EstateDeskSearch, change: (next: object) => void): ActiveFilter[] {
  return [
    ...(status ? [{ label: words.statuses[status], onClear: () => change({ status: undefined }) }] : []),
    ...(mark ? [{ label: words.marks[mark], onClear: () => change({ mark: undefined }) }] : []),
  ]
}
