import type { Dispute } from '@gida/contract/domains/refunds/dispute'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { refunds } from '#words/refunds'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatInstant, formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { downloadEvidence } from '../../payments/index.ts'
import { AnswerDispute } from '../forms/AnswerDispute.tsx'
import { EndDispute } from '../forms/EndDispute.tsx'

const words = refunds.disputes
const MINUTE = 60_000

/** A disputed payment, with the time left to answer. */
export function DisputeCard({ dispute, isOnPayment = false }: { dispute: Dispute; isOnPayment?: boolean }) {
  const [answer, setAnswer] = useState<'ACCEPT' | 'DECLINE' | null>(null)
  const [outcome, setOutcome] = useState<'WON' | 'LOST' | null>(null)
  const amount = formatNaira(dispute.amount)
  const { evidence } = dispute
  return (
    <>
      <Banner
        tone={dispute.status === 'OPEN' || dispute.can.end ? 'late' : 'wait'}
        title={`${words.heading(amount, dispute.tenant_name)}.`}
        action={
          <div className="flex flex-wrap gap-2">
            {dispute.can.answer && (
              <>
                <Button size="small" onClick={() => setAnswer('DECLINE')}>
                  {words.decline}
                </Button>
                <Button kind="second" size="small" onClick={() => setAnswer('ACCEPT')}>
                  {words.accept}
                </Button>
              </>
            )}
            {dispute.can.end && (
              <>
                <Button size="small" onClick={() => setOutcome('WON')}>
                  {words.stayed}
                </Button>
                <Button kind="second" size="small" onClick={() => setOutcome('LOST')}>
                  {words.taken}
                </Button>
              </>
            )}
            {evidence && (
              <DownloadButton
                kind="quiet"
                size="small"
                icon="attach"
                get={() => downloadEvidence(evidence.id)}
                name={evidence.name}
              >
                <span className="cut max-w-56">{words.sent(evidence.name)}</span>
              </DownloadButton>
            )}
            {!isOnPayment && (
              <Button kind="quiet" size="small" asChild>
                <Link to="/dashboard/payments/$id" params={{ id: dispute.payment_id }}>
                  {refunds.openPayment}
                </Link>
              </Button>
            )}
          </div>
        }
      >
        {dispute.reason && words.says(dispute.reason)}
        <span className="block">
          <Waiting dispute={dispute} />
        </span>
        <span className="block text-small">{words.held}</span>
      </Banner>
      {outcome && <EndDispute dispute={dispute} outcome={outcome} onDone={() => setOutcome(null)} />}
      {answer && <AnswerDispute dispute={dispute} answer={answer} onDone={() => setAnswer(null)} />}
    </>
  )
}

/** Who has to act next. */
function Waiting({ dispute: { status, due_at, archived_at } }: { dispute: Dispute }) {
  if (archived_at) return words.archived
  return status === 'OPEN' && due_at ? <Clock due={due_at} /> : words.withBank
}

function Clock({ due }: { due: string }) {
  const now = useMinutes()
  const left = Math.floor((Date.parse(due) - now) / MINUTE)
  if (left <= 0) return words.over
  const said = left < 90 ? words.leftMinutes(left) : words.left(Math.floor(left / 60))
  return (
    <>
      <strong className="figures">{said}.</strong> {words.until(formatInstant(due))}
    </>
  )
}

/** The current time, updated every minute. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), MINUTE)
    return () => clearInterval(ticking)
  }, [])
  return now
}
