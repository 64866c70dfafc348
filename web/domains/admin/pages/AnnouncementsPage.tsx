import type { PlatformAnnouncement } from '@gida/contract/domains/admin/announcement'
import { ROLE_NAMES } from '@gida/contract/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { platformAnnouncements as words } from '#words/platform-announcements'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { listOf } from '../../../platform/http/list-of.ts'
import { formatInstant, formatWhen } from '../../../platform/screens/format.ts'
import { QueueTable } from '../../../platform/screens/QueueTable.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { CardLines } from '../../../ui/table/CardLines.tsx'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { announcementsQuery } from '../announcement-queries.ts'
import { useEndAnnouncement } from '../changes.ts'
import { PublishAnnouncement } from '../forms/PublishAnnouncement.tsx'
import { useQueue } from '../use-queue.ts'

const TONES = { NEWS: 'info', MAINTENANCE: 'wait', TROUBLE: 'late' } as const
const Kind = ({ kind }: PlatformAnnouncement) => <Pill tone={TONES[kind]}>{words.kinds[kind]}</Pill>

const readersOf = ({ roles }: PlatformAnnouncement) =>
  roles ? roles.map((role) => ROLE_NAMES[role]).join(', ') : words.everybody
const timesOf = ({ starts_at, ends_at }: PlatformAnnouncement) =>
  words.from(formatInstant(starts_at), formatInstant(ends_at))
const stateOf = ({ state, ended }: PlatformAnnouncement) =>
  ended ? words.endedBy(ended.by_name, formatWhen(ended.at)) : words.states[state]

const COLUMNS: Column<PlatformAnnouncement>[] = [
  {
    id: 'said',
    head: words.columns.said,
    cell: ({ title, body }) => (
      <span className="block max-w-[380px] whitespace-normal">
        <TwoLines first={<span className="font-semibold">{title}</span>} second={body} />
      </span>
    ),
  },
  { id: 'kind', head: words.columns.kind, cell: (one) => <Kind {...one} /> },
  {
    id: 'to',
    head: words.columns.to,
    cell: (one) => <span className="block max-w-[160px] whitespace-normal">{readersOf(one)}</span>,
  },
  {
    id: 'when',
    head: words.columns.when,
    cell: (one) => <TwoLines first={stateOf(one)} second={timesOf(one)} />,
  },
  { id: 'by', head: words.columns.by, cell: ({ written_by_name }) => written_by_name },
]

/** Current, planned and past platform announcements. */
export function AnnouncementsPage() {
  const { search, change } = useQueue()
  const list = useQuery(announcementsQuery(search))
  const canWrite = hasPermission(useActor(), 'platform_write')
  const [isWriting, setWriting] = useState(false)
  const [ending, setEnding] = useState<PlatformAnnouncement | null>(null)
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        actions={
          canWrite && (
            <Button icon="plus" onClick={() => setWriting(true)}>
              {words.write}
            </Button>
          )
        }
        wraps
      />
      <QueueTable<PlatformAnnouncement>
        label={words.title}
        noun={words.noun}
        columns={COLUMNS}
        {...listOf(list)}
        search={search}
        show={{
          ...{ label: words.show, waiting: words.shows.NOW, value: search.show },
          done: { value: 'DONE', label: words.shows.PAST },
        }}
        onShow={(show) => change({ show })}
        onQuery={change}
        renderCard={(one) => (
          <CardLines
            title={one.title}
            value={<Kind {...one} />}
            second={<span className="wrap-anywhere">{`${one.body} · ${readersOf(one)}`}</span>}
            date={timesOf(one)}
            status={<span className="text-small">{stateOf(one)}</span>}
          />
        )}
        rowMenu={(one) =>
          canWrite && one.state !== 'OVER'
            ? [
                {
                  label: one.state === 'PLANNED' ? words.ending.callOff : words.ending.action,
                  icon: 'close',
                  onSelect: () => setEnding(one),
                },
              ]
            : []
        }
        rowMenuLabel={({ title }) => words.actionsFor(title)}
        loadingText={words.loading}
        empty={<EmptyState title={search.show ? words.emptyPast : words.empty}>{words.emptyNote}</EmptyState>}
      />
      {isWriting && <PublishAnnouncement onClose={() => setWriting(false)} />}
      {ending && <EndDialog said={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

function EndDialog({ said, onClose }: { said: PlatformAnnouncement; onClose: () => void }) {
  const { ending } = words
  const isPlanned = said.state === 'PLANNED'
  const confirmation = useConfirmation(useEndAnnouncement(), {
    input: { params: { id: said.id } },
    said: ending.done,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={ending.title(said.title)}
      confirm={isPlanned ? ending.callOff : ending.action}
      keep={ending.keep}
      busyText={ending.busy}
      {...confirmation}
    >
      {isPlanned ? ending.callOffNote : ending.note}
    </ConfirmDialog>
  )
}
