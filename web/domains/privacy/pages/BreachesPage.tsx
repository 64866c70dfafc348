import type { Breach } from '@gida/contract/domains/privacy/breach'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { breaches as words } from '#words/breaches'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatInstant } from '../../../platform/screens/format.ts'
import { QueueTable } from '../../../platform/screens/QueueTable.tsx'
import { given } from '../../../platform/screens/search.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { breachesQuery } from '../breach-queries.ts'
import { RegisterBreach } from '../forms/RegisterBreach.tsx'

const breachesScreen = getRouteApi('/signed-in/frame/dashboard/admin/breaches')
const TONES: Record<NonNullable<Breach['risk']>, Tone> = { NONE: 'idle', LIKELY: 'wait', HIGH: 'late' }

const riskOf = ({ risk }: Breach) => (
  <Pill tone={risk ? TONES[risk] : 'wait'}>{risk ? words.risks[risk] : words.undecided}</Pill>
)

function nextOf({ closed, next, next_at, is_overdue }: Breach) {
  if (closed) return words.closedBy(closed.by_name, formatInstant(closed.at))
  if (!next || !next_at) return words.nothing
  return is_overdue ? (
    <Pill tone="late" icon="warning">
      {words.late(words.steps[next])}
    </Pill>
  ) : (
    words.next(words.steps[next], formatInstant(next_at))
  )
}

const COLUMNS: Column<Breach>[] = [
  {
    id: 'what',
    head: words.columns.what,
    cell: ({ title }) => <span className="font-semibold">{title}</span>,
  },
  { id: 'noticed', head: words.columns.noticed, cell: ({ noticed_at }) => formatInstant(noticed_at) },
  { id: 'next', head: words.columns.next, cell: nextOf },
  { id: 'risk', head: words.columns.risk, cell: riskOf },
]

const linkTo = ({ id }: Breach) => <Link to="/dashboard/admin/breaches/$id" params={{ id }} />

/** The breach register: open ones with their next step, and closed ones. */
export function BreachesPage() {
  const search = breachesScreen.useSearch()
  const [isRegistering, setRegistering] = useState(false)
  const list = useQuery(breachesQuery(search))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const navigate = breachesScreen.useNavigate()
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        actions={
          canWrite && (
            <Button icon="plus" onClick={() => setRegistering(true)}>
              {words.register.action}
            </Button>
          )
        }
        wraps
      />
      <QueueTable<Breach>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        search={search}
        show={{
          ...{ label: words.show, waiting: words.shows.open, value: search.closed ? 'closed' : undefined },
          done: { value: 'closed', label: words.shows.closed },
        }}
        onShow={(half) => void navigate({ search: half ? { closed: true } : {} })}
        onQuery={({ page }) => void navigate({ search: (old) => given({ ...old, page }) })}
        rowLink={linkTo}
        renderCard={(breach) => (
          <CardLines
            title={breach.title}
            value={riskOf(breach)}
            second={nextOf(breach)}
            date={words.noticed(formatInstant(breach.noticed_at))}
          />
        )}
        loadingText={words.loading}
        empty={
          <EmptyState title={search.closed ? words.emptyClosed : words.empty}>{words.emptyNote}</EmptyState>
        }
      />
      {isRegistering && (
        <RegisterBreach
          onClose={() => setRegistering(false)}
          onSaved={({ id }) => void navigate({ to: '/dashboard/admin/breaches/$id', params: { id } })}
        />
      )}
    </>
  )
}
