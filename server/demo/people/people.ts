import { ROLE_NAMES, type Role } from '@gida/contract/shared/roles'
import { foldedLetters } from '../../data/fold.ts'
import { type Random, randomFor } from '../random.ts'
import { type City, PEOPLES, PHONE_PREFIXES, TITLES } from './names.ts'

/** Of every demo account. Production refuses to start where one of them exists. */
export const DEMO_PASSWORD = 'Gida-demo-2026'

export type DemoPerson = {
  email: string
  role: Role
  full_name: string
  phone: string
  address: string
}

const account = (name: string, role: Role, full_name: string, phone: string, address: string) => ({
  email: `${name}@demo.gida.ng`,
  role,
  role_name: ROLE_NAMES[role],
  full_name,
  phone,
  address,
})

/** One person of each role, to look around as. */
export const demoPeople = {
  admin: account(
    'admin',
    'ADMIN',
    'Zainab Lawal-Umar',
    '+2348090046610',
    '4 Kofo Abayomi Street, Victoria Island, Lagos',
  ),
  manager: account(
    'manager',
    'ESTATE_MANAGER',
    'Adaeze Okonkwo',
    '+2348035550192',
    '22 Admiralty Way, Lekki, Lagos',
  ),
  landlord: account(
    'landlord',
    'LANDLORD',
    'Chief Babatunde Oyelaran-Williams',
    '+2348023114807',
    '7 Queen’s Drive, Ikoyi, Lagos',
  ),
  agent: account(
    'agent',
    'PROPERTY_MANAGER',
    'Osaze Igbinedion',
    '+2348167200418',
    '3 Fola Osibo Road, Lekki, Lagos',
  ),
  tenant: account(
    'tenant',
    'TENANT',
    'Olúwaṣeun Adébáyọ̀',
    '+2348031234567',
    'Flat B4, Palmgrove Court, 14 Freedom Way, Lekki, Lagos',
  ),
}

export const demoAccounts = Object.values(demoPeople)

/** Somebody who lives in a unit: the same somebody at every seeding. A given name is kept, the rest is drawn. */
export function tenantOf(city: City, unit: string, address: string, given?: string): DemoPerson {
  const random = randomFor(`tenant:${city}:${unit}`)
  const drawn = nameIn(city, random)
  const full_name = given ?? drawn
  const home = unit.replace(/\W+/g, '').toLowerCase()
  const names = full_name.split(' ').map(foldedLetters).filter(Boolean)
  return {
    email: `${names.at(-2) ?? ''}.${names.at(-1) ?? ''}.${home}@demo.gida.ng`,
    role: 'TENANT',
    full_name,
    phone: phoneFrom(random),
    address,
  }
}

function nameIn(city: City, random: Random): string {
  const people = random.pick(PEOPLES[city])
  const name = `${random.pick(people.first)} ${random.pick(people.last)}`
  if (!random.chance(0.12)) return name
  return `${random.pick(TITLES)} ${name}`
}

/** A number of a network in use; seven digits drawn, which a few hundred people do not share. */
function phoneFrom(random: Random): string {
  const rest = String(random.between(1_000_000, 9_999_999))
  return `+234${random.pick(PHONE_PREFIXES).slice(1)}${rest}`
}
