import { Problem } from '../../../platform/errors/problem.ts'
import { findState, resolvePlace } from '../../estates/index.ts'
import type { ExistingData, KnownProperty, KnownUnit, PersonPlan, Plan } from './plan.ts'
import type { Draft } from './read-row.ts'
import { nameKey } from './same-name.ts'

type PropertyEntry = {
  name: string
  address: string
  known: KnownProperty | null
  landlord: PersonPlan | null
  /** The row that named the landlord; null if they were known. */
  named_in: number | null
}

/** The estates, properties and units of a file, each once. */
export function placesOf(known: ExistingData) {
  const estates = new Map<string, Plan['estate'][]>()
  const archived = new Set<string>()
  for (const { is_archived, ...estate } of known.estates) {
    const key = nameKey(estate.name)
    if (is_archived) archived.add(key)
    else estates.set(key, [...(estates.get(key) ?? []), estate])
  }
  const properties = new Map<string, PropertyEntry>()
  const propertiesOf = Map.groupBy(known.properties, (property) => property.estate_id)
  for (const property of known.properties) {
    const landlord = property.landlord_id
      ? { id: property.landlord_id, name: property.landlord_name ?? '', phone: null, email: null }
      : null
    const entry = { name: property.name, address: '', known: property, landlord, named_in: null }
    properties.set(`${property.estate_id}/${nameKey(property.name)}`, entry)
  }
  const units = new Map<string, KnownUnit>()
  for (const unit of known.units) units.set(`${unit.property_id}/${nameKey(unit.name)}`, unit)
  const rowOf = new Map<string, number>()
  /** The building of the row above, by estate. */
  const above = new Map<Plan['estate'], string>()

  function estateOf(draft: Draft): Plan['estate'] | null {
    if (known.estate) return known.estate
    if (!draft.estate) {
      draft.fault('estate', 'ESTATE_MISSING', 'Say which estate this unit is in.')
      return null
    }
    const key = nameKey(draft.estate)
    const named = estates.get(key) ?? []
    const found = named.length > 1 ? named.filter((estate) => isWhere(estate, draft)) : named
    if (named.length > 1 && found.length !== 1) {
      const message = `You have ${named.length} estates called ${draft.estate}. Add the state and local government of the one you mean, or import into that estate only.`
      draft.fault('estate', 'ESTATE_SEVERAL', message)
      return null
    }
    if (found[0]) return found[0]
    if (archived.has(key)) {
      draft.fault('estate', 'ESTATE_ARCHIVED', `${draft.estate} is archived. Nothing can be added to it.`)
      return null
    }
    const made = newEstate(draft, draft.estate)
    if (made) estates.set(key, [made])
    return made
  }

  /** The property of a row. If not named, it is the one of the row above, the estate's only one, or one named like the estate. */
  function propertyOf(draft: Draft, estate: Plan['estate']): PropertyEntry {
    const all = propertiesOf.get(estate.id ?? '') ?? []
    const named = draft.property ?? blockName(draft.block)
    if (named) above.set(estate, named)
    const name = named ?? draft.address ?? asAbove(draft, estate) ?? (all.length === 1 ? all[0]?.name : null)
    const settled = name ?? estate.name
    const key = `${estate.id ?? nameKey(estate.name)}/${nameKey(settled)}`
    const found = properties.get(key)
    if (found) return found
    const made = {
      name: settled,
      address: draft.address ?? estate.address,
      known: null,
      landlord: null,
      named_in: null,
    }
    properties.set(key, made)
    return made
  }

  /** Many lists name a building in its first row only. */
  function asAbove(draft: Draft, estate: Plan['estate']): string | null {
    const name = above.get(estate) ?? null
    if (name && draft.unit)
      draft.warn('unit', 'PROPERTY_AS_ABOVE', `Assumed to be in ${name}, like the row above.`)
    return name
  }

  /** Sets the owner of a property, or adds a fault if another row or the database contradicts. */
  function nameLandlord(draft: Draft, property: PropertyEntry, landlord: PersonPlan): void {
    const isSame =
      property.landlord === landlord ||
      (property.landlord?.id != null && property.landlord.id === landlord.id)
    if (property.landlord && !isSame) {
      const whose = property.named_in
        ? `is ${property.landlord.name}'s in row ${property.named_in}`
        : 'has another landlord in Gida'
      draft.fault(
        'landlord_name',
        'PROPERTY_OTHER_LANDLORD',
        `${property.name} ${whose}. A property has one landlord: give each landlord's part its own name.`,
      )
    }
    if (!property.landlord) Object.assign(property, { landlord, named_in: draft.number })
  }

  function unitOf(
    draft: Draft,
    estate: Plan['estate'],
    property: PropertyEntry,
  ): { known: KnownUnit | null } | null {
    if (!draft.unit) {
      if (!draft.faults.some(({ code }) => code === 'TEXT_TOO_LONG'))
        draft.fault('unit', 'UNIT_MISSING', 'Enter the unit name, like A4.')
      return null
    }
    const key = `${estate.id ?? nameKey(estate.name)}/${nameKey(property.name)}/${nameKey(draft.unit)}`
    const before = rowOf.get(key)
    if (before !== undefined) {
      draft.fault('unit', 'UNIT_TWICE', `${property.name} already has a unit ${draft.unit} in row ${before}.`)
      return null
    }
    rowOf.set(key, draft.number)
    return { known: units.get(`${property.known?.id}/${nameKey(draft.unit)}`) ?? null }
  }
  return { estateOf, propertyOf, nameLandlord, unitOf }
}

/** Whether an estate is in the place given by a row; missing values match. */
function isWhere({ state, lga }: Plan['estate'], said: Draft): boolean {
  const named = said.state && (findState(said.state)?.name ?? said.state)
  if (named && nameKey(named) !== nameKey(state)) return false
  return !said.lga || lgaIn(state, said.lga) === lga
}

/** The official name; null if it is not in this state. */
function lgaIn(state: string, lga: string): string | null {
  try {
    return resolvePlace({ state, lga }).lga
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** `A` in a `Block` column becomes `Block A`; `Block A` stays. */
const blockName = (block: string | null) => (block && block.length <= 3 ? `Block ${block}` : block)

function newEstate(draft: Draft, name: string): Plan['estate'] | null {
  if (name.length < 2)
    draft.fault('estate', 'ESTATE_NAME', 'The name of an estate must have at least two letters.')
  if (!draft.state)
    draft.fault('state', 'STATE_MISSING', `${name} is not in Gida yet. Say which state it is in.`)
  if (!draft.lga)
    draft.fault('lga', 'LGA_MISSING', `${name} is not in Gida yet. Say which local government it is in.`)
  if (!draft.state || !draft.lga || name.length < 2) return null
  try {
    const place = resolvePlace({ state: draft.state, lga: draft.lga })
    return { id: null, name, address: draft.address ?? `${place.lga}, ${place.state}`, ...place }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    draft.fault(error.code === 'UNKNOWN_STATE' ? 'state' : 'lga', error.code, error.message)
    return null
  }
}
