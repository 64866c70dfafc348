import type { Deposit } from '@gida/contract/domains/deposits/deposit'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { depositDesk } from '#words/deposit-desk'
import { deposits as words } from '#words/deposits'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable, type TableQuery } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { ClockPill, DepositPill } from '../parts/DepositPills.tsx'
import { type DepositSearch, depositsQuery, PAGE_SIZE } from '../queries.ts'
import { readDepositSearch } from '../search.ts'

const depositsScreen = getRouteApi('/signed-in/frame/dashboard/deposits')

const HELD = (['OPEN', 'ALL'] as const).map((value) => ({ value, label: depositDesk.shows[value] }))
const dueOf = ({ clock }: Deposit) => clock && formatDay(clock.due_on)

const columns: Column<Deposit>[] = [
  {
    id: 'tenant',
    head: words.columns.tenant,
    cell: ({ tenant_name, unit_label }) => (
      <>
        <span className="block font-semibold">{tenant_name}</span>
        <span className="block text-small text-ink-soft">{unit_label}</span>
      </>
    ),
  },
  { id: 'state', head: words.columns.state, cell: ({ state }) => <DepositPill state={state} /> },
  {
    id: 'due',
    head: words.columns.due,
    cell: (row) => (
      <span className="flex flex-wrap items-center gap-2">
        {dueOf(row)} <ClockPill clock={row.clock} />
      </span>
    ),
  },
  {
    id: 'held',
    head: words.columns.held,
    align: 'end',
    cell: ({ left }) => <Money kobo={left} />,
  },
]

/** Deposits to refund, longest waiting first; or those still held. */
export function DepositsPage() {
  const search = depositsScreen.useSearch()
  const navigate = depositsScreen.useNavigate()
  // A tenant has one or two deposits, so no filters.
  const isTenant = useActor().user.role === 'TENANT'
  const show = isTenant ? 'ALL' : (search.show ?? 'DUE')
  const isDue = show === 'DUE'
  const list = useQuery(depositsQuery({ ...search, show }))
  const change = (next: Partial<TableQuery> | DepositSearch) =>
    void navigate({ search: (old) => readDepositSearch({ ...old, page: undefined, ...next }) })
  return (
    <>
      <MoneyHead
        at={isDue ? 'deposits-due' : 'deposits'}
        title={isTenant ? words.mineTitle : isDue ? depositDesk.dueTitle : words.title}
        note={isTenant ? words.mineNote : isDue ? depositDesk.dueNote : depositDesk.note}
      />
      <DataTable<Deposit>
        label={words.title}
        noun={words.noun}
        columns={columns}
        {...listOf(list)}
        rowId={(row) => row.id}
        query={{ page: search.page ?? 1, limit: search.limit ?? PAGE_SIZE }}
        onQuery={change}
        renderCard={(row) => (
          <CardLines
            title={row.tenant_name}
            value={<Money kobo={row.left} />}
            second={row.unit_label}
            date={row.clock ? <ClockPill clock={row.clock} /> : undefined}
            status={<DepositPill state={row.state} />}
          />
        )}
        rowLink={({ id }) => <Link to="/dashboard/deposits/$id" params={{ id }} />}
        tools={
          isTenant || isDue ? undefined : (
            <Segmented
              label={depositDesk.show}
              options={HELD}
              value={show}
              onChange={(value) => change({ show: value as 'OPEN' })}
            />
          )
        }
        loadingText={words.loading}
        empty={<EmptyState title={words.empty[show]}>{words.emptyNote}</EmptyState>}
      />
    </>
  )
}
