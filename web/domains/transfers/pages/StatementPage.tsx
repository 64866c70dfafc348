import type { Statement } from '@gida/contract/domains/transfers/statement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { transfers } from '#words/transfers'
import { client, invalidateBy } from '../../../platform/http/api.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { StatementFile } from '../forms/StatementFile.tsx'
import { StatementPreview } from '../parts/StatementPreview.tsx'
import { statementQuery } from '../queries.ts'

const statementScreen = getRouteApi('/signed-in/dashboard/payments/transfers/statement')

const words = transfers.statement

/** Upload, preview, book. The step follows from the statement's state, so a person may leave and return. */
export function StatementPage() {
  const { id } = statementScreen.useSearch()
  const navigate = statementScreen.useNavigate()
  return (
    <TaskLayout
      title={words.frame}
      back={<Link to="/dashboard/payments/transfers" />}
      backLabel={words.back}
      closeLabel={words.close}
    >
      {id ? (
        <Brought id={id} />
      ) : (
        <StatementFile onRead={(made) => void navigate({ search: { id: made }, replace: true })} />
      )}
    </TaskLayout>
  )
}

function Brought({ id }: { id: string }) {
  const answer = useQuery(statementQuery(id))
  return (
    <Loaded of={answer} missing={words.notFound}>
      {(statement) => <Shown of={statement} />}
    </Loaded>
  )
}

function Shown({ of }: { of: Statement }) {
  if (of.state === 'BOOKING') return <Booking of={of} />
  return of.state === 'DONE' ? <Booked of={of} /> : <StatementPreview of={of} />
}

function Booking({ of }: { of: Statement }) {
  const { done, of: all } = of.progress
  return (
    <Card className="grid gap-3 p-4 md:p-5">
      <h1>{words.booking}</h1>
      <Meter value={done} of={all} tone="act" label={words.booking} />
      <p className="figures text-ink-soft" role="status">
        {words.progress(done, all)}
      </p>
      <p className="text-ink-soft">{words.leave}</p>
    </Card>
  )
}

function Booked({ of }: { of: Statement }) {
  const { posted, posted_amount, unassigned, unassigned_amount, seen_before } = of.result
  useEffect(() => void invalidateBy(client.transfers.bookStatement), [])
  return (
    <div className="grid gap-4 *:min-w-0">
      <div>
        <h1>{words.done}</h1>
        <p className="text-ink-soft">{words.of(of.file_name, of.bank_name, of.account_number.slice(-4))}</p>
      </div>
      <StatBand>
        <Stat
          label={words.posted}
          figure={posted}
          note={formatNaira(posted_amount, 'short')}
          tone="in"
          alone="rows-below"
        />
        <Stat
          label={words.waiting}
          figure={unassigned}
          note={formatNaira(unassigned_amount, 'short')}
          alone="rows-below"
        />
        <Stat label={words.seen} figure={seen_before} alone="rows-below" />
      </StatBand>
      <div className="flex flex-wrap gap-2 max-md:*:w-full">
        <Button asChild>
          <Link
            to="/dashboard/payments/transfers"
            search={{ statement_id: of.id, ...(unassigned === 0 && { state: 'ALL' }) }}
          >
            {unassigned > 0 ? words.toQueue : words.toLines}
          </Link>
        </Button>
        <Button kind="second" asChild>
          <Link to="/dashboard/payments/transfers/statement">{words.another}</Link>
        </Button>
      </div>
    </div>
  )
}
