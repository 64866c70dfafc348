import { createEstate } from '../domains/estates/create-estate.ts'
import { activateEstate, entrustUnits, nameLandlord } from '../domains/estates/index.ts'
import { insertUnits } from '../domains/estates/insert-units.ts'
import type { Tx } from '../platform/db/db.ts'
import { type DemoEstate, ENTRUSTED } from './estates.ts'
import type { DemoUnit } from './homes.ts'
import { actingAs } from './lane.ts'
import type { MadePeople } from './make-people.ts'

export type FoundEstate = { estate_id: string; unit_ids: Map<string, string> }

/** Ten in a hundred of the rent. */
const COMMISSION = 1000
const PERIODS = { YEARLY: 1, HALF_YEARLY: 2, QUARTERLY: 4, MONTHLY: 12, TWO_YEARLY: 0.5 }

export const rentOf = (unit: Pick<DemoUnit, 'yearly_rent' | 'frequency'>) =>
  unit.yearly_rent / PERIODS[unit.frequency]

/** An estate with its properties, units, landlords and agent, open for tenants. */
export async function foundEstate(tx: Tx, estate: DemoEstate, people: MadePeople): Promise<FoundEstate> {
  const { name, address, state, lga } = estate
  const { id: estate_id } = await createEstate(tx, actingAs(people.manager, 'ESTATE_MANAGER'), {
    name,
    address,
    state,
    lga,
    commission_rate: COMMISSION,
  })
  const unit_ids = new Map<string, string>()
  for (const { landlord, units, bank: _, ...property } of estate.properties) {
    const { id } = await tx
      .insertInto('property')
      .values({ estate_id, ...property })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await insertUnits(tx, { id, estate_id, name: property.name }, units.map(draftOf))
    for (const [index, unit] of units.entries()) unit_ids.set(unit.name, made[index]?.id ?? '')
    const landlord_id = people.landlords.get(landlord.email)
    if (landlord_id) await nameLandlord(tx, { property_id: id, landlord_id })
  }
  const entrusted = (ENTRUSTED[name] ?? []).flatMap((unit) => unit_ids.get(unit) ?? [])
  if (entrusted.length > 0) await entrustUnits(tx, { estate_id, user_id: people.agent, unit_ids: entrusted })
  await activateEstate(tx, actingAs(people.admin, 'ADMIN'), estate_id)
  await setAside(tx, estate, unit_ids)
  return { estate_id, unit_ids }
}

const draftOf = (unit: DemoUnit) => ({
  name: unit.name,
  block: unit.block,
  floor: unit.floor,
  bedrooms: unit.bedrooms,
  rent_amount: rentOf(unit),
  frequency: unit.frequency,
  service_charge: unit.service_charge,
  caution_deposit: unit.caution_deposit,
})

async function setAside(tx: Tx, estate: DemoEstate, unit_ids: Map<string, string>): Promise<void> {
  const broken = estate.properties
    .flatMap(({ units }) => units)
    .filter(({ use }) => use === 'OUT_OF_SERVICE')
    .flatMap(({ name }) => unit_ids.get(name) ?? [])
  await tx.updateTable('unit').set({ status: 'OUT_OF_SERVICE' }).where('id', 'in', broken).execute()
}
