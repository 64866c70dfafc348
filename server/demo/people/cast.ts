import type { TransactionType } from '@gida/contract/domains/charges/rules'
import type { Frequency } from '@gida/contract/domains/estates/unit'

/** What is told of a unit beyond what its dice say: who lives there, and what they have left unpaid. */
export type Part = {
  name?: string
  frequency?: Frequency
  yearly_rent?: number
  /** Stopped paying these so many days ago, on a day on which they fell due. */
  late?: { days: number; types: readonly TransactionType[] }
  /** Paid of the oldest unpaid rent all the same; kobo. */
  paid_in_part?: number
  /** An attempt at it of these days that came to nothing yet. */
  attempt?: 'PENDING' | 'PROCESSING' | 'FAILED' | 'CANCELLED'
}

const NAIRA = 100
const rent: readonly TransactionType[] = ['RENT_PAYMENT']
const rentAndService: readonly TransactionType[] = ['RENT_PAYMENT', 'SERVICE_CHARGE']

/** The fourteen who are late, from 4 days to 127, and a few whom one comes to know by name. */
export const CAST: Record<string, Part> = {
  'Flat B4': {
    frequency: 'HALF_YEARLY',
    yearly_rent: 2_500_000 * NAIRA,
    late: { days: 4, types: ['SERVICE_CHARGE'] },
  },
  'Flat C2': {
    name: 'Onyekachukwu Nwachukwu-Okonkwo',
    frequency: 'YEARLY',
    yearly_rent: 2_150_000 * NAIRA,
    late: { days: 127, types: rent },
    attempt: 'PROCESSING',
  },
  'Flat A3': {
    name: 'Folasade Akinwunmi-Ogundipe',
    frequency: 'HALF_YEARLY',
    yearly_rent: 3_000_000 * NAIRA,
    late: { days: 41, types: rentAndService },
    paid_in_part: 250_000 * NAIRA,
  },
  'Flat D3': {
    frequency: 'YEARLY',
    yearly_rent: 2_650_000 * NAIRA,
    late: { days: 67, types: rent },
    attempt: 'CANCELLED',
  },
  'Flat C11': { frequency: 'HALF_YEARLY', yearly_rent: 2_600_000 * NAIRA, late: { days: 19, types: rent } },
  'Suite 11': {
    name: 'Ibrahim Musa Danjuma',
    frequency: 'YEARLY',
    yearly_rent: 4_400_000 * NAIRA,
    late: { days: 33, types: rent },
    attempt: 'FAILED',
  },
  'Suite 24': { frequency: 'YEARLY', yearly_rent: 3_950_000 * NAIRA, late: { days: 109, types: rent } },
  'Suite 5': {
    frequency: 'HALF_YEARLY',
    yearly_rent: 5_200_000 * NAIRA,
    late: { days: 58, types: rent },
    attempt: 'PENDING',
  },
  'Suite 30': { frequency: 'YEARLY', yearly_rent: 5_600_000 * NAIRA, late: { days: 15, types: rent } },
  'Suite 38': { frequency: 'YEARLY', yearly_rent: 4_800_000 * NAIRA, late: { days: 7, types: rent } },
  'House 7': {
    name: 'Tamuno-Ibi Briggs',
    frequency: 'YEARLY',
    yearly_rent: 1_770_000 * NAIRA,
    late: { days: 88, types: rentAndService },
  },
  'House 15': { frequency: 'YEARLY', late: { days: 47, types: rent }, attempt: 'PENDING' },
  'House 21': { frequency: 'HALF_YEARLY', late: { days: 26, types: rent }, attempt: 'PROCESSING' },
  'House 29': { frequency: 'QUARTERLY', late: { days: 11, types: rent }, attempt: 'PENDING' },
  'Flat A1': { name: 'Aisha Bello Mohammed' },
  'Flat C9': { name: 'Chukwuemeka Nwosu-Ibekwe', yearly_rent: 2_500_000 * NAIRA },
  'Flat A12': { name: 'Yétúndé Balogun', frequency: 'QUARTERLY' },
  'House 1': { name: 'Preye Alagoa' },
}
