import type { DueOnly } from '@gida/contract/domains/settlements/remittance'
import {
  given,
  readCount,
  readEstate,
  readId,
  readOneOf,
  readPages,
  readText,
} from '../../platform/screens/search.ts'

export const DUE_ONLY = Object.keys({
  LATE: true,
  NO_ACCOUNT: true,
} satisfies Record<DueOnly, true>) as DueOnly[]

type Raw = Record<string, unknown>

export const readPageSearch = (raw: Raw) => given(readPages(raw))

/** Payouts made and due. */
export const readRemittancesSearch = (raw: Raw) =>
  given({ ...readPages(raw), estate_id: readEstate(raw), only: readOneOf(raw, 'only', DUE_ONLY) })
export type RemittancesSearch = ReturnType<typeof readRemittancesSearch>

export const readSettlementsSearch = (raw: Raw) =>
  given({
    ...readPages(raw),
    estate_id: readEstate(raw),
    to: readOneOf(raw, 'to', ['OUR_BANK', 'OWNER'] as const),
  })
export type SettlementsSearch = ReturnType<typeof readSettlementsSearch>

export const readDifferencesSearch = (raw: Raw) =>
  given({
    ...readPages(raw),
    state: readOneOf(raw, 'state', ['CLOSED'] as const),
    estate_id: readEstate(raw),
  })
export type DifferencesSearch = ReturnType<typeof readDifferencesSearch>

const readMonth = (raw: Raw) => {
  const month = readText(raw, 'month')
  return month && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}

/** Landlord, estate and month of a statement. */
export const readStatementSearch = (raw: Raw) =>
  given({ estate: readId(raw, 'estate'), owner: readId(raw, 'owner'), month: readMonth(raw) })

export const readYearSearch = (raw: Raw) => {
  const year = readCount(raw, 'year', 0)
  return given({ year: year && year >= 2000 && year <= 2100 ? year : undefined })
}
