import type { Frequency } from '@gida/contract/domains/estates/unit'
import { randomFor } from '../random.ts'

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
export const flats = ['A', 'B', 'C', 'D'].flatMap((block) =>
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
export const suites = Array.from({ length: 40 }, (_, index) => {
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
export const houses = Array.from({ length: 32 }, (_, index) =>
  unit('Trans-Amadi Gardens', `House ${index + 1}`, { floor: 0 }, transAmadi),
)
