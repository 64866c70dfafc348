import type { InvitationStatus, InvitedRole } from '@gida/contract/domains/invitations/invitation'
import type { PageQuery } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'
import type { Tx } from '../../platform/db/db.ts'
import { containing, given, newestOfEstates } from '../../platform/db/rows/pages.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

export type InvitationFilter = {
  estate_id?: string
  unit_id?: string
  status?: InvitationStatus
  role?: InvitedRole
  search?: string
}

/** Invitations with related names, filtered by row-level security. */
export const invitationRows = (tx: Tx) =>
  tx
    .selectFrom('invitation')
    .innerJoin('estate', 'estate.id', 'invitation.estate_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .leftJoin('unit', 'unit.id', 'invitation.unit_id')
    .leftJoin('property', 'property.id', 'invitation.property_id')
    .selectAll('invitation')
    .select(['estate.name as estate_name', 'estate.status as estate_status'])
    .select(['unit.name as unit_name', 'property.name as property_name'])
    .select(sql<string>`coalesce(inviter.full_name, '')`.as('invited_by_name'))
export type InvitationRow = Awaited<ReturnType<typeof getInvitation>>

export async function getInvitation(tx: Tx, id: string) {
  return orNotFound(await invitationRows(tx).where('invitation.id', '=', id).executeTakeFirst())
}

/** The present status; a pending one past its time counts as expired before the job marks it. */
export function statusOf(row: { status: InvitationStatus; expires_at: Date }, now: Date): InvitationStatus {
  return row.status === 'PENDING' && row.expires_at <= now ? 'EXPIRED' : row.status
}

/** The same as an SQL condition that uses an index. */
function inStatus(status: InvitationStatus, now: Date): RawBuilder<SqlBool> {
  switch (status) {
    case 'PENDING':
      return sql`status = 'PENDING' and expires_at > ${now}`
    case 'EXPIRED':
      return sql`(status = 'EXPIRED' or status = 'PENDING' and expires_at <= ${now})`
    default:
      return sql`status = ${status}`
  }
}

/** A manager sees those of their estates, others those they sent. */
export const scopeOfInvitations = (actor: Actor): RawBuilder<SqlBool> =>
  inScope(scopeOf(actor), {
    estate: 'estate_id',
    landlord: 'invited_by',
    agent: 'invited_by',
    tenant: 'invited_by',
  })

function fitting(tx: Tx, filter: InvitationFilter) {
  const { estate_id, unit_id, role, status, search } = filter
  let wanted = tx.selectFrom('invitation').where((eb) => eb.and(given({ estate_id, unit_id, role })))
  if (status) wanted = wanted.where(inStatus(status, tx.now))
  if (search) wanted = wanted.where(sql<boolean>`search_text like ${containing(search)}`)
  return wanted
}

/** Newest first. */
export async function listInvitations(
  tx: Tx,
  actor: Actor,
  filter: InvitationFilter,
  query: PageQuery,
): Promise<{ rows: InvitationRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    invitationRows(tx)
      .where('invitation.id', 'in', idsOfPage(tx, actor, filter, query))
      .orderBy('invitation.created_at', 'desc')
      .orderBy('invitation.id', 'desc')
      .execute(),
    fitting(tx, filter)
      .where(scopeOfInvitations(actor))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total: counted.total }
}

function idsOfPage(tx: Tx, actor: Actor, filter: InvitationFilter, query: PageQuery) {
  if (actor.role !== 'ESTATE_MANAGER' || filter.estate_id || filter.unit_id) {
    return fitting(tx, filter)
      .where(scopeOfInvitations(actor))
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
  }
  return newestOfEstates(fitting(tx, filter).select(['id', 'created_at', 'estate_id']), query)
}
