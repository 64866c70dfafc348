import { randomBytes } from 'node:crypto'
import { addDays, addMonths, type Day, formatPeriod, lagosDay } from '@gida/contract/shared/dates'
import { type NewCharge, raiseCharges } from '../../domains/charges/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type Person, signedIn } from '../people/people.ts'
import type { World } from '../world.ts'

export type LetFlat = {
  manager: Person
  landlord: Person
  tenant: Person
  estate_id: string
  unit_id: string
  /** In the given order. */
  charge_ids: string[]
}

type Options = {
  charges?: Omit<NewCharge, 'key'>[]
  /** Null: the landlord has none, so the share is held. */
  subaccount_code?: string | null
  commission_rate?: number
  /** An existing estate, and its manager. */
  estate_id?: string
  manager?: Person
  /** A tenant of another flat. */
  tenant?: Person
}

/** A year from November that includes today. */
export const TERM = yearFrom(11, lagosDay(new Date()))

function yearFrom(month: number, today: Day): { start: Day; end: Day } {
  const first = `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`
  const start = first <= today ? first : addMonths(first, -12)
  return { start, end: addDays(addMonths(start, 12), -1) }
}

const RENT: Omit<NewCharge, 'key'> = {
  transaction_type: 'RENT_PAYMENT',
  description: `Rent, ${formatPeriod(TERM.start, TERM.end)}`,
  amount: 120_000_000,
  due_date: TERM.start,
  period_start: TERM.start,
  period_end: TERM.end,
}

/** One let flat of one estate in Lagos, with its people and charges. */
export async function letFlat(world: World, options: Options = {}): Promise<LetFlat> {
  const [manager, landlord, tenant] = await Promise.all([
    options.manager ?? signedIn(world, 'ESTATE_MANAGER'),
    signedIn(world, 'LANDLORD'),
    options.tenant ?? signedIn(world, 'TENANT'),
  ])
  const { charges = [RENT], subaccount_code = null, commission_rate = 1000 } = options
  const ids = await world.services.transaction('system', async (tx) => {
    const estate = { id: options.estate_id ?? (await foundEstate(tx, manager, commission_rate)) }
    await tx
      .insertInto('estate_association')
      .values([
        { estate_id: estate.id, user_id: landlord.id, role: 'LANDLORD' },
        { estate_id: estate.id, user_id: tenant.id, role: 'TENANT' },
      ])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const of = { estate_id: estate.id, landlord_id: landlord.id }
    const property = await tx
      .insertInto('property')
      .values({ ...of, name: `Block ${randomBytes(3).toString('hex')}`, address: '14 Freedom Way, Lekki' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const unit = await tx
      .insertInto('unit')
      .values({ estate_id: estate.id, property_id: property.id, name: 'Flat B4', status: 'OCCUPIED' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lease = await tx
      .insertInto('lease')
      .values({
        ...of,
        property_id: property.id,
        unit_id: unit.id,
        tenant_id: tenant.id,
        start_date: TERM.start,
        end_date: TERM.end,
        rent_amount: 120_000_000,
        frequency: 'YEARLY',
        created_by: manager.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const charged = {
      ...of,
      property_id: property.id,
      unit_id: unit.id,
      tenant_id: tenant.id,
      lease_id: lease.id,
    }
    const keyed = charges.map((charge, i) => ({ ...charge, key: `test:${lease.id}:${i}` }))
    await raiseCharges(tx, charged, keyed)
    if (subaccount_code) {
      await tx
        .insertInto('payout_account')
        .values({
          user_id: landlord.id,
          bank_code: '058',
          bank_name: 'Guaranty Trust Bank',
          account_number: '0123456785',
          account_name: landlord.full_name.toUpperCase(),
          subaccount_code,
        })
        .execute()
    }
    const raised = await tx
      .selectFrom('charge')
      .select(['id', 'key'])
      .where('lease_id', '=', lease.id)
      .execute()
    const byKey = new Map(raised.map((charge) => [charge.key, charge.id]))
    return {
      estate_id: estate.id,
      unit_id: unit.id,
      charge_ids: keyed.flatMap((charge) => byKey.get(charge.key) ?? []),
    }
  })
  return { manager, landlord, tenant, ...ids }
}

async function foundEstate(tx: Tx, manager: Person, commission_rate: number): Promise<string> {
  const estate = await tx
    .insertInto('estate')
    .values({
      name: 'Palmgrove Court',
      address: '14 Freedom Way',
      state: 'Lagos',
      lga: 'Eti-Osa',
      status: 'ACTIVE',
      receipt_prefix: `PC${randomBytes(3).readUIntBE(0, 3)}`,
      commission_rate,
      created_by: manager.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('estate_association')
    .values({ estate_id: estate.id, user_id: manager.id, role: 'ESTATE_MANAGER' })
    .execute()
  return estate.id
}

/** The first charge of the flat. */
export const chargeOf = (world: World, { charge_ids }: LetFlat) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .selectAll()
      .where('id', '=', charge_ids[0] ?? '')
      .executeTakeFirstOrThrow(),
  )
