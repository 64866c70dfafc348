import type { PlatformHealth } from '@gida/contract/domains/admin/health'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { desk } from '#words/desk'
import { health as words } from '#words/health'
import { formatDay, formatSeconds, formatWhen, lagosDay } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { platformHealthQuery } from '../desk-queries.ts'
import { CallsCard, KindsCard, TablesCard } from '../parts/HealthTables.tsx'
import { StandbysCard } from '../parts/StandbysCard.tsx'
import { WaysCard } from '../parts/WaysCard.tsx'

/** Health of the installation: queues, failures, slow calls, storage. */
export function HealthPage() {
  const answer = useQuery(platformHealthQuery)
  const { data } = answer
  const head = (
    <PageHead
      crumb={<Link to="/dashboard">{desk.crumb}</Link>}
      title={words.title}
      note={data && words.note(formatWhen(data.checked_at))}
    />
  )
  return (
    <Loaded of={answer} head={head} loading={words.loading}>
      {(found) => (
        <>
          {head}
          <Figures health={found} />
          <div className="mt-4">
            <MainGrid
              aside={
                <>
                  <WaysCard ways={found.ways} />
                  <StandbysCard standbys={found.standbys} />
                  <TablesCard database={found.database} storage={found.storage} />
                </>
              }
            >
              <KindsCard kinds={found.jobs.kinds} />
              <CallsCard calls={found.calls} />
            </MainGrid>
          </div>
        </>
      )}
    </Loaded>
  )
}

const Figures = ({
  health: { jobs, ledger, last_backup_at, backups_sent_at },
}: {
  health: PlatformHealth
}) => (
  <StatBand>
    <Stat
      alone="rows-below"
      label={words.waiting}
      figure={jobs.waiting}
      note={jobs.waiting > 0 ? words.oldest(formatSeconds(jobs.oldest_seconds)) : words.noneWaiting}
    />
    <Stat
      label={words.failing}
      figure={jobs.failing}
      tone={jobs.failing > 0 ? 'late' : undefined}
      note={words.givenUp(jobs.given_up)}
      link={<Link to="/dashboard/admin/jobs" />}
    />
    <Stat
      label={words.books}
      figure={booksOf(ledger)}
      tone={ledger && ledger.faults > 0 ? 'late' : undefined}
      note={ledger?.checked_at && words.booksSeen(formatWhen(ledger.checked_at))}
      link={<Link to="/dashboard/admin/ledger" />}
    />
    <Stat
      alone="worked-out"
      label={words.backup}
      figure={last_backup_at ? formatDay(lagosDay(new Date(last_backup_at))) : words.noBackup}
      note={last_backup_at ? backupNote(last_backup_at, backups_sent_at) : words.noBackupNote}
    />
  </StatBand>
)

const backupNote = (made_at: string, sent_at: string | null) =>
  sent_at ? words.backupSent(formatWhen(sent_at)) : words.backupHere(formatWhen(made_at))

function booksOf(ledger: PlatformHealth['ledger']): string {
  if (!ledger) return words.booksNever
  if (ledger.is_running) return words.booksRunning
  return ledger.faults > 0 ? words.booksFail(ledger.faults) : words.booksHold(ledger.rules)
}
