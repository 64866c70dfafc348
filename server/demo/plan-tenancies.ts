import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import type { DemoEstate, DemoProperty } from './homes/estates.ts'
import type { DemoUnit } from './homes/units.ts'
import { CAST, type Part } from './people/cast.ts'
import { type DemoPerson, demoPeople, tenantOf } from './people/people.ts'
import { type Random, randomFor } from './random.ts'

export type PlannedTenancy = {
  unit: DemoUnit
  property: DemoProperty
  tenant: DemoPerson
  part: Part
  start: Day
  end: Day
  /** When it was agreed. */
  signed: Day
  /** Came through us, and so paid a deposit and fees. Who lived there before Gida did not. */
  is_new: boolean
  agency_fee: number
  legal_fee: number
}

/** The unit of the tenant's demo account: rent falls due in a week, and a service charge is a few days late. */
export const DEMO_HOME = 'Flat B4'
const RENT_DUE_IN = 7

/** Somebody lived here first, and moved out. */
const LIVED_HERE_BEFORE = ['Flat A11', 'Flat B7', 'Suite 13', 'House 3', 'House 22']
/** Whose deposit then is still to be given back. */
export const DEPOSIT_WAITS = 'Suite 13'
/** How far ahead the tenancies of reserved units begin. */
const COMING: Record<string, number> = { 'Flat D6': 11, 'Suite 28': 45 }

/** Every tenancy of an estate in the last eighteen months, as seen from today. */
export function planTenancies(estate: DemoEstate, today: Day): PlannedTenancy[] {
  const homes = estate.properties.flatMap((property) => property.units.map((unit) => ({ property, unit })))
  return homes.flatMap(({ property, unit }, index) =>
    tenanciesOf(estate, property, unit, (index * GOLDEN_RATIO) % 1, today),
  )
}

/** Steps of this length, round and round, spread anniversaries over the year, so that no month is without rent. */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

function tenanciesOf(
  estate: DemoEstate,
  property: DemoProperty,
  unit: DemoUnit,
  season: number,
  today: Day,
): PlannedTenancy[] {
  const random = randomFor(`tenancy:${estate.name}:${unit.name}`)
  const part = CAST[unit.name] ?? {}
  const home: DemoUnit = {
    ...unit,
    frequency: part.frequency ?? unit.frequency,
    yearly_rent: part.yearly_rent ?? unit.yearly_rent,
  }
  const address = `${unit.name}, ${estate.name}, ${property.address}`
  const of = { unit: home, property }
  const planned: PlannedTenancy[] = []
  const had = LIVED_HERE_BEFORE.includes(unit.name) ? former(today, random) : null
  if (had) {
    const tenant = tenantOf(estate.city, `${unit.name} before`, address)
    planned.push({ ...of, tenant, part: {}, ...had, ...feesOf(home) })
  }
  const dates = datesOf(unit, part, had?.end ?? null, season, today, random)
  if (!dates) return planned
  const tenant =
    unit.name === DEMO_HOME ? demoPeople.tenant : tenantOf(estate.city, unit.name, address, part.name)
  const fees = dates.is_new ? feesOf(home) : { agency_fee: 0, legal_fee: 0 }
  planned.push({ ...of, tenant, part, ...dates, ...fees })
  return planned
}

/** The customary fees: a tenth of the year's rent for the agent, half of that for the lawyer. */
const feesOf = (unit: DemoUnit) => ({
  agency_fee: unit.yearly_rent / 10,
  legal_fee: unit.yearly_rent / 20,
})

type Dates = Pick<PlannedTenancy, 'start' | 'end' | 'signed' | 'is_new'>

function former(today: Day, random: Random): Dates {
  const start = addDays(today, -random.between(500, 540))
  return lasting(start, 12, true, random)
}

function datesOf(
  unit: DemoUnit,
  part: Part,
  before: Day | null,
  season: number,
  today: Day,
  random: Random,
): Dates | null {
  if (unit.use === 'RESERVED') {
    return {
      ...lasting(addDays(today, COMING[unit.name] ?? 30), 12, true, random),
      signed: addDays(today, -2),
    }
  }
  if (unit.use !== 'LET') return null
  if (unit.name === DEMO_HOME) return lasting(addMonths(addDays(today, RENT_DUE_IN), -12), 24, true, random)
  if (part.late) return lasting(addMonths(addDays(today, -part.late.days), -12), 24, false, random)
  if (before) return lasting(addDays(before, random.between(14, 60)), 12, true, random)
  const is_new = random.chance(0.35)
  const age = is_new ? 12 + Math.floor(season * 420) : 180 + Math.floor(season * 360)
  return lasting(addDays(today, -age), age >= 340 ? 24 : 12, is_new, random)
}

function lasting(start: Day, months: number, is_new: boolean, random: Random): Dates {
  const end = addDays(addMonths(start, months), -1)
  return { start, end, is_new, signed: addDays(start, -random.between(3, 12)) }
}
