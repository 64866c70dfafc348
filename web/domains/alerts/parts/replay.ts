import type { Alert, AlertEvent, AlertRecipient } from '@gida/contract/domains/alerts/alert'

const MINUTE_MS = 60_000
const timeOf = (at: string) => new Date(at).getTime()
const isAnswer = ({ kind }: AlertEvent) => kind === 'ANSWERED' || kind === 'MARKED'

/** The minute of the last event. */
export function lastMinute({ sent_at, events }: Pick<Alert, 'sent_at' | 'events'>): number {
  const last = events.at(-1)
  return sent_at && last ? Math.ceil((timeOf(last.at) - timeOf(sent_at)) / MINUTE_MS) : 0
}

/** The board as of a minute after sending, computed from the events until then. */
export function standingAt(alert: Alert, minute: number): Alert {
  const until = timeOf(alert.sent_at ?? alert.send_at) + minute * MINUTE_MS
  const events = alert.events.filter(({ at }) => timeOf(at) <= until)
  const said = new Map(events.filter(isAnswer).map((event) => [event.user_id, event]))
  const recipients = alert.recipients.map((person) => standing(person, said.get(person.user_id)))
  const count = (state: AlertRecipient['state']) => recipients.filter((one) => one.state === state).length
  return {
    ...alert,
    events,
    recipients,
    counts: {
      ...{ total: recipients.length, safe: count('SAFE'), needs_help: count('NEEDS_HELP') },
      ...{ away: count('AWAY'), waiting: count('WAITING') },
    },
  }
}

const standing = (person: AlertRecipient, said: AlertEvent | undefined): AlertRecipient => ({
  ...person,
  state: said?.state ?? 'WAITING',
  note: said?.note ?? null,
  at: said?.at ?? null,
  channel: said?.way ?? null,
  answered_by: said?.by ?? null,
})
