import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { alarmAnswer as words } from '#words/alarm-answer'
import { formatTime } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { AlertHead } from '../parts/AlertHead.tsx'
import { AnswerButtons } from '../parts/AnswerButtons.tsx'
import { alertQuery } from '../queries.ts'

const answerScreen = getRouteApi('/signed-in/dashboard/alerts/$id/answer')

/** The roll call question, full screen. */
export function AnswerAlertPage() {
  const { id } = answerScreen.useParams()
  const answer = useQuery(alertQuery(id))
  return (
    <main className="mx-auto grid max-w-[560px] gap-4 p-4">
      <Loaded of={answer} loading={words.loading} missing={words.missing}>
        {(alert) => (
          <>
            <AlertHead
              isDrill={alert.is_drill}
              over={alert.status === 'CLOSED'}
              top={`${alert.estate_name} · ${formatTime(alert.sent_at ?? alert.send_at)}`}
              title={alert.title}
            >
              {alert.events
                .filter(({ kind }) => kind === 'UPDATED')
                .reverse()
                .map((one) => (
                  <p key={one.id} className="text-body">
                    {formatTime(one.at)}: {one.note}
                  </p>
                ))}
              <p className="text-body">{alert.message}</p>
            </AlertHead>
            {alert.status === 'CLOSED' ? <p>{words.answer.over}</p> : <AnswerButtons alert={alert} />}
            {alert.is_drill && <p className="text-small text-ink-soft">{words.answer.lastWords}</p>}
            <Link to="/dashboard">{words.answer.back}</Link>
          </>
        )}
      </Loaded>
    </main>
  )
}
