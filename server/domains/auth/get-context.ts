import type { Context } from '@gida/contract/domains/auth/session'
import { ACCOUNT_PURPOSES, type AccountPurpose, versionOf } from '@gida/contract/domains/privacy/consents'
import type { User } from '@gida/contract/domains/users/user'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Tx } from '../../platform/db/db.ts'
import { offIn } from '../../platform/features/features.ts'
import { getImpersonation } from './impersonation/list-impersonations.ts'
import { isSetupOnly } from './second-factor/factor.ts'

/** The actor with their permissions and estates, unread counts, and the last live event reflected in this response. */
export async function getContext(
  tx: Tx,
  actor: Actor,
  user: User,
  { sandbox }: Pick<Config, 'sandbox'>,
): Promise<Context> {
  const setupOnly = actor.role === 'ADMIN' && (await isSetupOnly(tx, actor))
  const impersonation = await getImpersonation(tx, actor)
  const estates = user.estate_associations.map(({ estate_id }) => estate_id)
  const off = await offIn(tx, estates)
  const unread = await tx
    .selectFrom('notification')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<Language>`(select language from users where id = ${actor.user_id})`.as('language'),
      sql<number>`coalesce((select last_seq from live_counter where user_id = ${actor.user_id}), 0)`.as(
        'live_seq',
      ),
      sql<boolean>`not (${sql.join(
        ACCOUNT_PURPOSES.map((purpose) => agreed(actor, purpose)),
        sql` and `,
      )})`.as('asks_consent'),
    ])
    .where('user_id', '=', actor.user_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    user,
    permissions: [...actor.permissions],
    estates: user.estate_associations.map(({ estate_id, ...estate }) => ({
      ...{ id: estate_id, ...estate },
      ...(off.get(estate_id)?.length ? { off: off.get(estate_id) } : {}),
    })),
    language: unread.language,
    unread_count: unread.count,
    live_seq: unread.live_seq,
    ...(unread.asks_consent && !impersonation ? { asks_consent: true as const } : {}),
    ...((await hasOpenAlert(tx, actor)) ? { has_open_alert: true as const } : {}),
    ...((await hasAnnouncement(tx, actor)) ? { has_announcement: true as const } : {}),
    ...(impersonation ? { impersonation } : {}),
    ...(sandbox ? { demo_until: sandbox.forgetsAt.toISOString() } : {}),
    ...(setupOnly ? { must_set_up_second_factor: true as const } : {}),
  }
}

/** SQL: whether somebody has agreed to the current version of a text. */
const agreed = ({ user_id }: Actor, purpose: AccountPurpose) => sql`exists (
  select from consent where user_id = ${user_id} and purpose = ${purpose} and version >= ${versionOf(purpose)} and withdrawn_at is null)`

/** Lets a page show an open alert right away, and skip the request otherwise. */
async function hasOpenAlert(tx: Tx, { user_id }: Actor): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (
      select from alert a
      where a.sent_at is not null and a.closed_at is null and a.expires_at > ${tx.now}
        and (app.leads_alert(a.id)
          or exists (select from alert_recipient r where r.alert_id = a.id and r.user_id = ${user_id})
          or exists (select from alert_roster o where o.estate_id = a.estate_id and o.user_id = ${user_id}))) as is_open`.execute(
    tx,
  )
  return rows[0]?.is_open ?? false
}

/** Whether there is a platform announcement for this person, for the same reason. */
async function hasAnnouncement(tx: Tx, { user_id, role }: Actor): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (
      select from platform_announcement a
      where a.ended_at is null and a.starts_at <= ${tx.now} and a.ends_at > ${tx.now} and (a.roles is null or ${role} = any (a.roles))
        and not exists (
          select from platform_announcement_put_away p where p.announcement_id = a.id and p.user_id = ${user_id})) as is_there`.execute(
    tx,
  )
  return rows[0]?.is_there ?? false
}
