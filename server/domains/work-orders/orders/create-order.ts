import { isOpen } from '@gida/contract/domains/maintenance/rules'
import type { CreateOrder } from '@gida/contract/domains/work-orders/order'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { getRequest } from '../../maintenance/index.ts'
import { writeWorkLine } from './log.ts'
import { getOrder, type OrderRow } from './order-queries.ts'

export type NewOrder = Omit<CreateOrder, 'instructions' | 'priority'> &
  Partial<Pick<CreateOrder, 'instructions' | 'priority'>> & {
    /** Null for an order raised by a maintenance plan. */
    created_by: string | null
    /** Idempotency key of an order raised automatically: `plan:<id>:<occurrence>`. */
    origin_key?: string
  }

/**
 * Creates a work order at a place or for a request. Idempotent by `origin_key` and by the creator's `client_id`. Only for those who
 * run the place, and the system.
 */
export async function createOrder(
  tx: Tx,
  { request_id, property_id, unit_id, estate_id, created_by, origin_key, client_id, ...written }: NewOrder,
): Promise<{ row: OrderRow; is_new: boolean }> {
  const known = origin_key && (await findRaised(tx, origin_key))
  if (known) return { row: known, is_new: false }
  const sent = sentAs(client_id, { request_id, property_id, unit_id, estate_id, ...written })
  const before = created_by && (await findSent(tx, 'work_order', { created_by }, sent))
  if (before) return { row: await getOrder(tx, before), is_new: false }
  const place = request_id
    ? await placeOfRequest(tx, request_id)
    : {
        request_id: null,
        property_id,
        unit_id,
        estate_id: await estateOf(tx, { estate_id, property_id, unit_id }),
      }
  await refuseStranger(tx, place)
  const made = await asSystem(tx, () =>
    tx
      .insertInto('work_order')
      // A trigger sets the number and the landlord.
      .values({ ...written, ...place, created_by, origin_key, ...sent, number: 0, created_at: tx.now })
      .onConflict((conflict) => conflict.column('origin_key').doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  // A concurrent transaction inserted it first.
  if (!made) return { row: orNotFound(await findRaised(tx, origin_key ?? '')), is_new: false }
  const by = created_by === null ? null : { user_id: created_by }
  await asSystem(tx, () => writeWorkLine(tx, by, made.id, { kind: 'CREATED' }))
  return { row: await getOrder(tx, made.id), is_new: true }
}

async function findRaised(tx: Tx, origin_key: string): Promise<OrderRow | undefined> {
  const order = tx.selectFrom('work_order').select('id').where('origin_key', '=', origin_key)
  const found = await order.executeTakeFirst()
  return found && getOrder(tx, found.id)
}

/** The place of a request, or of the one it was merged into. A shared fault belongs to no single unit. */
async function placeOfRequest(tx: Tx, id: string) {
  const asked = await getRequest(tx, id)
  const request = asked.merged_into ? await getRequest(tx, asked.merged_into) : asked
  if (!request.is_run) throw problem('PERMISSION_DENIED')
  if (!isOpen(request.status))
    throw new Problem('ILLEGAL_STATE', { message: 'This request is done. Open it again to work on it.' })
  return {
    request_id: request.id,
    estate_id: request.estate_id,
    property_id: request.scope === 'ESTATE' ? null : request.property_id,
    unit_id: request.scope === 'UNIT' ? request.unit_id : null,
  }
}

type Place = {
  estate_id?: string | undefined
  property_id?: string | undefined
  unit_id?: string | undefined
}

async function estateOf(tx: Tx, { unit_id, property_id, estate_id }: Place): Promise<string> {
  const places = tx.selectFrom(unit_id ? 'unit' : 'property').select('estate_id')
  const id = unit_id ?? property_id
  if (id) return orNotFound(await places.where('id', '=', id).executeTakeFirst()).estate_id
  if (!estate_id)
    throw problem('VALIDATION_ERROR', [{ path: 'estate_id', message: 'Choose where the work is.' }])
  return estate_id
}

/** 403 unless the actor runs the place: tenants and landlords can see it, but create no orders. */
export async function refuseStranger(
  tx: Tx,
  {
    estate_id,
    property_id = null,
    unit_id = null,
  }: { estate_id: string; property_id?: string | null | undefined; unit_id?: string | null | undefined },
): Promise<void> {
  const { rows } = await sql<{ runs: boolean }>`
    select ${estate_id}::uuid = any (app.managed_estates()) or ${unit_id}::uuid = any (app.assigned_units())
      or (${unit_id}::uuid is null and ${property_id}::uuid = any (app.assigned_properties())) or app.sees_all() as runs`.execute(
    tx,
  )
  if (!rows[0]?.runs) throw problem('PERMISSION_DENIED')
}
