import type { Alert } from '@gida/contract/domains/alerts/alert'
import type { Answer } from '@gida/contract/domains/alerts/rules'
import { alarmAnswer as words } from '#words/alarm-answer'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { waitedSeconds } from '../../platform/outbox/rules.ts'

const { acknowledgeAlert } = client.alerts

/** A queued roll call answer. A later answer given by other means takes precedence; after the all-clear it is not needed. */
export type AlarmAnswer = { alert_id: string; title: string; answer: Answer; note?: string }

export const outbox = openOutbox<AlarmAnswer, Alert>({
  kind: 'alarms',
  isPressing: true,
  calls: [acknowledgeAlert],
  about: ({ alert_id }) => alert_id,
  shown: ({ title, answer, alert_id }) => ({
    text: `${title}: ${words.answer.choices[answer][0]}`,
    to: `/dashboard/alerts/${alert_id}/answer`,
  }),
  send: async ({ alert_id, answer: state, note, written_at }) => {
    const body = { state, note, waited_seconds: waitedSeconds({ written_at }) }
    const alert = await acknowledgeAlert({ params: { id: alert_id }, body })
    void invalidateBy(acknowledgeAlert)
    return alert
  },
})
