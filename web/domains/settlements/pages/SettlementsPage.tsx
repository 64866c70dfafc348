import type { Settlement } from '@gida/contract/domains/settlements/settlement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { PAGE_SIZE } from '../../../platform/screens/search.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { ReconciliationPill } from '../parts/ReconciliationPill.tsx'
import { differencesQuery, settlementsQuery } from '../queries.ts'
import { readSettlementsSearch } from '../search.ts'

const settlementsScreen = getRouteApi('/signed-in/frame/dashboard/payments/settlements')

const words = settlements.list

const whoGot = (one: Settlement) => one.landlord_name ?? words.to[one.to]
/** For a landlord the receiving account, instead of their own name in each row. */
const accountOf = (one: Settlement) =>
  one.account ? words.account(one.account.bank_name, one.account.last4) : whoGot(one)
/** Settled after the working day on which it was due. */
const lateness = ({ due_on, settled_on }: Settlement) =>
  due_on && settled_on > due_on ? words.late(formatDay(due_on)) : null

const columnsOf = (nameOf: (one: Settlement) => string): Column<Settlement>[] => [
  {
    id: 'day',
    head: words.columns.day,
    cell: (one) => (
      <span className="block">
        <span className="block font-semibold whitespace-nowrap">{formatDay(one.settled_on)}</span>
        <span className="block text-small text-overdue">{lateness(one)}</span>
      </span>
    ),
  },
  {
    id: 'to',
    head: words.columns.to,
    cell: (one) => (
      <span className="block min-w-0">
        <span className="cut block max-w-[260px]">{nameOf(one)}</span>
        <span className="block text-small text-ink-soft">{one.estate_name}</span>
      </span>
    ),
  },
  { id: 'lines', head: words.columns.lines, align: 'end', cell: ({ line_count }) => line_count },
  {
    id: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money kobo={amount} />,
  },
  {
    id: 'state',
    head: words.columns.state,
    cell: (one) => <ReconciliationPill count={one.open_differences} />,
  },
]

const COLUMNS = columnsOf(whoGot)
const OWN_COLUMNS = columnsOf(accountOf)

/** Settlements by the provider, newest first. */
export function SettlementsPage() {
  const search = settlementsScreen.useSearch()
  const navigate = settlementsScreen.useNavigate()
  const isOwner = useActor().user.role === 'LANDLORD'
  const list = useQuery(settlementsQuery(search))
  const of = search.estate_id ? { estate_id: search.estate_id } : {}
  const open = useQuery(differencesQuery({ limit: 1, ...of })).data?.pagination.total ?? 0
  const change = (next: object) =>
    void navigate({ search: (old) => readSettlementsSearch({ ...old, page: undefined, ...next }) })
  return (
    <>
      <MoneyHead
        at="settlements"
        title={words.title}
        note={words.note}
        actions={
          <Button kind="second" asChild>
            <Link to="/dashboard/payments/settlements/differences">{words.seeQueue}</Link>
          </Button>
        }
      />
      {open > 0 && (
        <Banner
          tone="wait"
          className="mb-4"
          action={
            <Button kind="second" size="small" asChild>
              <Link to="/dashboard/payments/settlements/differences">{words.openQueue}</Link>
            </Button>
          }
        >
          {words.queue(open)}
        </Banner>
      )}
      <DataTable<Settlement>
        label={words.title}
        noun={words.noun}
        columns={isOwner ? OWN_COLUMNS : COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
        onQuery={change}
        tools={
          !isOwner && (
            <Segmented
              label={words.filter}
              options={[
                { value: '', label: words.all },
                { value: 'OUR_BANK', label: words.toUs },
                { value: 'OWNER', label: words.toOwners },
              ]}
              value={search.to ?? ''}
              onChange={(to) => change({ to: to || undefined })}
            />
          )
        }
        renderCard={(one) => (
          <CardLines
            title={isOwner ? accountOf(one) : whoGot(one)}
            value={<Money kobo={one.amount} />}
            second={`${one.estate_name} · ${words.payments(one.line_count)}`}
            date={[formatDay(one.settled_on), lateness(one)].filter(Boolean).join(' · ')}
            status={<ReconciliationPill count={one.open_differences} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/payments/settlements/$id" params={{ id }} />}
        loadingText={settlements.loading}
        empty={<EmptyState title={words.empty}>{words.emptyNote}</EmptyState>}
      />
    </>
  )
}
