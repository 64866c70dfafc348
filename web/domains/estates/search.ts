import type { UnitStatus } from '@gida/contract/domains/estates/unit'
import { given, readEstate, readId, readOneOf, readPages, readText } from '../../platform/screens/search.ts'
import { chosenEstate } from '../../platform/session/chosen-estate.ts'

type Raw = Record<string, unknown>

export const UNIT_STATUSES = Object.keys({
  VACANT: true,
  RESERVED: true,
  OCCUPIED: true,
  OUT_OF_SERVICE: true,
} satisfies Record<UnitStatus, true>) as UnitStatus[]
export const ESTATE_STATUSES = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const
/** In the order in which they stand; the first one is left out of the address. */
export const SETTINGS_TABS = [
  'details',
  'charges',
  'fees',
  'late',
  'reminders',
  'payout',
  'owners',
  'holidays',
] as const
export type SettingsTab = (typeof SETTINGS_TABS)[number]
const SORTS = ['name', '-name', 'rent_amount', '-rent_amount'] as const

export const readListSearch = (raw: Raw) => given({ ...readPages(raw), search: readText(raw, 'search') })
export type ListSearch = ReturnType<typeof readListSearch>

/** Properties, of the estate that is chosen. */
export const readPropertiesSearch = (raw: Raw) =>
  given({ ...readListSearch(raw), estate_id: readEstate(raw) })

/** The estates, those in use unless another state is asked for. */
export const readEstatesSearch = (raw: Raw) =>
  given({ ...readListSearch(raw), status: readOneOf(raw, 'status', ESTATE_STATUSES) })

/** Which estate's settings, and which part of them. */
export const readSettingsSearch = (raw: Raw) =>
  given({
    estate: readId(raw, 'estate') ?? chosenEstate() ?? undefined,
    tab: readOneOf(raw, 'tab', SETTINGS_TABS),
  })

/** A list of units: which page, what is sought, and the unit that is open. */
export type EstatesSearch = ReturnType<typeof readEstatesSearch>

export const readUnitListSearch = (raw: Raw) =>
  given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', UNIT_STATUSES),
    sort: readOneOf(raw, 'sort', SORTS),
    unit: readText(raw, 'unit'),
  })
export type UnitListSearch = ReturnType<typeof readUnitListSearch>

/** The same, and whether the building or the list is shown. */
export const readPropertySearch = (raw: Raw) =>
  given({ ...readUnitListSearch(raw), show: readOneOf(raw, 'show', ['list', 'payments'] as const) })
