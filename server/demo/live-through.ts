import { addDays, addMonths, type Day, formatPeriod, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { type ChargedUnit, raiseCharges } from '../domains/charges/index.ts'
import { closeLease } from '../domains/leases/endings/close-lease.ts'
import { beginLease } from '../domains/leases/lifecycle/run-lease-lifecycle.ts'
import { assignTenant } from '../domains/leases/tenants/assign-tenant.ts'
import type { Tx } from '../platform/db/db.ts'
import type { DemoEstate } from './homes/estates.ts'
import { type FoundEstate, foundEstate, rentOf } from './homes/found-estate.ts'
import { actingAs, type Lane } from './lane.ts'
import { makePayment } from './pay.ts'
import { comeByInvitation } from './people/invite-people.ts'
import { type MadePeople, makePerson } from './people/make-people.ts'
import { planPayments, type RaisedCharge } from './plan-payments.ts'
import { DEPOSIT_WAITS, type PlannedTenancy, planTenancies } from './plan-tenancies.ts'
import { randomFor } from './random.ts'
import { returnDeposit } from './return-deposit.ts'

/** The service charge of a quarter fell due so many days ago, and is billed so many days before. */
const SERVICE_DUE_AGO = 4
const BILLED_BEFORE = 21
const QUARTERS_BACK = 6
const HOUR = 3_600_000

type Living = PlannedTenancy & { of: ChargedUnit }

/** Plans eighteen months of one estate, from its founding to the attempt that is being made right now. */
export function liveThrough(lane: Lane, estate: DemoEstate, people: MadePeople, now: Date): void {
  const today = lagosDay(now)
  const living: Living[] = []
  lane.plan(atHour(addMonths(today, -19), 9), async (tx) => {
    const found = await foundEstate(tx, estate, people)
    for (const tenancy of planTenancies(estate, today)) {
      const random = randomFor(`signing:${tenancy.tenant.email}`)
      const signed = new Date(startOfDay(tenancy.signed).getTime() + random.between(9 * 60, 17 * 60) * 60_000)
      lane.plan(signed, async (tx) => {
        living.push(await moveIn(tx, lane, { estate, found, people, tenancy, now }))
      })
      if (tenancy.start <= today) lane.plan(atHour(tenancy.start, 8), (tx) => occupy(tx, tenancy, living))
      if (tenancy.end < today)
        lane.plan(atHour(addDays(tenancy.end, 1), 12), (tx) =>
          moveOut(tx, lane, { people, tenancy, living, now }),
        )
    }
    if (estate.quarterly_service) billQuarters(lane, living, now)
  })
}

type MovingIn = {
  estate: DemoEstate
  found: FoundEstate
  people: MadePeople
  tenancy: PlannedTenancy
  now: Date
}

async function moveIn(tx: Tx, lane: Lane, moving: MovingIn): Promise<Living> {
  const { estate, found, people, tenancy, now } = moving
  const { unit } = tenancy
  const unit_id = found.unit_ids.get(unit.name) ?? ''
  const tenant_id = await makePerson(tx, tenancy.tenant, people.password_hash)
  const { manager } = people
  await comeByInvitation(tx, { estate_id: found.estate_id, unit_id, user_id: tenant_id, invited_by: manager })
  const { id: lease_id } = await assignTenant(tx, actingAs(people.manager, 'ESTATE_MANAGER'), unit_id, {
    tenant_id,
    start_date: tenancy.start,
    end_date: tenancy.end,
    rent_amount: rentOf(unit),
    frequency: unit.frequency,
    caution_deposit: tenancy.is_new ? unit.caution_deposit : 0,
    service_charge: estate.quarterly_service ? 0 : unit.service_charge,
    agency_fee: tenancy.agency_fee,
    legal_fee: tenancy.legal_fee,
  })
  if (estate.quarterly_service) {
    await tx
      .updateTable('lease')
      .set({ service_charge: unit.service_charge })
      .where('id', '=', lease_id)
      .execute()
  }
  const { estate_id, property_id, landlord_id } = await tx
    .selectFrom('unit')
    .select(['estate_id', 'property_id', 'landlord_id'])
    .where('id', '=', unit_id)
    .executeTakeFirstOrThrow()
  const lived = { ...tenancy, of: { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id } }
  const raised = await getRaised(tx, lease_id)
  planToPay(lane, lived, raised, now)
  return lived
}

/** What a tenant does about one bill is drawn for that bill alone. */
function planToPay(lane: Lane, living: Living, raised: readonly RaisedCharge[], now: Date): void {
  const tenant = actingAs(living.of.tenant_id, 'TENANT')
  const bill = `bill:${living.tenant.email}:${raised[0]?.due_date ?? ''}`
  const payments = planPayments(living, raised, { instant: now, day: lagosDay(now) }, randomFor(bill))
  for (const [index, payment] of payments.entries()) {
    lane.plan(payment.at, async (tx) => {
      await makePayment(tx, tenant, living.of.unit_id, payment, randomFor(`${bill}:${index}`))
    })
  }
}

function getRaised(tx: Tx, lease_id: string, key?: string): Promise<RaisedCharge[]> {
  return tx
    .selectFrom('charge')
    .select(['id', 'transaction_type', 'amount', 'due_date'])
    .where('lease_id', '=', lease_id)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('due_date')
    .orderBy('transaction_type')
    .execute()
}

/** Everybody who lives here on the day pays their quarter, and the next quarter's bill is out already. */
function billQuarters(lane: Lane, living: readonly Living[], now: Date): void {
  const latest = addDays(lagosDay(now), -SERVICE_DUE_AGO)
  for (let back = QUARTERS_BACK; back >= -1; back--) {
    const due = addMonths(latest, -3 * back)
    const last = addDays(addMonths(latest, -3 * back + 3), -1)
    const billed = back < 0 ? addDays(lagosDay(now), -1) : addDays(due, -BILLED_BEFORE)
    lane.plan(atHour(billed, 10), async (tx) => {
      for (const one of living.filter(({ start, end }) => start <= due && due <= end)) {
        const raised = await billService(tx, one, due, last)
        planToPay(lane, one, raised, now)
      }
    })
  }
}

async function billService(
  tx: Tx,
  { of, unit }: Living,
  due_date: Day,
  period_end: Day,
): Promise<RaisedCharge[]> {
  const key = `lease:${of.lease_id}:SERVICE_CHARGE:${due_date}`
  const description = `Service charge, ${formatPeriod(due_date, period_end)}`
  const amount = unit.service_charge / 4
  const bill = { key, transaction_type: 'SERVICE_CHARGE', description, amount, due_date } as const
  await raiseCharges(tx, of, [{ ...bill, period_start: due_date, period_end }])
  return of.lease_id ? getRaised(tx, of.lease_id, key) : []
}

/** The keys are handed over: what was reserved is lived in from the first day. */
async function occupy(tx: Tx, tenancy: PlannedTenancy, living: readonly Living[]): Promise<void> {
  const lease_id = livingOf(tenancy, living)?.lease_id
  if (lease_id) await beginLease(tx, lease_id)
}

/** The lease is over, the unit is empty, and the deposit goes back, but for one that waits for the manager. */
async function moveOut(
  tx: Tx,
  lane: Lane,
  {
    people,
    tenancy,
    living,
    now,
  }: Pick<MovingIn, 'people' | 'tenancy' | 'now'> & { living: readonly Living[] },
): Promise<void> {
  const of = livingOf(tenancy, living)
  if (!of?.lease_id) return
  await closeLease(tx, of.lease_id)
  if (tenancy.unit.name === DEPOSIT_WAITS) return
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  await returnDeposit(tx, lane, of.lease_id, { manager, tenant: actingAs(of.tenant_id, 'TENANT'), now })
}

const livingOf = ({ tenant }: PlannedTenancy, living: readonly Living[]) =>
  living.find((one) => one.tenant.email === tenant.email)?.of

const atHour = (day: Day, hour: number): Date => new Date(startOfDay(day).getTime() + hour * HOUR)
