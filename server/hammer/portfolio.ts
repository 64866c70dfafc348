import type { RefundWay } from '@gida/contract/domains/refunds/refund'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { type ChargedUnit, raiseCharges } from '../domains/charges/index.ts'
import type { Services } from '../platform/services.ts'
import { type Person, signedIn } from '../testing/people/people.ts'
import {
  type Portfolio as EstateWithPeople,
  letUnit,
  portfolio as makeEstate,
} from '../testing/portfolios/portfolio.ts'
import type { World } from '../testing/world.ts'

/** Money that has come for a unit, and the way by which it came and goes back. */
export type Paid = { id: string; home: Home; amount: number; way: RefundWay }

/** A unit that is let, and who runs its estate. */
export type Home = { of: ChargedUnit & { lease_id: string }; manager: Person }
export type LeavingHome = Home & { tenant: Person }

export type Portfolio = {
  estates: { id: string; manager: Person }[]
  homes: Home[]
  /** Of the last estate: each is left once, by one act. */
  leaving: LeavingHome[]
  /** What has come so far. */
  payments: Paid[]
}

/** How many of what a portfolio has; the units are those of each estate. */
export type PortfolioSize = { estates: number; units: number; leaving: number }

/** Past this a charge that is open bears a late fee. */
const GRACE_DAYS = 30
const LATE_FEES_SINCE_DAYS = 400

/**
 * Estates with a tenant in each unit, a commission of ten percent and a late fee of five. Nothing is owed yet: the leases ask
 * for a rent later.
 */
export async function makePortfolio(services: Services, size: PortfolioSize): Promise<Portfolio> {
  const portfolio: Portfolio = { estates: [], homes: [], leaving: [], payments: [] }
  for (let number = 1; number <= size.estates; number++) {
    const leaving = number === size.estates ? size.leaving : 0
    const name = `Anvil Court ${number}`
    const made = await makeEstate({ services } as World, { name, units: size.units + leaving })
    const { manager, estate } = made
    await setTerms(services, estate.id)
    portfolio.estates.push({ id: estate.id, manager })
    for (const [place, unit] of made.units.entries()) {
      const home = await letHome(services, made, unit.id)
      if (place < size.units) portfolio.homes.push(home)
      else portfolio.leaving.push(home)
    }
  }
  await openAccounts(services, portfolio)
  return portfolio
}

async function letHome(services: Services, made: EstateWithPeople, unit_id: string): Promise<LeavingHome> {
  const { manager } = made
  const world = { services } as World // commands alone are done here, no calls
  const isLet = unit_id === made.unit.id
  const tenant = isLet ? made.tenant : await signedIn(world, 'TENANT')
  const { lease } = isLet ? made : await letUnit(world, manager, unit_id, { tenant_id: tenant.id })
  const { id: lease_id, estate_id, property_id, landlord_id } = lease
  return {
    of: { lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id: tenant.id },
    manager,
    tenant,
  }
}

/** Late fees have been asked for long enough that old charges bear one. */
async function setTerms(services: Services, estate_id: string): Promise<void> {
  const set = (change: object) =>
    services.transaction('system', (tx) =>
      tx.updateTable('estate').set(change).where('id', '=', estate_id).execute(),
    )
  const fee = { late_fee_kind: 'PERCENT', late_fee_rate: 500, late_fee_grace_days: GRACE_DAYS }
  await set({ ...fee, late_fee_repeat: 'MONTHLY', commission_rate: 1000 })
  await set({ late_fee_since: addDays(lagosDay(services.clock.now()), -LATE_FEES_SINCE_DAYS) })
}

/** The first journal of a unit opens its accounts; here that is not what is tried. */
async function openAccounts(services: Services, { homes }: Portfolio): Promise<void> {
  for (const { of } of homes) {
    const key = `hammer:${of.lease_id}:first`
    await services.transaction('system', (tx) =>
      raiseCharges(tx, of, [
        { key, transaction_type: 'SERVICE_CHARGE', amount: 100, due_date: lagosDay(tx.now) },
      ]),
    )
  }
}
