import {
  type ChoiceChannel,
  type ChoiceKind,
  DEFAULT_CHOICES,
} from '@gida/contract/domains/notifications/choices'
import type { Language } from '@gida/contract/shared/language'
import { DIGEST_AT, QUIET_HOURS } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

type Row = {
  id: string
  language: Language
  email: string | null
  phone: string | null
  has_device: boolean
  wants_quiet: boolean
  quiet_from: string
  quiet_to: string
  digest_at: string
  wants_digest: boolean
  chosen: Record<string, boolean>
}
/** A person's channels, and which of them they accept for what. */
export type Preferences = Omit<Row, 'chosen'> & {
  wants(kind: ChoiceKind, channel: ChoiceChannel): boolean
}

/** Only of active people; nobody else gets messages. */
export async function preferencesOf(tx: Tx, user_ids: readonly string[]): Promise<Map<string, Preferences>> {
  if (user_ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select u.id, u.language, u.email, u.phone, exists (select from push_subscription p where p.user_id = u.id) as has_device,
      coalesce(s.wants_quiet, true) as wants_quiet, coalesce(s.wants_digest, false) as wants_digest,
      coalesce(s.quiet_from, ${QUIET_HOURS.begins}) as quiet_from, coalesce(s.quiet_to, ${QUIET_HOURS.ends}) as quiet_to,
      coalesce(s.digest_at, ${DIGEST_AT}) as digest_at,
      coalesce((select jsonb_object_agg(c.kind || ' ' || c.channel, c.is_on) from notification_choice c
        where c.user_id = u.id), '{}') as chosen
    from users u left join notification_setting s on s.user_id = u.id
    where u.id = any (${[...new Set(user_ids)]}::uuid[]) and u.status <> 'INACTIVE'`.execute(tx)
  return new Map(
    rows.map(({ chosen, ...person }) => [
      person.id,
      {
        ...person,
        wants: (kind, channel) => chosen[`${kind} ${channel}`] ?? DEFAULT_CHOICES[kind].includes(channel),
      },
    ]),
  )
}
