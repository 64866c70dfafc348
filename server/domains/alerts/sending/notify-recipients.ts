import { hasRollCall, WAYS_OF } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { type Attempt, type Intent, sendIntents } from '../../../platform/delivery/send-intent.ts'
import { defineJob, enqueueEach } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { answerLink } from '../answer-links.ts'
import { type AlertBase, getAlertBase } from '../queries.ts'
import { AlertAbout } from './about.ts'
import { type AlertedPerson, wordsOf } from './words.ts'

/** People per transaction, so that their messages are sent while the next ones are written. */
const AT_ONCE = 100

/** Notifies some of the recipients of an alert. Idempotent per person. */
export const notifyAlertRecipients = defineJob({
  name: 'tell_alert_recipients',
  payload: AlertAbout.extend({ user_ids: z.array(z.guid()) }),
  alarm: true,
  run: (services, { user_ids, ...about }) =>
    services.transaction('system', async (tx) => {
      const alert = await getAlertBase(tx, about.alert_id)
      if (isOver(tx, alert, about)) return
      const people = await peopleToTell(tx, about, user_ids)
      await sendIntents(
        tx,
        people.flatMap((person) => intentFor(services, alert, about, person) ?? []),
      )
    }),
})

/** Enqueues the jobs for these people in the caller's transaction. */
export async function tellAll(tx: Tx, about: AlertAbout, user_ids: readonly string[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(user_ids.length / AT_ONCE) }, (_, nth) => ({
    ...about,
    user_ids: user_ids.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
  }))
  await enqueueEach(tx, notifyAlertRecipients, parts)
}

/** Once an alert is over, only the all-clear is sent. */
const isOver = (tx: Tx, { closed_at, expires_at }: AlertBase, { what }: AlertAbout): boolean =>
  what !== 'CLOSED' && (closed_at !== null || expires_at === null || expires_at <= tx.now)

type Person = AlertedPerson & {
  email: string | null
  phone: string | null
  kin_name: string | null
  kin_phone: string | null
}

/** Skips those who have answered in the meantime. */
async function peopleToTell(tx: Tx, { alert_id, what }: AlertAbout, user_ids: readonly string[]) {
  const onlySilent = what === 'SMS_AGAIN' || what === 'CONTACTS'
  const { rows } = await sql<Person>`
    select r.user_id, r.name, r.unit, r.phone, u.email::text, k.emergency_name as kin_name, k.emergency_phone as kin_phone
    from alert_recipient r join users u on u.id = r.user_id left join user_profile k on k.user_id = r.user_id
    where r.alert_id = ${alert_id} and r.user_id = any (${[...user_ids]}::uuid[])
      and (not ${onlySilent} or r.state = 'WAITING')
    order by r.user_id`.execute(tx)
  return rows
}

/** Null if the person cannot be reached. */
function intentFor(services: Services, alert: AlertBase, about: AlertAbout, person: Person): Intent | null {
  const attempts = attemptsFor(services, alert, about, person)
  if (attempts.length === 0) return null
  const { what, event_id } = about
  return {
    ...(what === 'CONTACTS' ? {} : { user_id: person.user_id }),
    class: WAYS_OF[alert.severity].includes('SMS') ? 'alarm' : 'statutory',
    kind: 'alert',
    key: ['alert', alert.id, event_id ?? what, person.user_id].join(':'),
    ...(what === 'CLOSED' || !alert.expires_at ? {} : { expires_at: alert.expires_at }),
    attempts,
  }
}

function attemptsFor(services: Services, alert: AlertBase, about: AlertAbout, person: Person): Attempt[] {
  const as = about.what === 'CONTACTS' ? 'KIN' : 'SELF'
  const link = answerLink(services, { alert_id: alert.id, user_id: person.user_id, as })
  const { sms, subject, text } = wordsOf(alert, about, person, link)
  const isAsked = hasRollCall(alert.severity) || about.what === 'RAISED'
  const links = isAsked && about.what !== 'CLOSED' ? [link] : []
  if (as === 'KIN')
    return person.kin_phone ? [{ channel: 'SMS', recipient: person.kin_phone, body: sms, links }] : []
  const ways = about.what === 'SMS_AGAIN' ? (['SMS'] as const) : WAYS_OF[alert.severity]
  return ways.flatMap((way): Attempt[] => {
    if (way === 'SMS' && person.phone) return [{ channel: way, recipient: person.phone, body: sms, links }]
    if (way === 'EMAIL' && person.email)
      return [{ channel: way, recipient: person.email, subject, body: text, links }]
    return []
  })
}
