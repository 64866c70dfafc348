import { ASSET_KINDS, ASSET_STATUSES } from '@gida/contract/domains/assets/rules'
import { given, readCount, readEstate, readId, readOneOf, readText } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
export const SHOWN = ['OVERDUE', 'COMES_BACK'] as const

export const readAssetsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    shown: readOneOf(raw, 'shown', SHOWN),
    kind: readOneOf(raw, 'kind', ASSET_KINDS),
    status: readOneOf(raw, 'status', ASSET_STATUSES),
    search: readText(raw, 'search'),
    estate_id: readEstate(raw),
  })
export type AssetsSearch = ReturnType<typeof readAssetsSearch>

/** For which asset a plan is made. */
export const readNewPlanSearch = (raw: Raw) => given({ asset: readId(raw, 'asset') })

const FIRST_YEAR = 2020
export const readYearSearch = (raw: Raw) =>
  given({ year: readCount(raw, 'year', 0, FIRST_YEAR), estate_id: readEstate(raw) })
export type YearSearch = ReturnType<typeof readYearSearch>
