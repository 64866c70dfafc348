import type { ApplicationsShown } from '@gida/contract/domains/applications/application'
import type { PageQuery } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { containing, given } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

export type ApplicationFilter = {
  estate_id?: string
  unit_id?: string
  status?: ApplicationsShown
  search?: string
}

/** Applications with the unit's name, filtered by row-level security. */
const applications = (tx: Tx) =>
  tx
    .selectFrom('application')
    .innerJoin('listing', 'listing.id', 'application.listing_id')
    .innerJoin('unit', 'unit.id', 'application.unit_id')
    .innerJoin('estate', 'estate.id', 'application.estate_id')
    .selectAll('application')
    .select(['listing.headline', 'unit.name as unit_name', 'unit.landlord_id', 'estate.name as estate_name'])
    .select(['unit.rent_amount', 'unit.frequency'])
export type ApplicationRow = Awaited<ReturnType<typeof getApplication>>

export async function getApplication(tx: Tx, id: string) {
  return orNotFound(await applications(tx).where('application.id', '=', id).executeTakeFirst())
}

export const namesOfApplications = (tx: Tx, ids: readonly string[]) =>
  applications(tx).where('application.id', 'in', ids).execute()

/** The application behind a private link, with how its drafted lease ended, if it did. System only. */
export async function getByTokenHash(
  tx: Tx,
  token_hash: Buffer,
): Promise<ApplicationRow & { lease_ending: string | null }> {
  return orNotFound(
    await applications(tx)
      .leftJoin('lease', 'lease.id', 'application.lease_id')
      .select('lease.ending_kind as lease_ending')
      .where('application.token_hash', '=', token_hash)
      .executeTakeFirst(),
  )
}

/** Condition: applications in a manager's estates or for a landlord's units. */
const applicationsOf = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: sql`unit_id in (select id from unit where landlord_id = ${actor.user_id})`,
  })

const WAITING = ['SUBMITTED', 'UNDER_REVIEW'] as const

/** Newest first. */
export async function listApplications(
  tx: Tx,
  actor: Actor,
  filter: ApplicationFilter,
  query: PageQuery,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { estate_id, unit_id, status, search } = filter
  let wanted = tx
    .selectFrom('application')
    .where(applicationsOf(actor))
    .where((eb) => eb.and(given({ estate_id, unit_id })))
  if (status) wanted = wanted.where('status', 'in', status === 'WAITING' ? WAITING : [status])
  if (search) wanted = wanted.where(sql<boolean>`search_text like ${containing(search)}`)
  const onPage = wanted
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const [rows, counted] = await Promise.all([
    applications(tx)
      .where('application.id', 'in', onPage)
      .orderBy('application.created_at', 'desc')
      .orderBy('application.id', 'desc')
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}
