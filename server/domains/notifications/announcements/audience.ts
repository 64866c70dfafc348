import { type AnnouncementBody, Audience } from '@gida/contract/domains/notifications/announcement'
import { FREE_CHANNELS } from '@gida/contract/domains/notifications/announcement-rules'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../../estates/index.ts'

export type Listener = { id: string; language: Language; email: string | null; phone: string | null }
export type Reached = {
  estate: { id: string; name: string } | null
  /** By person, an estate of the sender that pays for their text, where none is that of all. */
  payers: ReadonlyMap<string, string>
  people: Listener[]
  by: Readonly<Record<'EMAIL' | 'SMS' | 'PUSH', boolean>>
}

/** The recipients of an announcement, each once, if the actor may address them. Gives the transaction system rights. */
export async function reach(tx: Tx, actor: Actor, wanted: AnnouncementBody): Promise<Reached> {
  const { audience, user_ids = [] } = wanted
  if (user_ids.length > 0) await refuseStrangers(tx, actor, user_ids)
  const estate = audience
    ? await getOwnEstate(tx, actor, audience.estate_id)
    : await estateOfAll(tx, user_ids)
  if (actor.role !== 'ADMIN') await refuseSuspended(tx, estate?.id ?? null, user_ids)
  const payers = estate ? new Map<string, string>() : await payersOf(tx, user_ids)
  await elevateToSystem(tx)
  const named = sql`select unnest(${user_ids}::uuid[])`
  const ids = audience ? sql`${inAudience(audience)} union ${named}` : named
  const { rows: people } = await sql<Listener>`
    select u.id, u.language,
      case when ${mayReach('EMAIL')} then u.email end as email,
      case when ${mayReach('SMS')} then u.phone end as phone
    from users u where u.id in (${ids}) and u.status <> 'INACTIVE' and u.id <> ${actor.user_id} order by u.id`.execute(
    tx,
  )
  if (people.length === 0) throw problem('NOBODY_TO_TELL')
  const channels: readonly string[] = wanted.channels ?? FREE_CHANNELS
  const by = {
    EMAIL: channels.includes('EMAIL'),
    SMS: channels.includes('SMS'),
    PUSH: channels.includes('PUSH'),
  }
  return { estate, payers, people, by }
}

/** The stored audience; null if it was sent to named people. */
export const audienceOf = (kept: unknown): Audience | null => Audience.safeParse(kept).data ?? null

async function getOwnEstate(tx: Tx, actor: Actor, id: string) {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  return estate
}

/** 403 unless the actor administers all these people. */
async function refuseStrangers(tx: Tx, { role }: Actor, user_ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select bool_and(app.administers(id)) as is_mine from unnest(${[...user_ids]}::uuid[]) id`.execute(tx)
  if (role !== 'ADMIN' && !rows[0]?.is_mine) throw problem('PERMISSION_DENIED')
}

/**
 * Checked here in addition to the tables' triggers, since announcements are stored with system rights and planned ones do not pass
 * the HTTP layer.
 */
async function refuseSuspended(tx: Tx, estate_id: string | null, user_ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ is_suspended: boolean }>`
    select app.suspended_since(${estate_id}) is not null or exists (
      select from unnest(${[...user_ids]}::uuid[]) one (id) join estate_association a on a.user_id = one.id
      where a.estate_id = any (app.managed_estates())
      group by one.id having bool_and(app.suspended_since(a.estate_id) is not null)) as is_suspended`.execute(
    tx,
  )
  if (rows[0]?.is_suspended) throw problem('ESTATE_SUSPENDED')
}

/** An estate that all of them belong to, which pays for the texts. */
async function estateOfAll(tx: Tx, user_ids: readonly string[]) {
  const ids = sql`${[...user_ids]}::uuid[]`
  const { rows: estates } = await sql<{ id: string; name: string }>`
    select e.id, e.name from estate e where e.id = any (app.managed_estates()) and not exists (
      select from unnest(${ids}) one (id) where not exists (
        select from estate_association a where a.estate_id = e.id and a.user_id = one.id))
    order by e.id limit 1`.execute(tx)
  return estates[0] ?? null
}

/** For each person an estate of the sender to which they belong. */
async function payersOf(tx: Tx, user_ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; estate_id: string }>`
    select distinct on (user_id) user_id, estate_id from estate_association
    where user_id = any (${[...user_ids]}::uuid[]) and estate_id = any (app.managed_estates())
    order by user_id, estate_id`.execute(tx)
  return new Map(rows.map(({ user_id, estate_id }) => [user_id, estate_id]))
}

/** SQL: has an address and has not turned off messages for this channel. */
const mayReach = (channel: 'EMAIL' | 'SMS') => sql`not exists (
  select from notification_choice c where c.user_id = u.id and c.kind = 'message' and c.channel = ${channel} and not c.is_on)
  and not exists (select from suppressed_address s where s.channel = ${channel}
    and s.address = case ${channel} when 'EMAIL' then u.email::text else u.phone end)`

/** Tenants by their tenancies, each once even with two flats; others by ownership and roles. */
function inAudience({ estate_id, property_id, block, role, in_arrears = false }: Audience) {
  const only = property_id ?? null
  const within = block ?? null
  const ofBlock = sql`(${within}::text is null or coalesce(u.block, p.name) = ${within})`
  const wants = (one: Audience['role']) => sql.lit(in_arrears ? one === 'TENANT' : !role || role === one)
  return sql`
    select t.tenant_id from tenancy t where ${wants('TENANT')} and t.estate_id = ${estate_id}
      and (${only}::uuid is null or t.property_id = ${only}) and t.live_until is not null
      and (not ${sql.lit(in_arrears)} or t.oldest_due < app.today())
      and (${within}::text is null or exists (
        select from lease_unit l join unit u on u.id = l.unit_id join property p on p.id = u.property_id
        where l.tenant_id = t.tenant_id and u.property_id = t.property_id and l.is_live and l.during @> app.today()
          and ${ofBlock}))
    union select p.landlord_id from property p where ${wants('LANDLORD')} and p.estate_id = ${estate_id}
      and (${only}::uuid is null or p.id = ${only}) and p.archived_at is null and p.landlord_id is not null
      and (${within}::text is null or exists (select from unit u where u.property_id = p.id and ${ofBlock}))
    union select a.user_id from estate_association a where ${wants('ESTATE_MANAGER')} and a.estate_id = ${estate_id}
      and a.role = 'ESTATE_MANAGER'
    union select a.user_id from unit_assignment a join unit u on u.id = a.unit_id join property p on p.id = u.property_id
      where ${wants('PROPERTY_MANAGER')} and a.estate_id = ${estate_id}
      and (${only}::uuid is null or u.property_id = ${only}) and ${ofBlock}`
}
