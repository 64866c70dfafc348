import type { Alert } from '@gida/contract/domains/alerts/alert'
import { useState } from 'react'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { FlatsCard } from './FlatsCard.tsx'
import { PeopleCards } from './PeopleCards.tsx'
import { ReplayCard } from './ReplayCard.tsx'
import { ReportBand } from './ReportBand.tsx'
import { lastMinute, standingAt } from './replay.ts'
import { TallyBand } from './TallyBand.tsx'
import { TimelineCard } from './TimelineCard.tsx'

/** Who needs help and who has not answered; once closed, the report and a replay by minute. */
export function Board({ alert }: { alert: Alert }) {
  const actor = useActor()
  const [minute, setMinute] = useState<number | null>(null)
  const { id, status, sent_at } = alert
  if (!sent_at) return null
  const isClosed = status === 'CLOSED'
  const last = lastMinute(alert)
  const shown = minute === null ? alert : standingAt(alert, minute)
  return (
    <>
      {alert.mine && status === 'OPEN' && <AnswerButtons alert={alert} />}
      {isClosed && hasPermission(actor, 'alerts_read') && <ReportBand id={id} />}
      {isClosed && last > 0 && (
        <ReplayCard
          sentAt={sent_at}
          last={last}
          minute={minute ?? last}
          onMinute={(next) => setMinute(next === last ? null : next)}
        />
      )}
      <TallyBand counts={shown.counts} />
      <MainGrid asideFirst aside={<PeopleCards alert={shown} />}>
        <FlatsCard alert={shown} />
        <TimelineCard alert={shown} />
      </MainGrid>
    </>
  )
}
