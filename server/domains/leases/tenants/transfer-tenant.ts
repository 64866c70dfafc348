import type { TransferTenantBody } from '@gida/contract/domains/leases/ending'
import { MONTHS_OF } from '@gida/contract/domains/leases/rules'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { type LockedUnit, lockUnits } from '../../estates/index.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'
import { insertLease } from '../drafts/insert-lease.ts'
import {
  closeIfOver,
  endLease,
  type LockedLease,
  lockCharges,
  lockLease,
  refuseDayOutside,
} from '../endings/end-lease.ts'
import { startLease } from '../lifecycle/start-lease.ts'
import { unitsOf } from '../lifecycle/update-unit-statuses.ts'
import { canLet } from '../policy.ts'
import { depositAsked } from '../terms/deposit-asked.ts'
import { depositHereAlready } from '../terms/deposit-here-already.ts'
import { termsOf } from '../terms/terms-of.ts'
import { refuseUnfitUnits } from '../terms/unit-terms.ts'
import { peopleOf } from './people-of.ts'
import { leaseOfUnit } from './remove-tenant.ts'

/**
 * Moves a tenant to another unit of the same estate: the current lease ends the day before, a new one starts with the
 * new unit's terms, and deposit and credit move along. Returns the new lease.
 */
export async function transferTenant(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  { lease_id, to_unit_id, date }: TransferTenantBody,
): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const lease = await lockLease(tx, await leaseOfUnit(tx, unit_id, lagosDay(tx.now), lease_id))
  const first_day = date ?? lagosDay(tx.now)
  const old_units = await unitsOf(tx, lease.id)
  const [to] = await lockUnits(tx, [to_unit_id, ...old_units])
  if (!to) throw problem('NOT_FOUND')
  await refuseTransfer(tx, lease, to, first_day, old_units)

  await lockCharges(tx, lease)
  const terms = await transferTerms(tx, lease, to, first_day)
  const last_day = addDays(first_day, -1)
  await endLease(tx, lease, { last_day, kind: 'TRANSFER', reason: `Moved to ${to.name}` })
  const made = await insertLease(tx, actor, {
    units: [to],
    tenant_id: lease.tenant_id,
    status: 'ACTIVE',
    terms,
    people: peopleOf(lease),
    follows: { follows_id: lease.id, followed_as: 'TRANSFER' },
  })
  await closeIfOver(tx, lease.id, last_day)
  await startLease(tx, made.id, actor.user_id)
  return made
}

/** Refuses a unit that the tenant cannot move into on that day. */
export async function refuseTransfer(
  tx: Tx,
  lease: LockedLease,
  to: LockedUnit,
  first_day: Day,
  old_units: readonly string[],
): Promise<void> {
  if (to.estate_id !== lease.estate_id) throw problem('OTHER_ESTATE')
  refuseUnfitUnits([to])
  refuseDayOutside(lease, addDays(first_day, -1))
  if (first_day > lease.end_date) throw problem('NOT_IN_THIS_LEASE')
  if (old_units.includes(to.id)) throw problem('UNIT_ALREADY_LET')
  const let_to = await tx
    .selectFrom('lease_unit')
    .innerJoin('lease', 'lease.id', 'lease_unit.lease_id')
    .select('lease.id')
    .where('lease_unit.unit_id', '=', to.id)
    .where('lease_unit.is_live', '=', true)
    .where('lease.end_date', '>=', first_day)
    .where('lease.start_date', '<=', lease.end_date)
    .executeTakeFirst()
  if (let_to) throw problem('UNIT_ALREADY_LET')
}

/** Same end date with the other unit's terms; terms it does not define stay. No fee is charged twice. */
export async function transferTerms(
  tx: Tx,
  lease: LockedLease,
  to: LockedUnit,
  first_day: Day,
): Promise<Omit<LeaseTerms, 'id'>> {
  const { id: _, ...old } = termsOf(lease)
  const frequency = to.rent_amount > 0 ? to.frequency : old.frequency
  const caution_deposit = to.caution_deposit || (await depositAsked(tx, lease))
  return {
    ...old,
    start_date: first_day,
    rent_amount: to.rent_amount || old.rent_amount,
    frequency,
    instalments: MONTHS_OF[frequency] % old.instalments === 0 ? old.instalments : 1,
    service_charge: to.service_charge || old.service_charge,
    caution_deposit,
    ...(await depositHereAlready(tx, lease, caution_deposit)),
    agency_fee: 0,
    legal_fee: 0,
    agreement_fee: 0,
    fees: old.fees.filter((fee) => fee.rhythm !== 'ONCE'),
    followed_as: 'TRANSFER',
  }
}
