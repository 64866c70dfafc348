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
export const SETTINGS_PARTS = [
  'details',
  'charges',
  'fees',
  'late',
  'reminders',
  'payout',
  'owners',
  'holidays',
] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]
const SORTS = ['name', '-name', 'rent_amount', '-rent_amount'] as const

export const readListSearch = (raw: Raw) => given({ ...readPages(raw), search: readText(raw, 'search') })
export type ListSearch = ReturnType<typeof readListSearch>

/** Properties of the chosen estate. */
export const readPropertiesSearch = (raw: Raw) =>
  given({ ...readListSearch(raw), estate_id: readEstate(raw) })

/** Estates, active ones by default. */
export const readEstatesSearch = (raw: Raw) =>
  given({ ...readListSearch(raw), status: readOneOf(raw, 'status', ESTATE_STATUSES) })

/** The settings tab; without one, the list of tabs. */
export const readSettingsSearch = (raw: Raw) => given({ tab: readOneOf(raw, 'tab', SETTINGS_PARTS) })

/** Settings of the estate in the search, else of the chosen one. */
export const readChosenSettings = (raw: Raw) =>
  given({ ...readSettingsSearch(raw), estate: readId(raw, 'estate') ?? chosenEstate() ?? undefined })

export type EstatesSearch = ReturnType<typeof readEstatesSearch>

/** A list of units: page, search, and the open unit. */
export const readUnitListSearch = (raw: Raw) =>
  given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    status: readOneOf(raw, 'status', UNIT_STATUSES),
    sort: readOneOf(raw, 'sort', SORTS),
    unit: readText(raw, 'unit'),
  })
export type UnitListSearch = ReturnType<typeof readUnitListSearch>

/** The same, with the choice of building or list. */
export const readPropertySearch = (raw: Raw) =>
  given({ ...readUnitListSearch(raw), show: readOneOf(raw, 'show', ['list', 'payments'] as const) })

/** The units of an estate, as a list or as buildings. */
export const readUnitsSearch = (raw: Raw) =>
  given({ ...readUnitListSearch(raw), show: readOneOf(raw, 'show', ['building'] as const) })
