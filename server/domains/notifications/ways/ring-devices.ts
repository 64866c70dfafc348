import type { Notification } from '@gida/contract/domains/notifications/notification'
import type { Tx } from '../../../platform/db/db.ts'
import type { DeliveryClass } from '../../../platform/delivery/classes.ts'
import { type Attempt, type Intent, sendIntents } from '../../../platform/delivery/send-intent.ts'
import { type Preferences, preferencesOf } from '../choices/preferences.ts'
import type { Fallback, Notice } from '../notice.ts'
import type { NotificationRow } from '../queries.ts'
import { newsWords } from '../words/words.ts'

type Rung = Pick<NotificationRow, 'id' | 'user_id' | 'title' | 'message' | 'action_url'> & Kind
type DeviceNotice = { row: Rung } & { [K in 'fallback' | 'expires_at']?: Notice[K] | undefined }
type Kind = Pick<NotificationRow, 'type' | 'priority'>

const CLASS_OF: Record<Notification['type'], DeliveryClass> = {
  ...{ payment: 'receipt', tenant: 'reminder', maintenance: 'reminder', calendar: 'reminder' },
  ...{ message: 'conversation', alert: 'alarm' },
}
/** Alerts that are not urgent send no push at night. */
export const classOf = ({ type, priority }: Kind): DeliveryClass =>
  type === 'alert' && priority !== 'high' ? 'reminder' : CLASS_OF[type]

/** Pushes notifications to people's devices, and schedules what follows if they are not read. */
export async function ringDevices(tx: Tx, told: readonly DeviceNotice[]): Promise<void> {
  const people = await preferencesOf(
    tx,
    told.map(({ row }) => row.user_id),
  )
  await sendIntents(
    tx,
    told.flatMap(({ row, fallback, expires_at }): Intent[] => {
      const person = people.get(row.user_id)
      if (!person) return []
      const attempts = [...pushes(row, person), ...(fallback ? later(row, person, fallback) : [])]
      if (attempts.length === 0) return []
      const { id, type: kind, user_id } = row
      const about = { user_id, kind, class: classOf(row), key: bellKey(id) }
      return [{ ...about, ...(expires_at && { expires_at }), attempts }]
    }),
  )
}

/** The same for notifications turned off in the app, through the channels left on, once per cause. */
export const ringUnlisted = (tx: Tx, notices: readonly Notice[]): Promise<void> =>
  ringDevices(
    tx,
    notices.flatMap(({ fallback, rings, expires_at, ...notice }) => {
      const { priority = 'medium', action_url = null } = notice
      return rings === false
        ? []
        : [{ row: { ...notice, id: unlistedId(notice), priority, action_url }, fallback, expires_at }]
    }),
  )

/** Stands for the id of a notification that is not stored. */
const unlistedId = ({ user_id, key }: Pick<Notice, 'user_id' | 'key'>) => `${user_id}:${key}`

/** Deduplication key of a push message. */
const bellKey = (notification_id: string) => `bell:${notification_id}`

const wants = ({ type }: Rung, person: Preferences, channel: 'PUSH' | 'EMAIL' | 'SMS') =>
  type === 'alert' || person.wants(type, channel)

/** Messages for the morning send no push; they are read when somebody looks. */
export const isSilent = ({ type, priority }: Kind): boolean => type === 'alert' && priority === 'low'

/** Alerts are shown in full; others say little, since others may see a locked screen. */
const pushWords = ({ type, title, message }: Rung, { language }: Preferences) =>
  type === 'alert' ? { title, body: message } : newsWords[language].push[type]

function pushes(row: Rung, person: Preferences): Attempt[] {
  if (!person.has_device || isSilent(row) || !wants(row, person, 'PUSH')) return []
  const { title, body } = pushWords(row, person)
  const links = [row.action_url ?? '/dashboard/notifications']
  return [{ channel: 'PUSH', recipient: row.user_id, subject: title, body, links }]
}

function later(row: Rung, person: Preferences, { text, mail }: Fallback): Attempt[] {
  const { subject, text: body, links } = mail
  const ways: Attempt[] = []
  if (person.phone && wants(row, person, 'SMS'))
    ways.push({ channel: 'SMS', recipient: person.phone, body: text })
  if (person.email && wants(row, person, 'EMAIL'))
    ways.push({ channel: 'EMAIL', recipient: person.email, subject, body, links })
  return ways.map((way, index) => ({ ...way, rank: index + 1 }))
}

/** Cancels pending push messages of notifications that were read. */
export async function spareDevices(tx: Tx, notification_ids: readonly string[]): Promise<void> {
  if (notification_ids.length === 0) return
  await tx
    .updateTable('outbox_message')
    .set({ state: 'SPARED' })
    .where('state', 'in', ['WAITING', 'QUEUED'])
    .where('intent_id', 'in', (eb) =>
      eb.selectFrom('delivery_intent').select('id').where('key', 'in', notification_ids.map(bellKey)),
    )
    .execute()
}

/** The same for notifications that are not stored, by their cause. */
export async function spareUnlisted(tx: Tx, user_id: string, cause: string): Promise<void> {
  await tx
    .updateTable('outbox_message')
    .set({ state: 'SPARED' })
    .where('state', 'in', ['WAITING', 'QUEUED'])
    .where('intent_id', 'in', (eb) =>
      eb
        .selectFrom('delivery_intent')
        .select('id')
        .where('user_id', '=', user_id)
        .where('key', 'like', `${bellKey(unlistedId({ user_id, key: cause }))}%`),
    )
    .execute()
}
