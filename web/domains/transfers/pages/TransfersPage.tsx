import type { LineState } from '@gida/contract/domains/transfers/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Pager } from '../../../ui/Pager.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { transfers as words } from '../../../words/en/transfers.ts'
import { MoneyTabs } from '../../payments/parts/MoneyTabs.tsx'
import { LineCard } from '../parts/LineCard.tsx'
import { linesQuery } from '../queries.ts'
import { transfersScreen } from '../routes.ts'

const STATES = (['UNASSIGNED', 'POSTED', 'DISMISSED'] as const).map((value) => ({
  value,
  label: words.states[value],
}))

/** Money that came to the clients' account: what waits for a person first. */
export function TransfersPage() {
  const { state = 'UNASSIGNED', page = 1, statement_id } = transfersScreen.useSearch()
  const navigate = transfersScreen.useNavigate()
  const search = { state, page, ...(statement_id ? { statement_id } : {}) }
  const { data, error, refetch, isFetching } = useQuery(linesQuery(search))
  return (
    <>
      <PageHead wraps title={words.title} note={words.note} actions={<Bring />} />
      <MoneyTabs at="transfers" />
      <div className="mb-4">
        <Segmented
          label={words.stateLabel}
          options={STATES}
          value={state}
          onChange={(next) => void navigate({ search: { state: next as LineState } })}
        />
      </div>
      {!data && (
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
              {messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows label={words.loading} />
          )}
        </Card>
      )}
      {data?.data.length === 0 && (
        <Card>
          <EmptyState title={words.empty[state]} action={<Bring />}>
            {words.emptyNote}
          </EmptyState>
        </Card>
      )}
      <div className="grid gap-3">
        {data?.data.map((line) => (
          <LineCard key={line.id} line={line} />
        ))}
      </div>
      {data && data.pagination.totalPages > 1 && (
        <div className="mt-4 flex justify-end">
          <Pager
            page={page}
            pages={data.pagination.totalPages}
            onPage={(next) => void navigate({ search: { ...search, page: next } })}
          />
        </div>
      )}
    </>
  )
}

const Bring = () => (
  <Button icon="upload" asChild>
    <Link to="/dashboard/payments/transfers/statement">{words.bring}</Link>
  </Button>
)
