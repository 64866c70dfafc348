import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { VENDOR_STATUSES } from '@gida/contract/domains/vendors/rules'
import type { Vendor } from '@gida/contract/domains/vendors/vendor'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { vendors as words } from '#words/vendors'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatPhone } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { MaintenanceTabs } from '../../maintenance/index.ts'
import { VendorForm } from '../forms/VendorForm.tsx'
import { keepsVendors } from '../keeps-vendors.ts'
import { VendorPill } from '../parts/VendorPill.tsx'
import { vendorsQuery } from '../queries.ts'
import { readVendorsSearch } from '../search.ts'

const vendorsScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/vendors')
const tradesOf = ({ trades }: Vendor) => trades.map((trade) => words.trades[trade]).join(', ')

const COLUMNS: Column<Vendor>[] = [
  {
    id: 'name',
    head: words.columns.name,
    cell: ({ name, area }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-small text-ink-soft">{area}</span>
      </>
    ),
  },
  { id: 'trades', head: words.columns.trades, cell: tradesOf },
  {
    id: 'phone',
    head: words.columns.phone,
    cell: ({ phone }) => <span className="figures whitespace-nowrap">{formatPhone(phone)}</span>,
  },
  { id: 'jobs', head: words.columns.jobs, align: 'end', cell: ({ jobs_done }) => jobs_done },
  { id: 'rating', head: words.columns.rating, cell: ({ rating }) => words.rating(rating) },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <VendorPill status={status} /> },
]

const FILTERS = [
  {
    field: 'trade' as const,
    label: words.trade,
    all: words.anyTrade,
    options: CATEGORIES.map((value) => ({ value, label: words.trades[value] })),
  },
  {
    field: 'status' as const,
    label: words.which,
    all: words.anyStatus,
    options: VENDOR_STATUSES.map((value) => ({ value, label: words.statuses[value] })),
  },
]

/** The register of artisans and firms, by name. */
export function VendorsPage() {
  const search = vendorsScreen.useSearch()
  const navigate = vendorsScreen.useNavigate()
  const keeps = keepsVendors(useActor())
  const [isAdding, setAdding] = useState(false)
  const list = useQuery(vendorsQuery(search))
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readVendorsSearch, motif: 'leaf' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          keeps && (
            <Button icon="plus" onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          )
        }
      />
      <MaintenanceTabs at="vendors" />
      <DataTable<Vendor>
        label={words.title}
        columns={COLUMNS}
        {...table}
        renderCard={(vendor) => (
          <CardLines
            title={vendor.name}
            value={vendor.rating === null ? undefined : words.rating(vendor.rating)}
            second={tradesOf(vendor)}
            date={formatPhone(vendor.phone)}
            status={<VendorPill status={vendor.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/maintenance/vendors/$id" params={{ id }} />}
        searchPlaceholder={words.search}
      />
      {isAdding && (
        <VendorForm
          onClose={() => setAdding(false)}
          onSaved={({ id }) =>
            void navigate({ to: '/dashboard/maintenance/vendors/$id', params: { id }, search: {} })
          }
        />
      )}
    </>
  )
}
