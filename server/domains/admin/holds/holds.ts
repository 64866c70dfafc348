import type { HoldsQuery, LegalHold, PlaceHold } from '@gida/contract/domains/admin/hold'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Page } from '@gida/contract/shared/pages'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { brokenConstraint } from '../../../platform/db/problems.ts'
import { pageOf } from '../../../platform/db/rows/pages.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Active holds by review day, or lifted ones, newest first. */
export function listHolds(tx: Tx, query: HoldsQuery): Promise<Page<LegalHold>> {
  const { lifted = false, lease_id } = query
  const rows = tx
    .selectFrom('legal_hold as hold')
    .innerJoin('users as owner', 'owner.id', 'hold.owner_id')
    .leftJoin('users as lifter', 'lifter.id', 'hold.lifted_by')
    .leftJoin('users as person', 'person.id', 'hold.user_id')
    .leftJoin('estate', 'estate.id', 'hold.estate_id')
    .leftJoin('lease', 'lease.id', 'hold.lease_id')
    .leftJoin('users as tenant', 'tenant.id', 'lease.tenant_id')
    .leftJoin('unit', 'unit.id', 'lease.unit_id')
    .select(['hold.id', 'hold.user_id', 'hold.estate_id', 'hold.lease_id', 'hold.reason', 'hold.review_on'])
    .select(['hold.placed_at', 'hold.lifted_at', 'hold.lifted_reason', 'owner.full_name as owner_name'])
    .select('lifter.full_name as lifter_name')
    .select(
      sql<string>`coalesce(person.full_name, estate.name, concat_ws(', ', unit.name, tenant.full_name))`.as(
        'on_name',
      ),
    )
    .where('hold.lifted_at', lifted ? 'is not' : 'is', null)
    .$if(lease_id !== undefined, (some) =>
      some.where(sql<boolean>`exists (select from lease held where held.id = ${lease_id} and (hold.lease_id = held.id
        or hold.estate_id = held.estate_id or hold.user_id in (held.tenant_id, held.landlord_id)))`),
    )
    .orderBy(lifted ? sql`hold.lifted_at desc` : sql`hold.review_on`)
    .orderBy('hold.id')
  return pageOf(rows, query, (row) => ({
    ...{ id: row.id, on_name: row.on_name, reason: row.reason, owner_name: row.owner_name },
    on: row.user_id ? 'PERSON' : row.estate_id ? 'ESTATE' : 'LEASE',
    on_id: row.user_id ?? row.estate_id ?? row.lease_id ?? '',
    review_on: row.review_on,
    is_due: row.lifted_at === null && row.review_on <= lagosDay(tx.now),
    placed_at: row.placed_at.toISOString(),
    lifted: row.lifted_at && {
      ...{ at: row.lifted_at.toISOString(), reason: row.lifted_reason ?? '' },
      by_name: row.lifter_name ?? '',
    },
  }))
}

/** Places a legal hold on a person, an estate or a lease; at most one each at a time. */
export async function placeHold(tx: Tx, actor: Actor, wanted: PlaceHold): Promise<undefined> {
  refusePast(tx, wanted.review_on)
  await requireStepUp(tx, actor)
  await tx
    .insertInto('legal_hold')
    .values({ ...wanted, owner_id: actor.user_id, placed_at: tx.now })
    .execute()
    .catch((error: unknown) => {
      throw brokenConstraint(error) ? problem('ILLEGAL_STATE') : error
    })
  return undefined
}

/** Extends a hold to a new review day. */
export async function reviewHold(tx: Tx, actor: Actor, id: string, review_on: Day): Promise<undefined> {
  refusePast(tx, review_on)
  await change(tx, actor, id, { review_on })
  return undefined
}

/** Lifts a hold with a reason. */
export async function liftHold(tx: Tx, actor: Actor, id: string, reason: string): Promise<undefined> {
  await change(tx, actor, id, { lifted_at: tx.now, lifted_by: actor.user_id, lifted_reason: reason })
  return undefined
}

type Change = { review_on: Day } | { lifted_at: Date; lifted_by: string; lifted_reason: string }

async function change(tx: Tx, actor: Actor, id: string, set: Change): Promise<void> {
  orNotFound(await tx.selectFrom('legal_hold').select('id').where('id', '=', id).executeTakeFirst())
  await requireStepUp(tx, actor)
  const changed = await tx
    .updateTable('legal_hold')
    .set(set)
    .where('id', '=', id)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
}

function refusePast(tx: Tx, review_on: Day): void {
  if (review_on <= lagosDay(tx.now))
    throw problem('VALIDATION_ERROR', [{ path: 'review_on', message: 'Choose a day to come' }])
}
