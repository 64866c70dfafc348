import type { EstateChange } from '@gida/contract/domains/estates/estate'
import type { HolidayDraft } from '@gida/contract/domains/estates/holiday'
import type { City } from '../people/names.ts'
import { type DemoPerson, demoPeople } from '../people/people.ts'
import { type DemoUnit, flats, houses, suites } from './units.ts'

export type DemoProperty = {
  name: string
  address: string
  property_type: 'FLATS' | 'TERRACE' | 'HOUSE'
  landlord: DemoPerson
  /** Where the rent goes; without one the landlord's share waits. */
  bank: { code: string; name: string; account_number: string; account_name: string } | null
  units: DemoUnit[]
}

export type DemoEstate = {
  name: string
  city: City
  address: string
  state: string
  lga: string
  /** Whether residents pay the service charge by the quarter, all on one day, beside the rent. */
  quarterly_service: boolean
  properties: DemoProperty[]
}

const landlord = (email: string, full_name: string, phone: string, address: string): DemoPerson => ({
  email: `${email}@demo.gida.ng`,
  role: 'LANDLORD',
  full_name,
  phone,
  address,
})

export const demoEstates: readonly DemoEstate[] = [
  {
    name: 'Palmgrove Court',
    city: 'Lagos',
    address: '14 Freedom Way, Lekki',
    state: 'Lagos',
    lga: 'Eti-Osa',
    quarterly_service: true,
    properties: [
      {
        name: 'Palmgrove Court',
        address: '14 Freedom Way, Lekki',
        property_type: 'FLATS',
        landlord: demoPeople.landlord,
        bank: {
          code: '058',
          name: 'Guaranty Trust Bank',
          account_number: '0123456785',
          account_name: 'OYELARAN-WILLIAMS BABATUNDE K',
        },
        units: flats,
      },
    ],
  },
  {
    name: 'Maitama Heights',
    city: 'Abuja',
    address: '31 Gana Street, Maitama',
    state: 'Federal Capital Territory',
    lga: 'Abuja Municipal Area Council',
    quarterly_service: false,
    properties: [
      {
        name: 'Maitama Heights East',
        address: '31 Gana Street, Maitama',
        property_type: 'FLATS',
        landlord: landlord(
          'musa.waziri',
          'Alhaji Musa Waziri',
          '+2348065120934',
          '12 Colorado Close, Maitama, Abuja',
        ),
        bank: { code: '057', name: 'Zenith Bank', account_number: '2012345678', account_name: 'WAZIRI MUSA' },
        units: suites.slice(0, 20),
      },
      {
        name: 'Maitama Heights West',
        address: '33 Gana Street, Maitama',
        property_type: 'FLATS',
        landlord: landlord('ngozi.umeh', 'Barr. Ngọzi Umeh', '+2348054471206', '9 Aguleri Street, Enugu'),
        bank: {
          code: '044',
          name: 'Access Bank',
          account_number: '0690000001',
          account_name: 'UMEH NGOZI CHIOMA',
        },
        units: suites.slice(20),
      },
    ],
  },
  {
    name: 'Trans-Amadi Gardens',
    city: 'Port Harcourt',
    address: '5 Danjuma Drive, Trans-Amadi',
    state: 'Rivers',
    lga: 'Obio/Akpor',
    quarterly_service: false,
    properties: [
      {
        name: 'Palm Crescent',
        address: '5 Danjuma Drive, Trans-Amadi',
        property_type: 'TERRACE',
        landlord: landlord(
          'sotonye.amachree',
          'Dr Sotonye Amachree',
          '+2348139906215',
          '18 Forces Avenue, Old GRA, Port Harcourt',
        ),
        bank: {
          code: '011',
          name: 'First Bank of Nigeria',
          account_number: '0000014579',
          account_name: 'AMACHREE SOTONYE',
        },
        units: houses.slice(0, 20),
      },
      {
        name: 'Orchid Close',
        address: '7 Danjuma Drive, Trans-Amadi',
        property_type: 'HOUSE',
        landlord: landlord(
          'ibinabo.pepple',
          'Mrs Ibinabo Pepple',
          '+2348188340127',
          '2 Harley Street, Old GRA, Port Harcourt',
        ),
        bank: null,
        units: houses.slice(20),
      },
    ],
  },
]

/** Looks after the eastern suites in Abuja, beside the agent with an account to look around as. */
export const secondAgent: DemoPerson = {
  email: 'halima.sani@demo.gida.ng',
  role: 'PROPERTY_MANAGER',
  full_name: 'Halima Sani',
  phone: '+2348064417302',
  address: '8 Mississippi Street, Maitama, Abuja',
}

/** The agent looks after the two front blocks of Palmgrove and a few houses, the second one after suites. */
export const ENTRUSTED: Record<string, { to: 'agent' | 'second_agent'; units: readonly string[] }> = {
  'Palmgrove Court': { to: 'agent', units: flats.slice(0, 24).map(({ name }) => name) },
  'Maitama Heights': { to: 'second_agent', units: suites.slice(0, 12).map(({ name }) => name) },
  'Trans-Amadi Gardens': { to: 'agent', units: houses.slice(4, 10).map(({ name }) => name) },
}

const NAIRA = 100

/** How each estate charges; Trans-Amadi adds nothing to what is late. */
export const SETTINGS: Record<string, Pick<EstateChange, 'late_fee' | 'charge_months_ahead'>> = {
  'Palmgrove Court': {
    late_fee: { kind: 'PERCENT', rate: 500, grace_days: 14, repeat: 'ONCE', cap: 100_000 * NAIRA },
  },
  'Maitama Heights': {
    charge_months_ahead: 2,
    late_fee: {
      kind: 'FLAT',
      amount: 25_000 * NAIRA,
      grace_days: 7,
      repeat: 'MONTHLY',
      cap: 150_000 * NAIRA,
    },
  },
}

/** The feasts as they were proclaimed, which no migration can know. */
export const FEASTS: readonly HolidayDraft[] = [
  { day: '2026-03-20', name: 'Eid-el-Fitr' },
  { day: '2026-05-27', name: 'Eid-el-Kabir' },
  { day: '2027-03-10', name: 'Eid-el-Fitr' },
]
