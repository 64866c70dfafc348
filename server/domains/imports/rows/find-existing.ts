import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { setActor } from '../../../platform/access/set-actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import type { ExistingData, KnownEstate, KnownPerson, KnownProperty, KnownUnit } from '../plan/plan.ts'
import type { Draft } from '../plan/read-row.ts'
import { nameKey } from '../plan/same-name.ts'
import { isOpened } from './is-opened.ts'

/** Existing data that a file refers to. Needs system rights, since accounts outside the actor's estates count too. */
export async function findExisting(
  tx: Tx,
  actor: Actor & { full_name: string },
  estate_id: string | null,
  drafts: readonly Draft[],
): Promise<ExistingData> {
  const estates = await findEstates(tx, actor, estate_id, drafts)
  const ids = estates.map(({ id }) => id)
  const [properties, units, people] = await Promise.all([
    findProperties(tx, ids),
    findUnits(tx, ids),
    findPeople(tx, drafts),
  ])
  return {
    today: lagosDay(tx.now),
    estate: estate_id === null ? null : (estates.find(({ id }) => id === estate_id) ?? null),
    estates,
    properties,
    units,
    people,
    owner:
      actor.role === 'LANDLORD'
        ? { id: actor.user_id, name: actor.full_name, phone: null, email: null }
        : null,
  }
}

async function findEstates(
  tx: Tx,
  actor: Actor,
  estate_id: string | null,
  drafts: readonly Draft[],
): Promise<KnownEstate[]> {
  await setActor(tx, actor) // estates must be those visible to them
  const rows = await tx
    .selectFrom('estate')
    .select(['id', 'name', 'address', 'state', 'lga'])
    .select(sql<boolean>`status = 'ARCHIVED'`.as('is_archived'))
    .$if(estate_id !== null, (query) => query.where('id', '=', estate_id))
    .$if(estate_id === null, (query) =>
      query.where(
        sql<boolean>`id in (select estate_id from estate_association
          where user_id = ${actor.user_id} and role = 'ESTATE_MANAGER') or app.founded(id)`,
      ),
    )
    .orderBy('created_at')
    .execute()
  if (estate_id !== null) return rows
  const spokenOf = new Set(drafts.flatMap(({ estate }) => (estate ? [nameKey(estate)] : [])))
  return rows.filter(({ name }) => spokenOf.has(nameKey(name)))
}

function findProperties(tx: Tx, estate_ids: readonly string[]): Promise<KnownProperty[]> {
  return tx
    .selectFrom('property')
    .leftJoin('users', 'users.id', 'property.landlord_id')
    .select(['property.id', 'property.estate_id', 'property.name', 'property.landlord_id'])
    .select('users.full_name as landlord_name')
    .where('property.estate_id', '=', sql<string>`any (${[...estate_ids]}::uuid[])`)
    .where('property.archived_at', 'is', null)
    .execute()
}

async function findUnits(tx: Tx, estate_ids: readonly string[]): Promise<KnownUnit[]> {
  const found = await sql<KnownUnit>`
    select u.id, u.property_id, u.name, u.status, u.rent_amount, u.frequency, u.service_charge, u.caution_deposit,
      (select coalesce(json_agg(json_build_object('tenant_id', l.tenant_id, 'start_date', l.start_date,
          'end_date', l.end_date)), '[]')
        from lease_unit o join lease l on l.id = o.lease_id where o.unit_id = u.id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')) as leases,
      (select coalesce(json_agg(c.tenant_id), '[]') from charge c
        where c.unit_id = u.id and c.key like 'import:%:opening') as brought_forward
    from unit u where u.estate_id = any (${[...estate_ids]}::uuid[]) and u.archived_at is null`.execute(tx)
  return found.rows
}

async function findPeople(tx: Tx, drafts: readonly Draft[]): Promise<KnownPerson[]> {
  const ways = (of: 'phone' | 'email') => [
    ...new Set(
      drafts.flatMap(({ tenant, landlord }) => [tenant[of], landlord[of]].flatMap((way) => way ?? [])),
    ),
  ]
  const mine = sql`(select app.my_estates())::uuid[]`
  const found = await sql<KnownPerson>`
    select id, full_name as name, phone, email::text as email, role, status = 'INACTIVE' as is_inactive,
      app.has_password(id) as can_sign_in, ${isOpened('users.id')} as is_opened, email_verified_at is not null as is_email_verified,
      exists (select from estate_association a where a.user_id = users.id and a.estate_id = any (${mine}))
        or exists (select from lease l where l.tenant_id = users.id and l.estate_id = any (${mine})) as is_ours
    from users where phone = any (${ways('phone')}::text[]) or email = any (${ways('email')}::citext[])`.execute(
    tx,
  )
  return found.rows
}
