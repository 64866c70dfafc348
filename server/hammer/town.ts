import { type ChargedUnit, raiseCharges } from '../domains/payments/index.ts'
import type { Services } from '../platform/services.ts'
import { type Person, signedIn } from '../testing/people.ts'
import { letUnit, portfolio } from '../testing/portfolio.ts'
import type { World } from '../testing/world.ts'

/** A home that is let, and who runs its estate. */
export type Home = { of: ChargedUnit & { lease_id: string }; manager: Person }
export type Town = { estates: { id: string; manager: Person }[]; homes: Home[] }

/** Estates with a tenant in each unit and a commission of ten percent. Nothing is owed yet: the leases ask for a rent later. */
export async function foundTown(services: Services, estates: number, units: number): Promise<Town> {
  const world = { services } as World // deeds alone are done here, no calls
  const town: Town = { estates: [], homes: [] }
  for (let number = 1; number <= estates; number++) {
    const made = await portfolio(world, { name: `Anvil Court ${number}`, units })
    const { manager, estate } = made
    await services.transaction('system', (tx) =>
      tx.updateTable('estate').set({ commission_rate: 1000 }).where('id', '=', estate.id).execute(),
    )
    town.estates.push({ id: estate.id, manager })
    for (const unit of made.units) {
      const tenancy =
        unit.id === made.unit.id
          ? made
          : await letUnit(world, manager, unit.id, { tenant_id: (await signedIn(world, 'TENANT')).id })
      const { id: lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id } = tenancy.lease
      const of = { lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id: tenant_id ?? '' }
      town.homes.push({ of, manager })
    }
  }
  await openAccounts(services, town)
  return town
}

/** The first journal of a home opens its accounts; here that is not what is tried. */
async function openAccounts(services: Services, { homes }: Town): Promise<void> {
  for (const { of } of homes) {
    await services.transaction('system', (tx) =>
      raiseCharges(tx, of, [
        {
          key: `hammer:${of.lease_id}:first`,
          transaction_type: 'SERVICE_CHARGE',
          amount: 100,
          due_date: '2026-01-01',
        },
      ]),
    )
  }
}
