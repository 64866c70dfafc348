import type { ReportAsked } from '@gida/contract/domains/reports/report'
import { daysOf } from '@gida/contract/domains/reports/rules'
import type { Shape } from '@gida/contract/domains/reports/shape'
import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import type { Permission } from '@gida/contract/shared/roles'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Principal } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { getUser, rightsOf } from '../../users/index.ts'
import type { Scoped } from './source.ts'

const invalid = (path: string, message: string) => problem('VALIDATION_ERROR', [{ path, message }])

/** Whose rows a report is of, and of which days, by what its reader may see now. */
export async function resolveScope(
  tx: Tx,
  actor: Principal,
  asked: ReportAsked,
  shape: Shape,
): Promise<Scoped & { estate_name: string | null; landlord_name: string | null }> {
  if (shape.by === 'OFFICE' && actor.role !== 'ESTATE_MANAGER' && actor.role !== 'ADMIN')
    throw problem('PERMISSION_DENIED')
  if (shape.needs && !(await holds(tx, actor, shape.needs))) throw problem('PERMISSION_DENIED')
  const today = lagosDay(tx.now)
  const { from, to } = daysOf(shape, asked, today)
  if (from > to) throw invalid('from', 'The first day is after the last.')
  const [estates, landlord_name] = [
    await estatesOf(tx, actor, asked),
    await landlordOf(tx, asked.landlord_id),
  ]
  return {
    actor,
    estates: estates.map(({ id }) => id),
    estate_name: asked.estate_id ? (estates[0]?.name ?? null) : null,
    landlord_id: asked.landlord_id ?? null,
    landlord_name,
    ...{ from, to, today, since: startOfDay(from), until: startOfDay(addDays(to, 1)) },
    basis: asked.basis ?? shape.bases?.[0] ?? shape.basis ?? null,
  }
}

/** By the rights as they are now: a report may be made while nobody waits. */
const holds = async (tx: Tx, { user_id }: Principal, permission: Permission): Promise<boolean> =>
  permissionsOf(rightsOf(await getUser(tx, user_id))).has(permission)

async function estatesOf(tx: Tx, { role }: Principal, { estate_id }: ReportAsked) {
  if (role === 'ADMIN' && !estate_id) throw invalid('estate_id', 'Choose an estate')
  const theirs =
    role === 'ADMIN'
      ? sql`true`
      : role === 'ESTATE_MANAGER'
        ? sql`id = any ((select app.managed_estates())::uuid[])`
        : sql`id = any ((select app.my_estates())::uuid[])`
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from estate where ${theirs} ${estate_id ? sql`and id = ${estate_id}` : sql``} order by name, id`.execute(
    tx,
  )
  if (estate_id && rows.length === 0) throw problem('ESTATE_NOT_FOUND')
  return rows
}

async function landlordOf(tx: Tx, id: string | undefined): Promise<string | null> {
  if (!id) return null
  return orNotFound(await tx.selectFrom('users').select('full_name').where('id', '=', id).executeTakeFirst())
    .full_name
}

/** The rows of a table with `estate_id`, `landlord_id` and `unit_id` that are of a report; a unit's is its own id. */
export function mine(scoped: Scoped, table: string, unit = `${table}.unit_id`): RawBuilder<SqlBool> {
  return sql`(${sql.ref(`${table}.estate_id`)} = any (${scoped.estates}::uuid[])
    and ${ownedBy(scoped, `${table}.landlord_id`)} and ${heldBy(scoped, unit)})`
}

/** Of one landlord, where the reader is one or asks for one. */
export function ownedBy({ actor, landlord_id }: Scoped, column: string): RawBuilder<SqlBool> {
  const own = actor.role === 'LANDLORD' ? [sql`${sql.ref(column)} = ${actor.user_id}`] : []
  const asked = landlord_id ? [sql`${sql.ref(column)} = ${landlord_id}`] : []
  return sql`(${sql.join([sql`true`, ...own, ...asked], sql` and `)})`
}

function heldBy({ actor }: Scoped, unit: string): RawBuilder<SqlBool> {
  if (actor.role === 'PROPERTY_MANAGER')
    return sql`${sql.ref(unit)} = any ((select app.assigned_units())::uuid[])`
  return actor.role === 'TENANT' ? sql`false` : sql`true`
}

/** The owners of a report with their estates, also who has left since, as rows of `estate_id`, `estate`, `landlord_id` and `owner`. */
export const owners = (scoped: Scoped): RawBuilder<unknown> => sql`
  select b.estate_id, b.estate_name as estate, b.landlord_id, b.landlord_name as owner from app.statement_owners() b
  where b.estate_id = any (${scoped.estates}::uuid[]) and ${ownedBy(scoped, 'b.landlord_id')}`
