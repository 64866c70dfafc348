import type { Frequency } from '@gida/contract/domains/estates/unit'
import type { City } from './names.ts'
import { type DemoPerson, demoPeople } from './people.ts'
import { randomFor } from './random.ts'

export type DemoUnit = {
  name: string
  block?: string
  floor: number
  bedrooms: number
  /** A year of rent, and a year of service charge; kobo. */
  yearly_rent: number
  service_charge: number
  caution_deposit: number
  frequency: Frequency
  use: 'LET' | 'VACANT' | 'RESERVED' | 'OUT_OF_SERVICE'
}

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

const NAIRA = 100
const STEP = 50_000 * NAIRA

/** Rents of a unit go by its bedrooms, a little by its floor, and a little by chance. */
function unit(estate: string, name: string, of: { block?: string; floor: number }, rents: Rents): DemoUnit {
  const random = randomFor(`unit:${estate}:${name}`)
  const bedrooms = random.pick(rents.bedrooms)
  const spread = random.between(0, rents.spread / STEP) * STEP
  const yearly_rent = rents.base + bedrooms * rents.perBedroom + of.floor * rents.perFloor + spread
  return {
    name,
    ...of,
    bedrooms,
    yearly_rent,
    service_charge: rents.service,
    caution_deposit: rents.caution,
    frequency: random.pick(['YEARLY', 'YEARLY', 'YEARLY', 'HALF_YEARLY', 'HALF_YEARLY', 'QUARTERLY']),
    use: rents.use[name] ?? 'LET',
  }
}

type Rents = {
  bedrooms: readonly [number, ...number[]]
  base: number
  perBedroom: number
  perFloor: number
  spread: number
  service: number
  caution: number
  use: Record<string, DemoUnit['use']>
}

const landlord = (email: string, full_name: string, phone: string, address: string): DemoPerson => ({
  email: `${email}@demo.gida.ng`,
  role: 'LANDLORD',
  full_name,
  phone,
  address,
})

const palmgrove: Rents = {
  bedrooms: [2, 3, 3],
  base: 900_000 * NAIRA,
  perBedroom: 500_000 * NAIRA,
  perFloor: 50_000 * NAIRA,
  spread: 200_000 * NAIRA,
  service: 720_000 * NAIRA,
  caution: 250_000 * NAIRA,
  use: { 'Flat A11': 'VACANT', 'Flat D9': 'VACANT', 'Flat D6': 'RESERVED', 'Flat D1': 'OUT_OF_SERVICE' },
}
/** Blocks of twelve flats, three on each of four floors. */
const flats = ['A', 'B', 'C', 'D'].flatMap((block) =>
  Array.from({ length: 12 }, (_, index) => {
    const name = `Flat ${block}${index + 1}`
    return unit('Palmgrove Court', name, { block: `Block ${block}`, floor: Math.floor(index / 3) }, palmgrove)
  }),
)

const maitama: Rents = {
  bedrooms: [2, 3, 4, 4],
  base: 900_000 * NAIRA,
  perBedroom: 850_000 * NAIRA,
  perFloor: 100_000 * NAIRA,
  spread: 1_200_000 * NAIRA,
  service: 600_000 * NAIRA,
  caution: 400_000 * NAIRA,
  use: {
    'Suite 4': 'VACANT',
    'Suite 17': 'VACANT',
    'Suite 22': 'VACANT',
    'Suite 35': 'VACANT',
    'Suite 28': 'RESERVED',
    'Suite 9': 'OUT_OF_SERVICE',
  },
}
const suites = Array.from({ length: 40 }, (_, index) => {
  const floor = Math.floor((index % 20) / 5)
  return unit(
    'Maitama Heights',
    `Suite ${index + 1}`,
    { block: index < 20 ? 'East' : 'West', floor },
    maitama,
  )
})

const transAmadi: Rents = {
  bedrooms: [1, 2, 2, 3],
  base: 400_000 * NAIRA,
  perBedroom: 450_000 * NAIRA,
  perFloor: 0,
  spread: 400_000 * NAIRA,
  service: 180_000 * NAIRA,
  caution: 100_000 * NAIRA,
  use: { 'House 12': 'VACANT', 'House 18': 'VACANT', 'House 27': 'VACANT', 'House 31': 'OUT_OF_SERVICE' },
}
const houses = Array.from({ length: 32 }, (_, index) =>
  unit('Trans-Amadi Gardens', `House ${index + 1}`, { floor: 0 }, transAmadi),
)

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

/** The agent looks after the two front blocks of Palmgrove and a few houses. */
export const ENTRUSTED: Record<string, readonly string[]> = {
  'Palmgrove Court': flats.slice(0, 24).map(({ name }) => name),
  'Trans-Amadi Gardens': houses.slice(4, 10).map(({ name }) => name),
}
