import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { joinEstates, type LockedUnit } from '../estates/index.ts'
import { raiseChargesOfMany } from '../payments/index.ts'
import { horizonOf, scheduleCharges } from './charge-schedule.ts'
import { asOnePerUnit } from './insert-lease.ts'
import type { LeaseTerms } from './lease-charges.ts'
import { canLet } from './policy.ts'
import { tendUnits } from './tend-units.ts'

export type Tenancy = { unit: LockedUnit; tenant_id: string; terms: Omit<LeaseTerms, 'id' | 'charges_from'> }

/**
 * Leases that were agreed before Gida, many at once, one a unit. Charges are raised from today on: what came before was
 * paid, or is in the balance that is brought forward. Nobody is told that a lease has started, since it has not.
 */
export async function bringTenancies(
  tx: Tx,
  actor: Actor,
  tenancies: readonly Tenancy[],
): Promise<{ id: string }[]> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  if (tenancies.length === 0) return []
  const ids = await insertLeases(tx, actor, tenancies)
  const brought = tenancies.map((tenancy) => ({ ...tenancy, id: ids.get(tenancy.unit.id) as string }))
  await joinEstates(
    tx,
    brought.map(({ unit: { estate_id }, tenant_id }) => ({ estate_id, user_id: tenant_id, role: 'TENANT' })),
  )
  await tendUnits(
    tx,
    brought.map(({ unit }) => unit.id),
  )
  await chargeFromToday(tx, brought)
  return brought.map(({ id }) => ({ id }))
}

async function insertLeases(
  tx: Tx,
  actor: Actor,
  tenancies: readonly Tenancy[],
): Promise<Map<string, string>> {
  const today = lagosDay(tx.now)
  const rows = tenancies.map(({ unit, tenant_id, terms }) => ({
    ...placeOf(unit),
    ...terms,
    tenant_id,
    begun: terms.start_date <= today,
  }))
  return asOnePerUnit(async () => {
    const made = await sql<{ id: string; unit_id: string }>`
      insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, start_date, end_date, rent_amount,
        frequency, instalments, caution_deposit, service_charge, agency_fee, legal_fee, agreement_fee, fees, begun,
        charges_from, created_by)
      select estate_id, property_id, unit_id, landlord_id, tenant_id, start_date, end_date, rent_amount,
        frequency, instalments, caution_deposit, service_charge, agency_fee, legal_fee, agreement_fee, fees, begun,
        ${today}::date, ${actor.user_id}::uuid
      from jsonb_populate_recordset(null::lease, ${JSON.stringify(rows)}::jsonb)
      returning id, unit_id`.execute(tx)
    return new Map(made.rows.map(({ id, unit_id }) => [unit_id, id]))
  })
}

/** What is due from today up to each estate's horizon; the schedule raises the rest in its time. */
async function chargeFromToday(tx: Tx, brought: readonly (Tenancy & { id: string })[]): Promise<void> {
  const charges_from = lagosDay(tx.now)
  const ahead = await monthsAheadOf(tx, [...new Set(brought.map(({ unit }) => unit.estate_id))])
  const scheduled = brought.map((tenancy) => ({
    ...tenancy,
    ...scheduleCharges(
      { ...tenancy.terms, id: tenancy.id, charges_from },
      horizonOf(charges_from, ahead.get(tenancy.unit.estate_id) ?? 0),
    ),
  }))
  await raiseChargesOfMany(
    tx,
    scheduled.map(({ id, unit, tenant_id, due }) => ({
      of: { ...placeOf(unit), tenant_id, lease_id: id },
      charges: due,
    })),
  )
  const next = scheduled.map(({ id, coming }) => ({ id, day: coming[0]?.due_date ?? null }))
  await sql`update lease set next_charge_date = n.day
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n (id uuid, day date) where lease.id = n.id`.execute(
    tx,
  )
}

async function monthsAheadOf(tx: Tx, estate_ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('estate')
    .select(['id', 'charge_months_ahead'])
    .where('id', 'in', [...estate_ids])
    .execute()
  return new Map(rows.map((estate) => [estate.id, estate.charge_months_ahead]))
}

const placeOf = (unit: LockedUnit) => ({
  estate_id: unit.estate_id,
  property_id: unit.property_id,
  unit_id: unit.id,
  landlord_id: unit.landlord_id,
})
