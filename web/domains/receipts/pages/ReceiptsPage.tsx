import type { Receipt } from '@gida/contract/domains/receipts/receipt'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { type ReceiptActions, useReceiptActions } from '../../payments/index.ts'
import { receiptsQuery } from '../queries.ts'
import { readReceiptSearch } from '../search.ts'

const receiptsScreen = getRouteApi('/signed-in/frame/dashboard/payments/receipts')

const words = payments.receipts
const issuedOn = ({ issued_at }: Receipt) => formatDay(lagosDay(new Date(issued_at)))

/** Green for a valid receipt; a voided one shows as refunded. */
const ReceiptPill = ({ status }: Pick<Receipt, 'status'>) => (
  <StatusPill status={status === 'VOIDED' ? 'REFUNDED' : 'PAID'}>{words[status]}</StatusPill>
)

const COLUMNS: Column<Receipt>[] = [
  {
    id: 'number',
    head: words.columns.number,
    cell: ({ number, tenant_name }) => (
      <span className="block min-w-0">
        <span className="block font-semibold whitespace-nowrap">{number}</span>
        <span className="cut block max-w-[220px] text-small text-ink-soft" title={tenant_name}>
          {tenant_name}
        </span>
      </span>
    ),
  },
  { id: 'what', head: words.columns.what, cell: ({ description }) => description },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} />,
  },
  { id: 'status', head: words.columns.status, cell: ({ status }) => <ReceiptPill status={status} /> },
  {
    id: 'date',
    head: words.columns.date,
    cell: (receipt) => (
      <span className="text-small whitespace-nowrap text-ink-soft">{issuedOn(receipt)}</span>
    ),
  },
]

/** All receipts, newest first. */
export function ReceiptsPage() {
  const search = receiptsScreen.useSearch()
  const navigate = receiptsScreen.useNavigate()
  const list = useQuery(receiptsQuery(search))
  const isTenant = useActor().user.role === 'TENANT'
  const actions = useReceiptActions()
  const change = (next: Partial<TableQuery>) =>
    void navigate({ search: (old) => readReceiptSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <MoneyHead at="receipts" title={words.title} note={words.note} />
      <DataTable<Receipt>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(receipt) => receipt.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE, search: search.search }}
        onQuery={change}
        renderCard={(receipt) => (
          <CardLines
            title={isTenant ? receipt.description : receipt.tenant_name}
            value={<Money kobo={receipt.amount} />}
            second={isTenant ? receipt.number : `${receipt.number} · ${receipt.description}`}
            date={issuedOn(receipt)}
            status={<ReceiptPill status={receipt.status} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/receipts/$id" params={{ id }} />}
        rowMenu={(receipt) => receiptMenu(receipt, actions)}
        rowMenuLabel={({ number }) => payments.actions.of(number)}
        searchPlaceholder={words.search}
        loadingText={words.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
    </>
  )
}

function receiptMenu({ id, number }: Receipt, { download, email }: ReceiptActions): MenuItem[] {
  return [
    {
      label: payments.actions.download,
      icon: 'download',
      onSelect: () => download({ url: `/receipts/${id}/download`, number }),
    },
    { label: payments.actions.email, icon: 'mail', onSelect: () => email({ receipt_id: id }) },
  ]
}
