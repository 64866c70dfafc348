import type { LineState } from '@gida/contract/domains/transfers/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { clientsAccounts } from '#words/clients-accounts'
import { transfers as words } from '#words/transfers'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { given } from '../../../platform/screens/search.ts'
import { MoneyHead } from '../../../shell/MoneyHead.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { SearchInput } from '../../../ui/form/SearchInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Chip } from '../../../ui/table/Chip.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { LineCard } from '../parts/LineCard.tsx'
import { type LineSearch, linesQuery, PAGE_SIZE, statementQuery } from '../queries.ts'

const transfersScreen = getRouteApi('/signed-in/frame/dashboard/payments/transfers')

type State = LineState | 'ALL'
const STATES = (['UNASSIGNED', 'POSTED', 'DISMISSED', 'ALL'] as const).map((value) => ({
  value,
  label: words.states[value],
}))
type Change = { [K in keyof LineSearch]?: LineSearch[K] | undefined }

/** Money that came to the clients' account: what waits for a person first. */
export function TransfersPage() {
  const at = transfersScreen.useSearch()
  const navigate = transfersScreen.useNavigate()
  const { state = 'UNASSIGNED', page = 1, search = '', statement_id, payment_id } = at
  const answer = useQuery(linesQuery({ ...at, state, page }))
  const change = (next: Change) =>
    void navigate({ search: (old) => given({ ...old, page: undefined, ...next }) })
  return (
    <>
      <MoneyHead at="transfers" title={words.title} note={words.note} actions={<Actions />} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label={words.stateLabel}
          options={STATES}
          value={state}
          onChange={(next) => change({ state: next === 'UNASSIGNED' ? undefined : (next as State) })}
        />
        <SearchInput
          label={words.search}
          placeholder={words.search}
          value={search}
          onSearch={(next) => change({ search: next || undefined })}
          className="grow basis-60 md:max-w-[320px]"
        />
        {statement_id && (
          <OfStatement id={statement_id} onClear={() => change({ statement_id: undefined })} />
        )}
        {payment_id && (
          <Chip onClear={() => change({ payment_id: undefined })} clearLabel={words.allTransfers}>
            {words.ofPayment}
          </Chip>
        )}
      </div>
      <Loaded of={answer} loading={words.loading}>
        {({ data, pagination }) => (
          <>
            {data.length === 0 && (
              <Card>
                <Nothing state={state} search={search} ofStatement={Boolean(statement_id)} />
              </Card>
            )}
            <div className="grid gap-3">
              {data.map((line) => (
                <LineCard key={line.id} line={line} />
              ))}
            </div>
            {pagination.totalPages > 1 && (
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
                <p className="figures text-small text-ink-soft">
                  {words.shown((page - 1) * PAGE_SIZE + 1, data.length, pagination.total)}
                </p>
                <Pager
                  page={page}
                  pages={pagination.totalPages}
                  onPage={(next) => change({ page: next > 1 ? next : undefined })}
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function OfStatement({ id, onClear }: { id: string; onClear: () => void }) {
  const { data } = useQuery(statementQuery(id))
  return (
    <Chip onClear={onClear} clearLabel={words.allStatements}>
      <span className="cut max-w-60">{words.ofStatement(data?.file_name ?? '...')}</span>
    </Chip>
  )
}

function Nothing({ state, search, ofStatement }: { state: State; search: string; ofStatement: boolean }) {
  if (search) return <EmptyState title={words.noneFound}>{words.noneFoundNote}</EmptyState>
  return (
    <EmptyState title={words.empty[state]} {...(!ofStatement && { action: <Bring /> })}>
      {ofStatement ? words.emptyOf : words.emptyNote}
    </EmptyState>
  )
}

const Actions = () => (
  <>
    <Button kind="second" asChild>
      <Link to="/dashboard/payments/transfers/accounts">{clientsAccounts.short}</Link>
    </Button>
    <Button kind="second" asChild>
      <Link to="/dashboard/payments/transfers/statements">{words.past}</Link>
    </Button>
    <Bring />
  </>
)

const Bring = () => (
  <Button icon="upload" asChild>
    <Link to="/dashboard/payments/transfers/statement">{words.upload}</Link>
  </Button>
)
