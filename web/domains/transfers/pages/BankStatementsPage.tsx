import type { StatementSummary } from '@gida/contract/domains/transfers/statement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { clientsAccounts } from '#words/clients-accounts'
import { transfers } from '#words/transfers'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { STATEMENTS_PAGE_SIZE, statementsQuery } from '../queries.ts'

const bankStatementsScreen = getRouteApi('/signed-in/frame/dashboard/payments/transfers/statements')

const words = transfers.statements
const TONES: Record<StatementSummary['state'], Tone> = {
  READ: 'wait',
  BOOKING: 'act',
  DONE: 'in',
  FAILED: 'late',
}

const accountOf = ({ bank_name, account_number, estate_name }: StatementSummary) =>
  clientsAccounts.option(bank_name, account_number.slice(-4), estate_name)
const StatePill = ({ state }: { state: StatementSummary['state'] }) => (
  <Pill tone={TONES[state]}>{words.states[state]}</Pill>
)
const count = (of: (one: StatementSummary) => number) => (one: StatementSummary) =>
  one.state === 'READ' ? null : of(one).toLocaleString('en-NG')

const COLUMNS: Column<StatementSummary>[] = [
  {
    id: 'file',
    head: words.columns.file,
    cell: (one) => (
      <>
        <span className="cut block max-w-[260px] font-semibold" title={one.file_name}>
          {one.file_name}
        </span>
        <span className="cut block max-w-[260px] text-small text-ink-soft">{accountOf(one)}</span>
      </>
    ),
  },
  {
    id: 'by',
    head: words.columns.by,
    cell: ({ created_by_name, created_at }) => words.by(created_by_name, formatWhen(created_at)),
  },
  { id: 'posted', head: words.columns.posted, align: 'end', cell: count(({ now }) => now.posted) },
  { id: 'waiting', head: words.columns.waiting, align: 'end', cell: count(({ now }) => now.unassigned) },
  { id: 'aside', head: words.columns.aside, align: 'end', cell: count(({ now }) => now.dismissed) },
  { id: 'seen', head: words.columns.seen, align: 'end', cell: count(({ result }) => result.seen_before) },
  { id: 'state', head: words.columns.state, cell: StatePill },
]

/** Uploaded statements, by whom, and the state of their lines; each links to its lines. */
export function BankStatementsPage() {
  const search = bankStatementsScreen.useSearch()
  const { page = 1 } = search
  const navigate = bankStatementsScreen.useNavigate()
  const list = useQuery(statementsQuery(search))
  return (
    <>
      <PageHead
        wraps
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/payments/transfers">{transfers.title}</Link>}
        actions={<Bring />}
      />
      <DataTable<StatementSummary>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page, limit: STATEMENTS_PAGE_SIZE }}
        onQuery={(next) =>
          void navigate({
            search: ({ page: _, ...old }) => (next.page && next.page > 1 ? { ...old, page: next.page } : old),
          })
        }
        renderCard={(one) => (
          <CardLines
            title={one.file_name}
            second={
              one.state === 'READ'
                ? accountOf(one)
                : words.counts(one.now.posted, one.now.unassigned, one.now.dismissed)
            }
            date={words.by(one.created_by_name, formatWhen(one.created_at))}
            status={<StatePill state={one.state} />}
          />
        )}
        rowLink={({ id, state }) =>
          state === 'DONE' ? (
            <Link to="/dashboard/payments/transfers" search={{ statement_id: id, state: 'ALL' }} />
          ) : (
            <Link to="/dashboard/payments/transfers/statement" search={{ id }} />
          )
        }
        loadingText={words.loading}
        empty={
          <EmptyState title={words.empty} motif="frame" action={<Bring />}>
            {words.emptyNote}
          </EmptyState>
        }
      />
    </>
  )
}

const Bring = () => (
  <Button icon="upload" asChild>
    <Link to="/dashboard/payments/transfers/statement">{transfers.upload}</Link>
  </Button>
)
