import { randomUUID } from 'node:crypto'
import type { CreateInspection } from '@gida/contract/domains/inspections/inspection'
import type { InspectionKind } from '@gida/contract/domains/inspections/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { tookEffect } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { checklistOf } from '../checklist.ts'
import { findByClientId, getInspection, type InspectionRow } from './inspection-queries.ts'

type Made = { row: InspectionRow; is_new: boolean }

/** Starts a report of a unit. Items are copied from the earlier report, or from the checklist. */
export async function createInspection(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  { kind, lease_id, client_id = randomUUID() }: CreateInspection,
): Promise<Made> {
  await lockNamed(tx, 'report_of_unit', unit_id)
  const known = await findByClientId(tx, actor, client_id)
  if (known) return asKnown(known, unit_id, kind, lease_id)
  const unit = orNotFound(
    await tx
      .selectFrom('unit')
      .select(['bedrooms', 'estate_id', 'archived_at'])
      .where('id', '=', unit_id)
      .executeTakeFirst(),
  )
  if (actor.role === 'TENANT' || actor.role === 'LANDLORD') throw problem('PERMISSION_DENIED')
  if (unit.archived_at) throw problem('ARCHIVED')
  await refuseSecond(tx, unit_id, kind)
  const lease = await leaseOf(tx, unit_id, kind, lease_id)
  const earlier = await earlierOf(tx, unit_id, kind, lease)
  const made = await tx
    .insertInto('inspection')
    .values({
      ...{ unit_id, kind, client_id, ...lease, created_by: actor.user_id, created_at: tx.now },
      earlier_id: earlier?.id ?? null,
      // A trigger sets them.
      ...{ estate_id: unit.estate_id, property_id: unit.estate_id },
    })
    .onConflict((conflict) => conflict.columns(['created_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('CLIENT_ID_USED') // used for another unit concurrently
  await (earlier ? copyItems(tx, made.id, earlier) : listItems(tx, made.id, unit.bedrooms ?? 1))
  return { row: await getInspection(tx, made.id), is_new: true }
}

function asKnown(known: InspectionRow, unit_id: string, kind: InspectionKind, lease_id?: string): Made {
  const isOther = lease_id !== undefined && known.lease_id !== lease_id
  if (known.unit_id !== unit_id || known.kind !== kind || isOther) throw problem('CLIENT_ID_USED')
  return { row: known, is_new: false }
}

async function refuseSecond(tx: Tx, unit_id: string, kind: InspectionKind): Promise<void> {
  const open = await tx
    .selectFrom('inspection')
    .select('id')
    .where('unit_id', '=', unit_id)
    .where('kind', '=', kind)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  if (open)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Somebody has already started this report. Open it in the list and continue there.',
      details: { inspection_id: open.id },
    })
}

type Lease = { lease_id: string | null; tenant_id: string | null; tenant_name: string | null }

/**
 * The tenancy of the unit, including one that stayed on after the lease. Moves need one; a vacant unit has none otherwise. A future
 * tenant only counts for a move-in.
 */
async function leaseOf(tx: Tx, unit_id: string, kind: InspectionKind, lease_id?: string): Promise<Lease> {
  const isOver = kind === 'MOVE_OUT'
  const found = await tx
    .selectFrom('lease_unit')
    .innerJoin('lease', 'lease.id', 'lease_unit.lease_id')
    .select((eb) => [
      'lease.id as lease_id',
      'lease.tenant_id',
      eb.fn<string>('app.name_of', ['lease.tenant_id']).as('tenant_name'),
    ])
    .where('lease_unit.unit_id', '=', unit_id)
    .where('lease.tenant_id', 'is not', null)
    .where(tookEffect('lease'))
    .where((eb) =>
      eb.or([
        eb('lease.status', 'in', isOver ? ['ACTIVE', 'EXPIRED', 'TERMINATED'] : ['ACTIVE']),
        ...(kind === 'MOVE_IN' ? [] : [sql<boolean>`app.stays_on(lease_unit)`]),
      ]),
    )
    .$if(kind !== 'MOVE_IN', (query) => query.where('lease.begun', '=', true))
    .$if(lease_id !== undefined, (query) => query.where('lease.id', '=', lease_id as string))
    .orderBy('lease.start_date', 'desc')
    .executeTakeFirst()
  if (lease_id !== undefined && !found)
    throw new Problem('ILLEGAL_STATE', {
      message: isOver
        ? 'This tenancy has not begun in this unit.'
        : 'This kind of report cannot be made for this tenancy now.',
    })
  if (kind === 'VACANT' && found)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Somebody rents this unit. Choose another kind of report.',
    })
  if ((kind === 'MOVE_IN' || isOver) && !found)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Nobody has rented this unit. Assign a tenant first, or report on the vacant unit.',
    })
  return found ?? { lease_id: null, tenant_id: null, tenant_name: null }
}

type Earlier = { id: string; sealed_at: Date }

/** The report to compare with: for a move-out the move-in report of the same tenant, else the last one of the unit. */
async function earlierOf(
  tx: Tx,
  unit_id: string,
  kind: InspectionKind,
  { tenant_id }: Lease,
): Promise<Earlier | null> {
  let sealed = tx
    .selectFrom('inspection')
    .select(['id', 'sealed_at'])
    .where('unit_id', '=', unit_id)
    .where('sealed_at', 'is not', null)
    .orderBy('sealed_at', 'desc')
  if (kind === 'MOVE_OUT') sealed = sealed.where('kind', '=', 'MOVE_IN').where('tenant_id', '=', tenant_id)
  const found = await sealed.executeTakeFirst()
  return found?.sealed_at ? { id: found.id, sealed_at: found.sealed_at } : null
}

async function listItems(tx: Tx, inspection_id: string, bedrooms: number): Promise<void> {
  await tx
    .insertInto('inspection_item')
    .values(checklistOf(bedrooms).map((item, position) => ({ ...item, inspection_id, position })))
    .execute()
}

/** Items that were new in the earlier report get its date as their age. */
async function copyItems(tx: Tx, inspection_id: string, { id, sealed_at }: Earlier): Promise<void> {
  const items = await tx
    .selectFrom('inspection_item')
    .select(['id', 'position', 'room', 'name', 'kind', 'life_class', 'since', 'condition'])
    .where('inspection_id', '=', id)
    .where('is_left_out', '=', false)
    .execute()
  const copies = items.map(({ id: earlier_item_id, condition, since, ...item }) => ({
    ...{ ...item, inspection_id, earlier_item_id },
    since: since ?? (condition === 'NEW' ? lagosDay(sealed_at) : null),
  }))
  if (copies.length > 0) await tx.insertInto('inspection_item').values(copies).execute()
}
