import {
  given,
  readCount,
  readDay,
  readEstate,
  readId,
  readOneOf,
  readPages,
  readText,
} from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
const STATES = ['OPEN', 'OVERDUE', 'ALL'] as const

export function readChargeSearch(raw: Raw) {
  const state = readOneOf(raw, 'state', STATES)
  return given({
    ...readPages(raw),
    search: readText(raw, 'search'),
    state,
    due_from: readDay(raw, 'due_from'),
    due_to: readDay(raw, 'due_to'),
    estate_id: readEstate(raw),
    property_id: readId(raw, 'property_id'),
    unit_id: readId(raw, 'unit_id'),
    tenant_id: readId(raw, 'tenant_id'),
    lease_id: readId(raw, 'lease_id'),
  })
}
export type ChargeSearch = ReturnType<typeof readChargeSearch>
const CONTEXT = [
  'due_from',
  'due_to',
  'estate_id',
  'property_id',
  'unit_id',
  'tenant_id',
  'lease_id',
] as const
/** Clears filters that a link has set. */
export type ChargeContextChange = { [K in (typeof CONTEXT)[number]]?: undefined }
export type ChargeState = (typeof STATES)[number]

export const readWaiverSearch = (raw: Raw) =>
  given({ page: readCount(raw, 'page'), estate_id: readEstate(raw) })
export type WaiverSearch = ReturnType<typeof readWaiverSearch>
