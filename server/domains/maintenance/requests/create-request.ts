import { randomUUID } from 'node:crypto'
import { answerDue, fixDue, safeDue } from '@gida/contract/domains/maintenance/clocks'
import { proposePriority } from '@gida/contract/domains/maintenance/faults'
import type { CreateRequest } from '@gida/contract/domains/maintenance/request'
import { MOST_A_DAY, type Priority } from '@gida/contract/domains/maintenance/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { type Allowance, spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { holidaysOf } from '../../estates/index.ts'
import { writeLine } from './log.ts'
import { mergeRequest } from './merge-request.ts'
import { findByClientId, getRequest, type RequestRow } from './request-queries.ts'

const pace = (user_id: string): Allowance => ({
  name: 'maintenance_request',
  spender: user_id,
  most: MOST_A_DAY,
  seconds: 86_400,
})
type Made = { row: RequestRow; is_new: boolean }

const TOO_MANY = 'You have sent many reports today. Call the office if it cannot wait.'

/** Reports a fault in a unit. Idempotent by `client_id`. */
export async function createRequest(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  { same_as_id, client_id = randomUUID(), tenant_id, ...said }: CreateRequest,
): Promise<Made> {
  const known = await findByClientId(tx, actor, client_id)
  if (known) return asKnown(known, unit_id, said.category)
  const { estate_id, is_archived } = orNotFound(
    await tx
      .selectFrom('unit')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .select('estate_id')
      .select(sql<boolean>`unit.archived_at is not null or estate.status = 'ARCHIVED'`.as('is_archived'))
      .where('unit.id', '=', unit_id)
      .executeTakeFirst(),
  )
  if (is_archived) throw problem('ARCHIVED')
  if (actor.role === 'TENANT') await spendAllowance(tx, pace(actor.user_id), TOO_MANY)

  const proposed_priority = proposePriority(said.category, said.answers)
  // A dangerous fault stays urgent; otherwise the reporter's priority counts.
  const priority = proposed_priority === 'URGENT' ? proposed_priority : (said.priority ?? proposed_priority)
  const made = await tx
    .insertInto('maintenance_request')
    .values({
      ...said,
      ...{ unit_id, client_id, priority, proposed_priority, reported_by: actor.user_id },
      ...(await residentOf(tx, actor, unit_id, tenant_id)),
      ...{ answers: JSON.stringify(said.answers), preferred_times: JSON.stringify(said.preferred_times) },
      ...(await dueTimes(tx, estate_id, priority)),
      ...{ created_at: tx.now, opened_at: tx.now },
      // A trigger sets the number, the estate and the property.
      ...{ number: 0, estate_id, property_id: estate_id },
    })
    .onConflict((conflict) => conflict.columns(['reported_by', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  // A concurrent request inserted it first.
  if (!made) return asKnown(orNotFound(await findByClientId(tx, actor, client_id)), unit_id, said.category)
  const { id } = made
  await writeLine(tx, actor, id, { kind: 'REPORTED', to_value: priority })
  if (same_as_id) await mergeRequest(tx, actor, id, same_as_id)
  return { row: await getRequest(tx, id), is_new: true }
}

function asKnown(known: RequestRow, unit_id: string, category: string): Made {
  if (known.unit_id !== unit_id || known.category !== category) throw problem('CLIENT_ID_USED')
  return { row: known, is_new: false }
}

/** The targets for answer and repair, counted from now. */
export async function dueTimes(tx: Tx, estate_id: string, priority: Priority) {
  const holidays = await holidaysOf(tx, estate_id, lagosDay(tx.now))
  return {
    answer_due_at: answerDue(priority, tx.now, holidays),
    safe_due_at: safeDue(priority, tx.now),
    fix_due_at: fixDue(priority, tx.now, 0),
  }
}

type Resident = { tenant_id: string | null; contact_name: string; contact_phone: string | null }

/**
 * The current resident, including one who stays on after the lease: tenants report only for their own unit; staff for the resident
 * or, in a vacant unit, for themselves.
 */
async function residentOf(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  tenant_id: string | undefined,
): Promise<Resident> {
  const who = actor.role === 'TENANT' ? actor.user_id : tenant_id
  const living = await tx
    .selectFrom('lease_unit')
    .innerJoin('lease', 'lease.id', 'lease_unit.lease_id')
    .innerJoin('users', 'users.id', 'lease.tenant_id')
    .select(['users.id as tenant_id', 'users.full_name as contact_name', 'users.phone as contact_phone'])
    .where('lease_unit.unit_id', '=', unit_id)
    .where((eb) => eb.or([eb('lease.status', '=', 'ACTIVE'), sql<boolean>`app.stays_on(lease_unit)`]))
    .$if(who !== undefined, (theirs) => theirs.where('lease.tenant_id', '=', who ?? ''))
    .$if(who === undefined, (all) => all.where('lease.start_date', '<=', lagosDay(tx.now))) // future tenants do not count
    .orderBy('lease.start_date', 'desc')
    .executeTakeFirst()
  if (living) return living
  if (actor.role === 'TENANT')
    throw new Problem('ILLEGAL_STATE', {
      message: 'You no longer rent this unit. You can report problems in the home that you rent now.',
    })
  if (tenant_id)
    throw problem('VALIDATION_ERROR', [{ path: 'tenant_id', message: 'This person does not live there.' }])
  const self = await tx
    .selectFrom('users')
    .select(['full_name as contact_name', 'phone as contact_phone'])
    .where('id', '=', actor.user_id)
    .executeTakeFirstOrThrow()
  return { tenant_id: null, ...self }
}
