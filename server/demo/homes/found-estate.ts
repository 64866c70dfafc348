import { activateEstate } from '../../domains/estates/estate/activate-estate.ts'
import { createEstate } from '../../domains/estates/estate/create-estate.ts'
import { updateEstate } from '../../domains/estates/estate/update-estate.ts'
import { addHoliday } from '../../domains/estates/holidays/add-holiday.ts'
import { entrustUnits, nameLandlord } from '../../domains/estates/index.ts'
import { insertUnits } from '../../domains/estates/units/insert-units.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actingAs } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'
import { type DemoEstate, ENTRUSTED, FEASTS, SETTINGS } from './estates.ts'
import type { DemoUnit } from './units.ts'

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
  await entrust(tx, { estate_id, unit_ids }, name, people)
  await activateEstate(tx, actingAs(people.admin, 'ADMIN'), estate_id)
  await setAside(tx, estate, unit_ids)
  await settle(tx, estate_id, name, people)
  // Every charge of the eighteen months is there from the day of signing, so that it can be planned when it is paid.
  await tx.updateTable('estate').set({ charge_months_ahead: 24 }).where('id', '=', estate_id).execute()
  return { estate_id, unit_ids }
}

async function entrust(
  tx: Tx,
  { estate_id, unit_ids }: FoundEstate,
  name: string,
  people: MadePeople,
): Promise<void> {
  const care = ENTRUSTED[name]
  if (!care) return
  const entrusted = care.units.flatMap((unit) => unit_ids.get(unit) ?? [])
  await entrustUnits(tx, { estate_id, user_id: people[care.to], unit_ids: entrusted })
}

/** How the estate charges, and its own holidays. */
async function settle(tx: Tx, estate_id: string, name: string, people: MadePeople): Promise<void> {
  const admin = actingAs(people.admin, 'ADMIN')
  const settings = SETTINGS[name]
  if (settings) await updateEstate(tx, admin, estate_id, settings)
  for (const feast of FEASTS) await addHoliday(tx, admin, estate_id, feast)
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
