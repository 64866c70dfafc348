import { setImmediate as breathe } from 'node:timers/promises'
import { isLikely } from '../../../platform/names/same-person.ts'
import type {
  ExistingData,
  Fault,
  KnownUnit,
  LeasePlan,
  PersonPlan,
  Plan,
  PlannedRow,
  PlanOptions,
} from './plan.ts'
import type { Contact, Draft } from './read-row.ts'
import { resolveLease, resolveOpeningBalance } from './resolve-lease.ts'
import { type People, peopleOf, phoneOf, type Side } from './resolve-people.ts'
import { placesOf } from './resolve-places.ts'
import { resolveTerms } from './resolve-terms.ts'

/** Rows processed before yielding to the event loop. */
const SLICE = 250

/**
 * Plans what to create for each row, or lists its faults. People are collected from all rows first, so that a row with only a name
 * finds contact data in another.
 */
export async function planRows(
  drafts: readonly Draft[],
  known: ExistingData,
  options: PlanOptions,
): Promise<PlannedRow[]> {
  const people = peopleOf(known.people)
  const places = placesOf(known)
  const reached = drafts.map((draft) => ({
    tenant: reach(draft, 'tenant', draft.tenant, people),
    landlord: known.owner ? null : reach(draft, 'landlord', draft.landlord, people),
  }))
  const planned: PlannedRow[] = []
  for (const [at, draft] of drafts.entries()) {
    if (at % SLICE === 0) await breathe() // yields to other requests
    const met = reached[at] ?? { tenant: null, landlord: null }
    const plan = planRow(draft, met, { people, places, known, options })
    const isFaulty = draft.faults.some(({ kind }) => kind === 'FAULT')
    planned.push({
      number: draft.number,
      cells: draft.cells,
      faults: draft.faults,
      plan: isFaulty ? null : plan,
    })
  }
  return planned
}

type Met = Record<Side, PersonPlan | null>
type Book = { people: People; places: ReturnType<typeof placesOf>; known: ExistingData; options: PlanOptions }

function reach(draft: Draft, side: Side, contact: Contact, people: People): PersonPlan | null {
  if (!contact.phone && !contact.email) return null
  if (contact.name) return people.reached(draft, side, { ...contact, name: contact.name })
  if (side === 'tenant' && draft.is_vacant) return null
  draft.fault(
    `${side}_name`,
    'NAME_MISSING',
    `Enter the name of the ${side}: there is only a phone number or an address.`,
  )
  return null
}

function planRow(draft: Draft, met: Met, book: Book): Plan | null {
  const { places, known, options } = book
  const estate = places.estateOf(draft)
  if (!estate) return null
  const property = places.propertyOf(draft, estate)
  const landlord = known.owner ?? met.landlord ?? landlordByName(draft, property.landlord, book.people)
  if (landlord) places.nameLandlord(draft, property, landlord)
  const place = places.unitOf(draft, estate, property)
  if (!place) return null

  const tenant = met.tenant ?? tenantByName(draft, book.people)
  const terms = resolveTerms(draft, place.known, options)
  const { instalments: _, ...asked } = terms
  const lease = tenant ? resolveLease(draft, terms, options, known.today) : null
  const is_there = place.known !== null && isThere(draft, place.known, tenant, lease)
  return {
    estate: {
      id: estate.id,
      name: estate.name,
      address: estate.address,
      state: estate.state,
      lga: estate.lga,
    },
    property: { name: property.known?.name ?? property.name, address: property.address || estate.address },
    unit: {
      name: place.known?.name ?? draft.unit ?? '',
      block: draft.property ? draft.block : null,
      bedrooms: draft.bedrooms,
      ...asked,
    },
    landlord: property.landlord,
    tenant,
    lease,
    opening: resolveOpeningBalance(draft, tenant !== null, known.today),
    is_new_unit: place.known === null,
    is_there,
  }
}

/** A landlord given by name only: the property's own, or one with contact data in another row. */
function landlordByName(draft: Draft, own: PersonPlan | null, people: People): PersonPlan | null {
  const { name, phone, email } = draft.landlord
  if (!name || phone || email) return null
  if (own && isLikely(own.name, name)) return own
  const found = people.named('landlord', name)
  if (!found) {
    const then = own
      ? `${own.name} stays the landlord here. If ${name} is somebody else, give their part its own name.`
      : 'Rent is held until the property has a landlord.'
    draft.warn(
      'landlord_name',
      'LANDLORD_UNREACHABLE',
      `${name} has no phone number or e-mail address, so no account is made. ${then}`,
    )
  }
  return found
}

function tenantByName(draft: Draft, people: People): PersonPlan | null {
  const { name, phone, email } = draft.tenant
  if (!name || phone || email) return null
  const isFault = ({ kind, code }: Fault) => kind === 'FAULT' && /^(?:PHONE|EMAIL)_/.test(code)
  if (draft.faults.some(isFault)) return null // the cell's fault says so already
  const found = people.named('tenant', name)
  if (found)
    draft.warn(
      'tenant_name',
      'SAME_NAME',
      `Treated as the same ${name} as in the other row, which has a phone number.`,
    )
  else
    draft.fault(
      phoneOf('tenant'),
      'TENANT_UNREACHABLE',
      `Enter a phone number or an e-mail address for ${name}: they need it to get their account.`,
    )
  return found
}

/** Whether the unit already has this tenancy. Another tenancy there is a fault. */
function isThere(draft: Draft, unit: KnownUnit, tenant: PersonPlan | null, lease: LeasePlan | null): boolean {
  const tenant_id = tenant?.id
  if (tenant && tenant_id && !lease && unit.brought_forward.includes(tenant_id)) {
    draft.warn(
      'unit',
      'ALREADY_THERE',
      `${tenant.name} is already in Gida with this balance. Nothing is added for this row.`,
    )
    return true
  }
  if (!tenant || !lease) {
    draft.warn('unit', 'UNIT_THERE', `${unit.name} is already in Gida and stays as it is.`)
    return !tenant
  }
  const overlapping = unit.leases.filter(
    ({ start_date, end_date }) => start_date <= lease.end_date && end_date >= lease.start_date,
  )
  if (overlapping.length === 0) {
    if (unit.status === 'OUT_OF_SERVICE')
      draft.fault('unit', 'UNIT_OUT_OF_SERVICE', `${unit.name} is out of service. Put it back first.`)
    return false
  }
  if (tenant.id !== null && overlapping.every(({ tenant_id }) => tenant_id === tenant.id)) {
    draft.warn(
      'unit',
      'ALREADY_THERE',
      `${tenant.name} already has a lease on ${unit.name}. Nothing is added for this row.`,
    )
    return true
  }
  draft.fault('unit', 'UNIT_LET', `${unit.name} is let to somebody else for these dates.`)
  return false
}
