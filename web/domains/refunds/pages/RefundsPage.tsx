import type { Refund, RefundStatus } from '@gida/contract/domains/refunds/refund'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paymentRefunds } from '#words/payment-refunds'
import { refunds as words } from '#words/refunds'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { given, PAGE_SIZE } from '../../../platform/screens/search.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { RetryRefund } from '../forms/RetryRefund.tsx'
import { DisputeCard } from '../parts/DisputeCard.tsx'
import { RefundPill } from '../parts/RefundState.tsx'
import { disputesQuery, refundsQuery } from '../queries.ts'
import { readRefundSearch } from '../search.ts'

const refundsScreen = getRouteApi('/signed-in/frame/dashboard/payments/refunds')

const STATES = [
  { value: '', label: words.all },
  ...Object.entries(paymentRefunds.statuses).map(([value, label]) => ({ value, label })),
]

/** Disputes with their deadlines, then refunds that need attention, then all refunds. */
export function RefundsPage() {
  const search = refundsScreen.useSearch()
  const navigate = refundsScreen.useNavigate()
  const list = useQuery(refundsQuery(search))
  const [retried, setRetried] = useState<Refund | null>(null)
  const change = (next: object) =>
    void navigate({ search: (old) => readRefundSearch({ ...old, page: undefined, ...next }) })

  return (
    <>
      <MoneyHead at="refunds" title={words.title} note={words.note} />
      <OpenDisputes />
      <DataTable<Refund>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={(refund) => refund.id}
        query={{ page: search.page ?? 1, limit: PAGE_SIZE }}
        onQuery={change}
        renderCard={(refund) => <RefundCard refund={refund} />}
        rowMenu={(refund) => menuOf(refund, () => setRetried(refund))}
        rowMenuLabel={(refund) => words.actionsFor(refund.tenant_name)}
        loadingText={words.loading}
        filters={<StateFilter status={search.status} onChange={(status) => change({ status })} />}
        filtersOn={
          search.status
            ? [
                {
                  label: paymentRefunds.statuses[search.status],
                  onClear: () => change({ status: undefined }),
                },
              ]
            : []
        }
        empty={
          <EmptyState title={words.empty}>{search.status ? words.emptyFiltered : words.emptyNote}</EmptyState>
        }
      />
      {retried && <RetryRefund refund={retried} onDone={() => setRetried(null)} />}
    </>
  )
}

type FilterProps = {
  status: RefundStatus | undefined
  onChange: (status: RefundStatus | undefined) => void
}

/** With a visible label in the phone's sheet; in the toolbar with an accessible one only. */
function StateFilter({ status, onChange }: FilterProps) {
  const select = (
    <SelectField
      compact
      className="md:w-[200px]"
      aria-label={words.filter}
      options={STATES}
      value={status ?? ''}
      onChange={(next) => onChange((next || undefined) as RefundStatus | undefined)}
    />
  )
  return useIsPhone() ? <Field label={words.filter}>{select}</Field> : select
}

function OpenDisputes() {
  const { estate_id, disputes: status } = refundsScreen.useSearch()
  const { data } = useQuery(disputesQuery(given({ estate_id, status })))
  const open = data?.data.filter(({ closed_at }) => closed_at === null) ?? []
  if (open.length === 0) return null
  return (
    <section aria-label={words.disputes.title} className="mb-4 grid gap-3">
      {open.map((dispute) => (
        <DisputeCard key={dispute.id} dispute={dispute} />
      ))}
    </section>
  )
}

const askedOn = ({ created_at }: Refund) => formatDay(lagosDay(new Date(created_at)))

const COLUMNS: Column<Refund>[] = [
  {
    id: 'tenant',
    head: words.columns.tenant,
    cell: ({ tenant_name, property_unit }) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[230px] font-semibold">{tenant_name}</span>
        <span className="block text-small text-ink-soft">{property_unit ?? words.credit}</span>
      </span>
    ),
  },
  { id: 'reason', head: words.columns.reason, cell: ({ reason }) => reason },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount, way }) => (
      <>
        <Money kobo={amount} />
        <span className="block text-small whitespace-nowrap text-ink-soft">{words.ways[way]}</span>
      </>
    ),
  },
  { id: 'status', head: words.columns.status, cell: (refund) => <RefundPill refund={refund} /> },
  {
    id: 'date',
    head: words.columns.date,
    cell: (refund) => <span className="text-small whitespace-nowrap text-ink-soft">{askedOn(refund)}</span>,
  },
]

const RefundCard = ({ refund }: { refund: Refund }) => (
  <CardLines
    title={refund.tenant_name}
    value={<Money kobo={refund.amount} />}
    second={`${refund.property_unit ?? words.credit} · ${refund.reason}`}
    date={askedOn(refund)}
    status={<RefundPill refund={refund} />}
  />
)

function menuOf({ transaction_id, can }: Refund, onRetry: () => void): MenuItem[] {
  const payment: MenuItem[] = transaction_id
    ? [
        {
          label: words.openPayment,
          icon: 'naira',
          link: <Link to="/dashboard/payments/$id" params={{ id: transaction_id }} />,
        },
      ]
    : []
  const retry: MenuItem[] = can.retry ? [{ label: words.retry.action, icon: 'bank', onSelect: onRetry }] : []
  return [...retry, ...payment]
}
