import {
  CHANNELS,
  CHOICE_KINDS,
  type Channel,
  type ChoiceKind,
  DEFAULT_CHOICES,
  type NotificationChoices,
} from '@gida/contract/domains/notifications/choices'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Notice } from './notify.ts'

/** A person's notification preferences, with defaults for what they did not choose. */
export async function getChoices(tx: Tx, user_id: string): Promise<NotificationChoices> {
  const chosen = await tx
    .selectFrom('notification_choice')
    .select(['kind', 'channel', 'is_on'])
    .where('user_id', '=', user_id)
    .execute()
  const data = CHOICE_KINDS.flatMap((kind) =>
    CHANNELS.map((channel) => ({
      kind,
      channel,
      is_on:
        chosen.find((one) => one.kind === kind && one.channel === channel)?.is_on ?? byDefault(kind, channel),
    })),
  )
  const { language } = await tx
    .selectFrom('users')
    .select(sql<Language>`language`.as('language'))
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { data, language }
}

const byDefault = (kind: ChoiceKind, channel: Channel) => DEFAULT_CHOICES[kind].includes(channel)

/** Whether a person wants to be told of this kind by this channel. Ask before a mail or a text that is no matter of safety. */
export async function isWanted(
  tx: Tx,
  user_id: string,
  kind: ChoiceKind,
  channel: Channel,
): Promise<boolean> {
  const chosen = await tx
    .selectFrom('notification_choice')
    .select('is_on')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return chosen?.is_on ?? byDefault(kind, channel)
}

/** The notices without those that their readers turned off. Alerts, and what is urgent, are told in any case. */
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
