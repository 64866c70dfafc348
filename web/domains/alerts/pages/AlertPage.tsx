import type { Alert } from '@gida/contract/domains/alerts/alert'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { alarmAnswer } from '#words/alarm-answer'
import { alerts as words } from '#words/alerts'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { CloseForm } from '../forms/CloseForm.tsx'
import { UpdateForm } from '../forms/UpdateForm.tsx'
import { AlertHead } from '../parts/AlertHead.tsx'
import { AnswerButtons } from '../parts/AnswerButtons.tsx'
import { Board } from '../parts/Board.tsx'
import { placeOf } from '../parts/place-of.ts'
import { minutesSince } from '../parts/seconds.ts'
import { alertQuery } from '../queries.ts'

const alertScreen = getRouteApi('/signed-in/frame/dashboard/alerts/$id')

/** An alert: the board for its leader and wardens, the own answer for others, and the report once closed. */
export function AlertPage() {
  const { id } = alertScreen.useParams()
  const answer = useQuery(alertQuery(id))
  return (
    <Loaded of={answer} loading={words.loading} missing={words.missing}>
      {(alert) => (
        <div className="grid gap-4 *:min-w-0">
          <Head alert={alert} />
          {alert.can.mark ? <Board alert={alert} /> : <AnswerCard alert={alert} />}
        </div>
      )}
    </Loaded>
  )
}

function Head({ alert }: { alert: Alert }) {
  const [form, setForm] = useState<'update' | 'close' | null>(null)
  const actor = useActor()
  const { id, status, counts, severity, estate_name, sent_at } = alert
  const isOver = status === 'CLOSED' || status === 'EXPIRED'
  const done = () => setForm(null)
  const acts = (
    <>
      {alert.can.lead && sent_at && status !== 'CLOSED' && (
        <Button kind="second" onClick={() => setForm('update')}>
          {words.board.update}
        </Button>
      )}
      {alert.can.lead && status !== 'CLOSED' && (
        <Button kind="second" onClick={() => setForm('close')}>
          {sent_at ? words.board.close : words.board.callOff}
        </Button>
      )}
      {alert.can.lead && isOver && sent_at && hasPermission(actor, 'alerts_read') && (
        <DownloadButton
          get={() => client.alerts.downloadAlertReport({ params: { id } })}
          name={`${alert.is_drill ? 'drill' : 'alert'}-${alert.send_at.slice(0, 10)}.pdf`}
        >
          {words.board.report}
        </DownloadButton>
      )}
    </>
  )
  return (
    <>
      <AlertHead
        isDrill={alert.is_drill}
        over={isOver || status === 'PLANNED'}
        top={[
          words.severities[severity],
          estate_name,
          placeOf(alert),
          words.raisedBy(formatInstant(sent_at ?? alert.send_at), alert.raised_by),
        ]
          .filter(Boolean)
          .join(' · ')}
        title={alert.title}
        acts={acts}
      >
        <p>{alert.message}</p>
        <p>
          {status === 'OPEN' && sent_at
            ? words.running(minutesSince(sent_at, Date.now()))
            : words.standing[status]}{' '}
          {alert.can.mark && sent_at && words.answered(counts.total - counts.waiting, counts.total)}
        </p>
      </AlertHead>
      {form === 'update' && <UpdateForm id={id} onDone={done} />}
      {form === 'close' && <CloseForm id={id} onDone={done} />}
    </>
  )
}

const AnswerCard = ({ alert }: { alert: Alert }) =>
  alert.status === 'CLOSED' ? <p>{alarmAnswer.answer.over}</p> : <AnswerButtons alert={alert} />
