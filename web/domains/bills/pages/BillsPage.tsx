import type { Bill } from '@gida/contract/domains/bills/bill'
import { CATEGORIES } from '@gida/contract/domains/maintenance/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { bills as words } from '#words/bills'
import { maintenance } from '#words/maintenance'
import { addressedList } from '../../../platform/screens/addressed-list.tsx'
import { formatDay, formatPeriod } from '../../../platform/screens/format.ts'
import { useEstateFilter } from '../../../platform/session/use-estate-filter.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { BillPill } from '../parts/BillPill.tsx'
import { WithheldTax } from '../parts/WithheldTax.tsx'
import { billsQuery } from '../queries.ts'
import { readBillsSearch, SHOWN } from '../search.ts'

const billsScreen = getRouteApi('/signed-in/frame/dashboard/payments/bills')

const COLUMNS: Column<Bill>[] = [
  {
    id: 'bill',
    head: words.columns.bill,
    cell: ({ order_title, number }) => (
      <>
        <span className="block font-semibold wrap-anywhere">{order_title}</span>
        <span className="block text-small text-ink-soft">{number}</span>
      </>
    ),
  },
  { id: 'vendor', head: words.columns.vendor, cell: ({ vendor_name }) => vendor_name },
  {
    id: 'day',
    head: words.columns.day,
    cell: ({ billed_on }) => <span className="whitespace-nowrap">{formatDay(billed_on)}</span>,
  },
  { id: 'amount', head: words.columns.amount, align: 'end', cell: ({ amount }) => <Money kobo={amount} /> },
  { id: 'left', head: words.columns.left, align: 'end', cell: ({ left }) => <Money kobo={left} /> },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <BillPill status={status} /> },
]

const FILTERS = [
  {
    field: 'shown' as const,
    label: words.which,
    all: words.shows.TO_PAY,
    options: SHOWN.filter((one) => one !== 'TO_PAY').map((value) => ({ value, label: words.shows[value] })),
  },
  {
    field: 'category' as const,
    label: words.kind,
    all: words.anyKind,
    options: CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] })),
  },
]

/** Vendors' bills: unpaid ones first, oldest first. */
export function BillsPage() {
  const search = billsScreen.useSearch()
  const navigate = billsScreen.useNavigate()
  const { vendor_id, unit_id, from, to } = search
  const list = useQuery(billsQuery(search))
  const table = addressedList({
    ...{ list, search, words, filters: FILTERS, read: readBillsSearch, motif: 'leaf' as const },
    go: (to) => void navigate({ search: to }),
  })
  return (
    <>
      <MoneyHead
        at="bills"
        title={words.title}
        note={words.note}
        actions={
          <Button kind="second" icon="chart" asChild>
            <Link to="/dashboard/maintenance/figures" search={{}}>
              {words.figures}
            </Link>
          </Button>
        }
      />
      <ContextChips
        filters={[
          useEstateFilter(search.estate_id, () => table.onQuery({ estate_id: undefined })),
          Boolean(vendor_id) && {
            label: words.oneVendor,
            onClear: () => table.onQuery({ vendor_id: undefined }),
          },
          Boolean(unit_id) && { label: words.oneHome, onClear: () => table.onQuery({ unit_id: undefined }) },
          from !== undefined &&
            to !== undefined && {
              label: formatPeriod(from, to),
              onClear: () => table.onQuery({ from: undefined, to: undefined }),
            },
        ]}
      />
      <div className="grid gap-4 md:gap-5">
        <DataTable<Bill>
          label={words.title}
          columns={COLUMNS}
          {...table}
          renderCard={(bill) => (
            <CardLines
              title={bill.order_title}
              value={<Money kobo={bill.left || bill.amount} />}
              second={bill.vendor_name}
              date={formatDay(bill.billed_on)}
              status={<BillPill status={bill.status} />}
            />
          )}
          rowLink={({ id }) => <Link to="/dashboard/payments/bills/$id" params={{ id }} />}
        />
        <WithheldTax estateId={search.estate_id} />
      </div>
    </>
  )
}
