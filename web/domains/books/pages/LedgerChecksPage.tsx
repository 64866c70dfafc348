import type { LedgerReport } from '@gida/contract/domains/books/ledger-check'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { books } from '#words/books'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useRunLedgerChecks } from '../changes.ts'
import { ledgerReportQuery } from '../queries.ts'

const words = books.checks

/** The ledger's invariants, with the result of the last check of each. */
export function LedgerChecksPage() {
  const answer = useQuery(ledgerReportQuery)
  const { data } = answer
  const prove = useRunLedgerChecks()
  const isRunning = prove.isPending || data?.check?.status === 'RUNNING'
  const begin = () => prove.mutate({}, { onError: (error) => toast.error(messageOf(error)) })
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard">{words.crumb}</Link>}
        title={words.title}
        note={words.note}
        actions={
          <Button icon="refresh" busy={isRunning} busyText={words.checking} onClick={begin}>
            {words.check}
          </Button>
        }
        wraps
      />
      <Loaded of={answer} loading={books.loading}>
        {(data) => <Shown report={data} />}
      </Loaded>
    </>
  )
}

function Shown({ report: { check, rules, ledger } }: { report: LedgerReport }) {
  return (
    <div className="grid gap-4 md:gap-5">
      <Verdict check={check} broken={rules.filter(({ outcome }) => outcome && !outcome.holds).length} />
      <StatBand>
        <Stat label={words.entries} figure={ledger.entries} alone="ledger" />
        <Stat label={words.debits} figure={<Money kobo={ledger.debits} />} alone="ledger" />
        <Stat label={words.credits} figure={<Money kobo={ledger.credits} />} alone="ledger" />
      </StatBand>
      <Card aria-labelledby="rules">
        <CardHead title={words.rules} id="rules" />
        <ul>
          {rules.map((rule) => (
            <li
              key={rule.name}
              className="flex items-start justify-between gap-4 border-t border-line px-4 py-3 md:px-5"
            >
              <span className="first-letter:uppercase">{rule.name}</span>
              <Outcome rule={rule} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function Verdict({ check, broken }: { check: LedgerReport['check']; broken: number }) {
  if (!check) return <Banner tone="info">{words.never}</Banner>
  if (check.status === 'RUNNING') {
    return (
      <Card>
        <CardBody className="grid gap-2">
          <p role="status">{words.progress(check.checked, check.rules)}</p>
          <Meter value={check.checked} of={check.rules} label={words.progressLabel} />
        </CardBody>
      </Card>
    )
  }
  const when = words.lastAt(formatWhen(check.finished_at ?? check.started_at))
  if (broken > 0) {
    return (
      <Banner tone="late" title={words.broken(broken)} live>
        {words.brokenNote} {when}
      </Banner>
    )
  }
  return (
    <Banner tone="in" title={words.all}>
      {when}
    </Banner>
  )
}

function Outcome({ rule: { outcome } }: { rule: LedgerReport['rules'][number] }) {
  if (!outcome) return <StatusPill status="PENDING">{words.waits}</StatusPill>
  return outcome.holds ? (
    <StatusPill status="VERIFIED">{words.holds}</StatusPill>
  ) : (
    <StatusPill status="FAILED">{words.faults(outcome.faults)}</StatusPill>
  )
}
