import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { type NewCharge, raiseChargesOfMany } from '../../charges/index.ts'
import { joinEstate, type LockedUnit } from '../../estates/index.ts'
import { horizonOf, scheduleCharges } from '../charges/charge-schedule.ts'
import type { LeaseTerms } from '../charges/lease-charges.ts'
import { haveAgreed } from '../consent/nameable-tenant.ts'
import { asOnePerUnit } from '../drafts/insert-lease.ts'
import { leaseProposed } from '../events.ts'
import { canLet } from '../policy.ts'
import { updateUnitStatuses } from './update-unit-statuses.ts'

export type Tenancy = {
  unit: LockedUnit
  tenant_id: string
  /** As in the manager's records. */
  tenant_name: string
  terms: Omit<LeaseTerms, 'id'>
  /** Arrears before the import. */
  brought_forward: NewCharge | null
}
type Brought = Tenancy & { id: string; waits: boolean }

/**
 * Imports leases agreed before Gida, one per unit. Charges are raised from today on, or from a later day up to which all is
 * paid: earlier ones were paid, or are in the balance brought forward. No start event is published. If the account belongs to somebody who has not asked for the
 * lease, nothing is charged until they accept.
 */
export async function importTenancies(
  tx: Tx,
  actor: Actor,
  tenancies: readonly Tenancy[],
): Promise<{ id: string; waits: boolean }[]> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  if (tenancies.length === 0) return []
  const brought = await insertLeases(tx, actor, tenancies)
  const running = brought.filter(({ waits }) => !waits)
  await joinEstate(
    tx,
    ...running.map(({ unit: { estate_id }, tenant_id }) => ({
      estate_id,
      user_id: tenant_id,
      role: 'TENANT' as const,
    })),
  )
  await updateUnitStatuses(
    tx,
    brought.map(({ unit }) => unit.id),
  )
  await chargeFromToday(tx, running)
  for (const { id, waits } of brought) if (waits) await publish(tx, leaseProposed, { lease_id: id })
  return brought.map(({ id, waits }) => ({ id, waits }))
}

async function insertLeases(tx: Tx, actor: Actor, tenancies: readonly Tenancy[]): Promise<Brought[]> {
  const today = lagosDay(tx.now)
  const agreed = await haveAgreed(tx, tenancies)
  const rows = tenancies.map(({ unit, tenant_id, tenant_name, terms, brought_forward }, at) => ({
    ...placeOf(unit),
    ...terms,
    charges_from: chargedFrom(terms, today),
    tenant_id,
    tenant_name,
    brought_forward,
    status: agreed[at] ? 'ACTIVE' : 'PENDING_SIGNATURE',
    deposit_prior: terms.start_date < chargedFrom(terms, today) ? terms.caution_deposit : 0, // asked for when it began, by somebody else
    begun: terms.start_date <= today,
  }))
  return asOnePerUnit(async () => {
    const made = await sql<{ id: string; unit_id: string }>`
      insert into lease (estate_id, property_id, unit_id, landlord_id, tenant_id, tenant_name, status, start_date,
        end_date, rent_amount, frequency, instalments, caution_deposit, deposit_prior, service_charge, agency_fee,
        legal_fee, agreement_fee, fees, brought_forward, begun, charges_from, created_by)
      select estate_id, property_id, unit_id, landlord_id, tenant_id, tenant_name, status, start_date,
        end_date, rent_amount, frequency, instalments, caution_deposit, deposit_prior, service_charge, agency_fee,
        legal_fee, agreement_fee, fees, nullif(brought_forward, 'null'), begun, charges_from, ${actor.user_id}::uuid
      from jsonb_populate_recordset(null::lease, ${JSON.stringify(rows)}::jsonb)
      returning id, unit_id`.execute(tx)
    const ids = new Map(made.rows.map(({ id, unit_id }) => [unit_id, id]))
    return tenancies.map((tenancy, at) => ({
      ...tenancy,
      id: ids.get(tenancy.unit.id) as string,
      waits: !agreed[at],
    }))
  })
}

/** The balance brought forward, and what is due from today up to each estate's horizon; the schedule raises the rest. */
async function chargeFromToday(tx: Tx, brought: readonly Brought[]): Promise<void> {
  if (brought.length === 0) return
  const today = lagosDay(tx.now)
  const ahead = await monthsAheadOf(tx, [...new Set(brought.map(({ unit }) => unit.estate_id))])
  const scheduled = brought.map((tenancy) => ({
    ...tenancy,
    ...scheduleCharges(
      { ...tenancy.terms, id: tenancy.id, charges_from: chargedFrom(tenancy.terms, today) },
      horizonOf(today, ahead.get(tenancy.unit.estate_id) ?? 0),
    ),
  }))
  await raiseChargesOfMany(
    tx,
    scheduled.map(({ id, unit, tenant_id, brought_forward, due }) => ({
      of: { ...placeOf(unit), tenant_id, lease_id: id },
      charges: brought_forward ? [brought_forward, ...due] : due,
    })),
  )
  const next = scheduled.map(({ id, coming }) => ({ id, day: coming[0]?.due_date ?? null }))
  await sql`update lease set next_charge_date = n.day
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as n (id uuid, day date) where lease.id = n.id`.execute(
    tx,
  )
}

const chargedFrom = ({ charges_from }: Tenancy['terms'], today: Day): Day =>
  charges_from && charges_from > today ? charges_from : today

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
