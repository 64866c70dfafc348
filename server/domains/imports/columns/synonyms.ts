import type { ImportField } from '@gida/contract/domains/imports/rules'
import { fold } from '@gida/contract/shared/texts/fold'

/** Column headings used by managers in Lagos, folded. Those marked `*` belong to a person and need no word for whose. */
const SYNONYMS: Record<ImportField, string> = {
  estate: 'estate, estate name, name of estate',
  address: 'address, street, street address, property address, location, site',
  state: 'state',
  lga: 'lga, local government, local govt, local government area, lg',
  property:
    'property, property name, name of property, building, building name, premises, compound, house name',
  block: 'block, block no, block name, wing, tower, phase',
  unit: 'unit, unit no, unit name, unit number, units, flat, flat no, flat name, flat number, apartment, apartment no, apt, apt no, house, house no, hse, hse no, shop, shop no, office, office no, room, room no, suite, suite no, plot, plot no, door no, flat unit, accommodation, space',
  bedrooms:
    'bedrooms, bedroom, beds, no of bedrooms, no of rooms, bed, type, unit type, flat type, apartment type, house type, description',
  landlord_name:
    'landlord, landlord name, landlords name, name of landlord, landlords, owner, owner name, owners name, name of owner',
  landlord_phone: 'landlord phone, owner phone',
  landlord_email: 'landlord email, owner email',
  tenant_name:
    'tenant, tenants, tenant name, tenants name, name of tenant, names of tenants, occupant, occupant name, name of occupant, occupier, lessee, resident, residents name, name, names, full name, customer, client',
  tenant_phone:
    'tenant phone, phone, phone no, gsm, gsm no, mobile, mobile no, tel, telephone, telephone no, contact, contact no, whatsapp, cell, phone contact',
  tenant_email: 'tenant email, email, email address, mail, e mail',
  rent: 'rent, annual rent, rent p a, rent pa, rent per annum, yearly rent, monthly rent, rent amount, current rent, rental, rental value, rent payable, amount, rent n, passing rent, house rent',
  frequency:
    'frequency, payment frequency, rent frequency, payment plan, mode of payment, how often, period, term',
  start_date:
    'start, start date, commencement, commencement date, lease start, tenancy start, from, move in, move in date, date of entry, entry date, rent start, date of commencement, begin date, date moved in',
  end_date:
    'end, end date, expiry, expiry date, expires, expiration, expiration date, date of expiry, lease end, tenancy end, to, due date, due, rent due, rent due date, next rent due, next due date, renewal date, rent expiry',
  paid_until:
    'paid until, paid up to, paid upto, paid to, paid till, paid through, rent paid until, rent paid up to, rent paid to, rent paid till, prepaid until, prepaid to',
  caution_deposit:
    'caution, caution deposit, caution fee, deposit, security deposit, damages deposit, damage deposit',
  service_charge: 'service charge, s c, sc, service chg, svc, svc charge, service',
  opening_balance:
    'outstanding, outstanding balance, outstanding rent, balance, bal, bal b f, bal bf, balance b f, balance brought forward, b f, arrears, amount owed, amount outstanding, debt, owing, balance owed, balance outstanding, balance due, rent owed, total outstanding, debit',
  balance_due_date: 'balance due date, outstanding since, arrears since, owing since',
}

const NAMES = new Map<string, ImportField>()
for (const [field, names] of Object.entries(SYNONYMS))
  for (const name of names.split(',')) NAMES.set(plainHead(name), field as ImportField)

/** Normalizes a heading for comparison: `Tenant's Name` → `tenants name`, `Rent (p.a.) ₦` → `rent pa`. */
export function plainHead(head: string): string {
  return fold(head)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b(?:number|num|nos)\b/g, 'no')
    .replace(/\b(?:ngn|naira)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export type Guess = { field: ImportField; score: number }
const EXACT = 100
const WITHIN = 50

const PHONE = /\b(?:phone|gsm|mobile|tel|telephone|whatsapp|contact)\b/
const EMAIL = /\b(?:e ?mail)\b/
export const LANDLORD = /\b(?:landlords?|landlady|owners?|lessors?)\b/
export const TENANT = /\b(?:tenants?|occupants?|occupiers?|lessees?|residents?)\b/

/** The meaning of a heading and how certain it is; null if unknown. */
export function meaningOf(head: string): Guess | null {
  const words = plainHead(head)
  if (words === '') return null
  const exact = NAMES.get(words)
  if (exact) return { field: exact, score: EXACT }
  const person = LANDLORD.test(words) ? 'landlord' : 'tenant'
  if (PHONE.test(words)) return { field: `${person}_phone`, score: EXACT - 10 }
  if (EMAIL.test(words)) return { field: `${person}_email`, score: EXACT - 10 }
  return longestWithin(words)
}

/** The longest known heading contained in it: `Current Annual Rent 2026` contains `annual rent`. */
function longestWithin(words: string): Guess | null {
  let found: { field: ImportField; length: number } | null = null
  for (const [name, field] of NAMES) {
    const fits = name.length > 2 && ` ${words} `.includes(` ${name} `)
    if (fits && name.length > (found?.length ?? 0)) found = { field, length: name.length }
  }
  return found && { field: found.field, score: WITHIN + Math.min(30, found.length) }
}
