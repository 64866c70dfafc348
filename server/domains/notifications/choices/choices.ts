import {
  CHOICE_CHANNELS,
  CHOICE_KINDS,
  type NotificationChoices,
} from '@gida/contract/domains/notifications/choices'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Notice } from '../notice.ts'
import { preferencesOf } from './preferences.ts'

/** A person's notification preferences, with defaults where they chose nothing. */
export async function getChoices(tx: Tx, user_id: string): Promise<NotificationChoices> {
  const person = orNotFound((await preferencesOf(tx, [user_id])).get(user_id))
  const data = CHOICE_KINDS.flatMap((kind) =>
    CHOICE_CHANNELS.map((channel) => ({ kind, channel, is_on: person.wants(kind, channel) })),
  )
  const { language, wants_digest, digest_at, wants_quiet, quiet_from: begins, quiet_to: ends } = person
  const sms_stopped = await asSystem(tx, () => whySmsStopped(tx, person.phone))
  return { data, language, wants_digest, digest_at, wants_quiet, quiet_hours: { begins, ends }, sms_stopped }
}

async function whySmsStopped(tx: Tx, phone: string | null): Promise<string | null> {
  const stopped = await tx
    .selectFrom('suppressed_address')
    .select('reason')
    .where('channel', '=', 'SMS')
    .where('address', '=', phone ?? '')
    .executeTakeFirst()
  return stopped?.reason ?? null
}

/** Removes notifications that their readers turned off, except alerts and urgent ones. */
export async function withoutUnwanted(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  const optional = notices.filter((notice) => !isUrgent(notice))
  if (optional.length === 0) return [...notices]
  const off = await tx
    .selectFrom('notification_choice')
    .select(['user_id', 'kind'])
    .where('user_id', 'in', [...new Set(optional.map((notice) => notice.user_id))])
    .where('channel', '=', 'IN_APP')
    .where('is_on', '=', false)
    .execute()
  const turnedOff = new Set(off.map(({ user_id, kind }) => `${user_id} ${kind}`))
  return notices.filter((notice) => isUrgent(notice) || !turnedOff.has(`${notice.user_id} ${notice.type}`))
}

const isUrgent = ({ type, priority }: Notice) => type === 'alert' || priority === 'high'
