import type { LegalHold } from '@gida/contract/domains/admin/hold'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { holds as words } from '#words/holds'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatDay, formatWhen } from '../../../platform/screens/format.ts'
import { QueueTable } from '../../../platform/screens/QueueTable.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { holdsQuery } from '../desk-queries.ts'
import { LiftHold, ReviewHold } from '../forms/HoldDialogs.tsx'
import { useQueue } from '../use-queue.ts'

const reviewOf = ({ lifted, review_on, is_due }: LegalHold) =>
  lifted ? (
    words.lifted(lifted.by_name, formatWhen(lifted.at), lifted.reason)
  ) : is_due ? (
    <Pill tone="late" icon="warning">
      {words.due}
    </Pill>
  ) : (
    formatDay(review_on)
  )

const COLUMNS: Column<LegalHold>[] = [
  {
    id: 'on',
    head: words.columns.on,
    cell: ({ on, on_name }) => (
      <TwoLines first={<span className="font-semibold">{on_name}</span>} second={words.kinds[on]} />
    ),
  },
  {
    id: 'reason',
    head: words.columns.reason,
    cell: ({ reason, placed_at }) => <TwoLines first={reason} second={words.since(formatWhen(placed_at))} />,
  },
  { id: 'owner', head: words.columns.owner, cell: ({ owner_name }) => owner_name },
  {
    id: 'review',
    head: words.columns.review,
    cell: (hold) => <span className="block max-w-[260px] whitespace-normal">{reviewOf(hold)}</span>,
  },
]

const DIALOGS = { review: ReviewHold, lift: LiftHold }

/** Legal holds, those due for review first; and released ones. */
export function HoldsPage() {
  const { search, change } = useQueue()
  const list = useQuery(holdsQuery(search))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [asked, ask] = useState<{ action: keyof typeof DIALOGS; hold: LegalHold } | null>(null)
  const ChosenDialog = asked && DIALOGS[asked.action]
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/admin/estates">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
      />
      <QueueTable<LegalHold>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        search={search}
        show={{
          ...{ label: words.show, waiting: words.shows.HELD, value: search.show },
          done: { value: 'DONE', label: words.shows.LIFTED },
        }}
        onShow={(show) => change({ show })}
        onQuery={change}
        renderCard={(hold) => (
          <CardLines
            title={hold.on_name}
            value={words.kinds[hold.on]}
            second={`${hold.reason} · ${hold.owner_name}`}
            date={words.since(formatWhen(hold.placed_at))}
            status={<span className="text-small">{reviewOf(hold)}</span>}
          />
        )}
        rowMenu={(hold) => [
          { label: words.open, icon: 'right', link: linkTo(hold) },
          ...(canWrite && !hold.lifted
            ? ([
                {
                  label: words.reviewing.action,
                  icon: 'clock',
                  onSelect: () => ask({ action: 'review', hold }),
                },
                { label: words.lifting.action, icon: 'close', onSelect: () => ask({ action: 'lift', hold }) },
              ] as const)
            : []),
        ]}
        rowMenuLabel={({ on_name }) => words.actionsFor(on_name)}
        loadingText={words.loading}
        empty={
          <EmptyState title={search.show ? words.emptyLifted : words.empty}>{words.emptyNote}</EmptyState>
        }
      />
      {ChosenDialog && <ChosenDialog hold={asked.hold} onClose={() => ask(null)} />}
    </>
  )
}

function linkTo({ on, on_id }: LegalHold) {
  if (on === 'PERSON') return <Link to="/dashboard/users/$id" params={{ id: on_id }} />
  if (on === 'ESTATE') return <Link to="/dashboard/admin/estates/$id" params={{ id: on_id }} />
  return <Link to="/dashboard/leases/$id" params={{ id: on_id }} />
}
