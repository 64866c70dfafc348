/// <reference path="../testing/global-setup.ts" />
import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { hashPassword } from '../domains/auth/passwords/password.ts'
import { raiseCharges } from '../domains/charges/index.ts'
import type { Tx } from '../platform/db/db.ts'
import type { Services } from '../platform/services.ts'
import { type Person, signedIn } from '../testing/people/people.ts'
import { letUnit, portfolio, type Tenancy } from '../testing/portfolios/portfolio.ts'
import type { World } from '../testing/world.ts'
import type { Dice } from './dice.ts'

export const PASSWORD = 'Harmattan-2026'
const ESTATES = 3
const FEWEST_UNITS = 6
/** Units per estate: so many that nobody has more than a few hundred payments. */
const unitsFor = (payments: number) => Math.max(FEWEST_UNITS, Math.ceil(payments / 300))
const TYPES = ['RENT_PAYMENT', 'SERVICE_CHARGE', 'CAUTION_DEPOSIT', 'LEGAL_FEE'] as const

/** What one payment is for. */
export type Debt = {
  email: string
  tenant_id: string
  unit_id: string
  estate_id: string
  /** The manager who records and refunds its payments. */
  manager: string
  charge_ids: string[]
  transaction_type: TransactionType
  amount: number
}

/** A few estates with a tenant in every unit, with enough charges for so many payments. */
export async function makePortfolio(services: Services, dice: Dice, payments: number): Promise<Debt[]> {
  const world = { services } as World // only commands are used here, no calls
  const password_hash = await hashPassword(PASSWORD)
  const units = unitsFor(payments)
  const each = Math.ceil(payments / (ESTATES * units))
  const debts: Debt[] = []
  for (let number = 1; number <= ESTATES; number++) {
    const first = await signedIn(world, 'TENANT')
    const estate = await portfolio(world, {
      name: `Harmattan Court ${number}`,
      units,
      people: { tenant: first },
    })
    // In one estate the landlord has no payout account, so shares are held; in the others the provider splits.
    if (number > 1) await openPayouts(services, estate.landlord, number)
    await services.transaction('system', (tx) =>
      tx.updateTable('estate').set({ commission_rate: 1000 }).where('id', '=', estate.estate.id).execute(),
    )
    await services.transaction('system', (tx) => letSignIn(tx, estate.manager, password_hash))
    for (const unit of estate.units) {
      const isFirst = unit.id === estate.unit.id
      const tenant = isFirst ? first : await signedIn(world, 'TENANT')
      const tenancy = isFirst
        ? estate
        : await letUnit(world, estate.manager, unit.id, { tenant_id: tenant.id })
      debts.push(
        ...(await services.transaction('system', async (tx) => {
          await letSignIn(tx, tenant, password_hash)
          const owed = await oweFor(tx, tenancy, tenant, dice, each)
          return owed.map((debt) => ({ ...debt, manager: estate.manager.email }))
        })),
      )
    }
  }
  return shuffled(debts, dice).slice(0, payments)
}

export const letSignIn = (tx: Tx, { id: user_id }: Person, password_hash: string) =>
  tx.insertInto('credential').values({ user_id, password_hash }).execute()

/** Raises the charges of future payments; every third payment is for two charges. */
async function oweFor(
  tx: Tx,
  { lease }: Tenancy,
  tenant: Person,
  dice: Dice,
  payments: number,
): Promise<Omit<Debt, 'manager'>[]> {
  const { id: lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id } = lease
  const wanted = Array.from({ length: payments }, (_, index) =>
    Array.from({ length: index % 3 === 0 ? 2 : 1 }, (_, part) => ({
      key: `chaos:${unit_id}:${index}:${part}`,
      transaction_type: dice.pick(TYPES),
      amount: dice.between(5_000, 250_000_000),
      due_date: lease.start_date,
    })),
  )
  const of = { lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id: tenant_id ?? '' }
  await raiseCharges(tx, of, wanted.flat())
  const raised = await tx.selectFrom('charge').select(['id', 'key']).where('unit_id', '=', unit_id).execute()
  const idOf = new Map(raised.map((charge) => [charge.key, charge.id]))
  return wanted.map((charges) => ({
    email: tenant.email,
    tenant_id: tenant.id,
    unit_id,
    estate_id,
    transaction_type: charges[0]?.transaction_type ?? TYPES[0],
    charge_ids: charges.flatMap((charge) => idOf.get(charge.key) ?? []),
    amount: charges.reduce((sum, charge) => sum + charge.amount, 0),
  }))
}

async function openPayouts(services: Services, landlord: Person, number: number): Promise<void> {
  const account = { bank_code: '058', account_number: `012345678${number}` }
  const { subaccount_code } = await services.provider.createSubaccount({
    ...account,
    business_name: landlord.full_name,
    contact_email: landlord.email,
  })
  const row = { ...account, bank_name: 'Guaranty Trust Bank', account_name: landlord.full_name }
  await services.transaction('system', (tx) =>
    tx
      .insertInto('payout_account')
      .values({ ...row, user_id: landlord.id, subaccount_code })
      .execute(),
  )
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  return list
    .map((item) => ({ item, place: dice.roll() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
