import type { LeaseEntry } from '@gida/contract/domains/books/ledger'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { leaseLedger as words } from '#words/lease-ledger'
import { leases } from '#words/leases'
import { payments } from '#words/payments'
import { refunds } from '#words/refunds'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatDay, formatNaira, lagosDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { LeaseHead, leaseQuery } from '../../leases/index.ts'
import { RefundCredit } from '../../refunds/index.ts'
import { leaseLedgerQuery } from '../queries.ts'
import { readLedgerSearch } from '../search.ts'

const leaseLedgerScreen = getRouteApi('/signed-in/frame/dashboard/leases/$id/ledger')

const dayOf = ({ at }: LeaseEntry) => formatDay(lagosDay(new Date(at)))
const short = (kobo: number) => formatNaira(kobo, 'short')

/** Other effects of the entry, in words: changes of deposit and credit. */
function besides({ deposit, credit }: LeaseEntry): string {
  return [
    deposit > 0 && words.intoDeposit(short(deposit)),
    deposit < 0 && words.outOfDeposit(short(-deposit)),
    credit > 0 && words.intoCredit(short(credit)),
    credit < 0 && words.outOfCredit(short(-credit)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `Rent paid, card`; for other entries their kind and memo. */
function titleOf({ kind, memo, payment }: LeaseEntry): string {
  if (kind !== 'PAID' || !payment) return words.of(words.kinds[kind], memo)
  const { transaction_type, channel } = payment
  return words.paid(TYPE_NAMES[transaction_type], channel && payments.channels[channel])
}

const referenceOf = ({ payment }: LeaseEntry) =>
  payment && <span className="mono me-2">{payment.reference}</span>

const orNothing = (kobo: number) => (kobo === 0 ? '' : <Money kobo={kobo} />)

const COLUMNS: Column<LeaseEntry>[] = [
  {
    id: 'at',
    head: words.columns.at,
    cell: (entry) => <span className="text-small whitespace-nowrap text-ink-soft">{dayOf(entry)}</span>,
  },
  {
    id: 'what',
    head: words.columns.what,
    cell: (entry) => (
      <span className="block max-w-[360px] py-1 whitespace-normal">
        <span className="block">{titleOf(entry)}</span>
        <span className="block text-small text-ink-soft">
          {referenceOf(entry)}
          {besides(entry)}
        </span>
      </span>
    ),
  },
  { id: 'charged', head: words.columns.charged, align: 'end', cell: ({ charged }) => orNothing(charged) },
  { id: 'settled', head: words.columns.settled, align: 'end', cell: ({ settled }) => orNothing(settled) },
  {
    id: 'balance',
    head: words.columns.balance,
    align: 'end',
    cell: ({ balance }) => <Money kobo={balance} />,
  },
]

/** Charges and payments of a lease, with the balance after each. */
export function LeaseLedgerPage() {
  const { id } = leaseLedgerScreen.useParams()
  const search = leaseLedgerScreen.useSearch()
  const navigate = leaseLedgerScreen.useNavigate()
  const answer = useQuery(leaseQuery(id))
  const { data: lease } = answer
  const { data, error, isFetching, refetch } = useQuery(leaseLedgerQuery(id, search))
  const [isGivingBack, setGivingBack] = useState(false)
  const change = (next: Record<string, unknown>) =>
    void navigate({ search: (old) => readLedgerSearch({ ...old, page: undefined, ...next }) })

  if (answer.error && !lease) {
    return (
      <Loaded of={answer} head={<PageHead title={words.title} />} missing={leases.notFound}>
        {() => null}
      </Loaded>
    )
  }
  return (
    <>
      {lease ? <LeaseHead lease={lease} at="ledger" /> : <PageHead title={words.title} />}
      {data?.can.refund_credit && (
        <div className="mb-4">
          <Button kind="second" onClick={() => setGivingBack(true)}>
            {refunds.creditBack.action}
          </Button>
        </div>
      )}
      <div className="grid gap-4 md:gap-5">
        {data && (
          <StatBand>
            <Stat
              label={words.owed}
              figure={<Money kobo={data.balance} kind="short" />}
              note={data.balance === 0 ? words.nothingOwed : undefined}
              alone="rows-below"
            />
            <Stat
              label={words.deposit}
              figure={<Money kobo={data.deposit_held} kind="short" />}
              note={words.depositNote}
              alone="rows-below"
            />
            <Stat
              label={words.credit}
              figure={<Money kobo={data.credit} kind="short" />}
              note={words.creditNote}
              alone="rows-below"
            />
          </StatBand>
        )}
        <DataTable<LeaseEntry>
          label={words.title}
          noun={words.noun}
          columns={COLUMNS}
          rows={data?.data}
          total={data?.pagination.total}
          rowId={(entry) => entry.id}
          query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
          onQuery={change}
          renderCard={(entry) => (
            <CardLines
              title={titleOf(entry)}
              value={<Money kobo={entry.charged || -entry.settled || entry.deposit || entry.credit} />}
              second={
                <>
                  {referenceOf(entry)}
                  {besides(entry)}
                </>
              }
              date={dayOf(entry)}
              status={
                <span className="text-small text-ink-soft">
                  {words.columns.balance} <Money kobo={entry.balance} />
                </span>
              }
            />
          )}
          isFetching={isFetching}
          error={error && messageOf(error)}
          onRefresh={() => void refetch()}
          loadingText={words.loading}
          empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
        />
      </div>
      {isGivingBack && data && lease?.tenant_id && (
        <RefundCredit
          key={data.credit} // resets the form when the refundable credit changes
          of={{ estate_id: lease.estate_id, tenant_id: lease.tenant_id }}
          tenantName={lease.tenant_name ?? ''}
          most={data.credit}
          onClose={() => setGivingBack(false)}
        />
      )}
    </>
  )
}
