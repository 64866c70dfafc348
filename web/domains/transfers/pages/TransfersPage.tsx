import type { BankLine } from '@gida/contract/domains/transfers/line'
import type { LineState } from '@gida/contract/domains/transfers/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { clientsAccounts } from '#words/clients-accounts'
import { transfers as words } from '#words/transfers'
import { listOf } from '../../../platform/http/list-of.ts'
import { given } from '../../../platform/screens/search.ts'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { ContextChips } from '../../../ui/table/ContextChips.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { LineSheet } from '../parts/LineSheet.tsx'
import { LINE_COLUMNS, LineCard } from '../parts/line-columns.tsx'
import { type LineSearch, linesQuery, PAGE_SIZE, statementQuery } from '../queries.ts'
import { useShownLine } from '../use-shown-line.ts'

const transfersScreen = getRouteApi('/signed-in/frame/dashboard/payments/transfers')

type State = LineState | 'ALL'
const STATES = (['UNASSIGNED', 'POSTED', 'DISMISSED', 'ALL'] as const).map((value) => ({
  value,
  label: words.states[value],
}))
type Change = { [K in keyof LineSearch]?: LineSearch[K] | undefined }

/** Bank lines of the client accounts, unassigned ones first; an open one is shown beside the list. */
export function TransfersPage() {
  const at = transfersScreen.useSearch()
  const navigate = transfersScreen.useNavigate()
  const { line, ...search } = at
  const { state = 'UNASSIGNED', page = 1, statement_id, payment_id } = search
  const list = useQuery(linesQuery({ ...search, state, page }))
  const shown = useShownLine(list.data?.data, line, state)
  const change = (next: Change) =>
    void navigate({ search: (old) => given({ ...old, line: undefined, page: undefined, ...next }) })
  const filters = useOrigin({ statement_id, payment_id }, change)
  const show = (id: string | undefined) =>
    void navigate({ search: (old) => given({ ...old, line: id }), resetScroll: false })
  return (
    <>
      <MoneyHead at="transfers" title={words.title} note={words.note} actions={<Actions />} />
      <ContextChips filters={filters} />
      <DataTable<BankLine>
        label={words.title}
        noun={words.noun}
        columns={LINE_COLUMNS}
        {...listOf(list)}
        rowId={({ id }) => id}
        query={{ page, limit: PAGE_SIZE, search: search.search }}
        onQuery={({ page: next, search: text }) =>
          change({ page: next && next > 1 ? next : undefined, search: text })
        }
        searchPlaceholder={words.search}
        tools={
          <Segmented
            label={words.stateLabel}
            options={STATES}
            value={state}
            onChange={(next) => change({ state: next === 'UNASSIGNED' ? undefined : (next as State) })}
          />
        }
        renderCard={(one) => <LineCard line={one} />}
        rowLink={({ id }) => (
          <Link to="." search={(old) => given({ ...old, line: id })} resetScroll={false} />
        )}
        loadingText={words.loading}
        empty={<Nothing state={state} search={search.search} ofStatement={Boolean(statement_id)} />}
      />
      <LineSheet line={shown} onClose={() => show(undefined)} />
    </>
  )
}

/** Filters set by a link. */
function useOrigin(of: Pick<LineSearch, 'statement_id' | 'payment_id'>, change: (next: Change) => void) {
  const { statement_id, payment_id } = of
  const { data } = useQuery({ ...statementQuery(statement_id ?? ''), enabled: Boolean(statement_id) })
  return [
    statement_id !== undefined && {
      label: words.ofStatement(data?.file_name ?? '...'),
      onClear: () => change({ statement_id: undefined }),
    },
    payment_id !== undefined && { label: words.ofPayment, onClear: () => change({ payment_id: undefined }) },
  ]
}

function Nothing({
  state,
  search,
  ofStatement,
}: {
  state: State
  search: string | undefined
  ofStatement: boolean
}) {
  if (search) return <EmptyState title={words.noneFound}>{words.noneFoundNote}</EmptyState>
  return (
    <EmptyState title={words.empty[state]} {...(!ofStatement && { action: <Bring /> })}>
      {ofStatement ? words.emptyOf : words.emptyNote}
    </EmptyState>
  )
}

const Actions = () => (
  <>
    <Bring />
    <Button kind="second" asChild>
      <Link to="/dashboard/payments/transfers/accounts">{clientsAccounts.short}</Link>
    </Button>
    <Button kind="second" asChild>
      <Link to="/dashboard/payments/transfers/statements">{words.past}</Link>
    </Button>
  </>
)

const Bring = () => (
  <Button icon="upload" asChild>
    <Link to="/dashboard/payments/transfers/statement">{words.upload}</Link>
  </Button>
)
