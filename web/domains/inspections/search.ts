import { INSPECTION_KINDS, INSPECTION_STATUSES } from '@gida/contract/domains/inspections/rules'
import { given, readCount, readEstate, readId, readOneOf } from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>

export const readInspectionsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    kind: readOneOf(raw, 'kind', INSPECTION_KINDS),
    status: readOneOf(raw, 'status', INSPECTION_STATUSES),
    estate_id: readEstate(raw),
    lease_id: readId(raw, 'lease_id'),
    unit_id: readId(raw, 'unit_id'),
  })
export type InspectionsSearch = ReturnType<typeof readInspectionsSearch>

/** Unit and kind of a new report, and the ended lease it belongs to. */
export const readNewInspectionSearch = (raw: Raw) =>
  given({
    unit: readId(raw, 'unit'),
    kind: readOneOf(raw, 'kind', INSPECTION_KINDS),
    lease: readId(raw, 'lease'),
  })

/** The open item; without one, the list of rooms. */
export const readWriteSearch = (raw: Raw) => given({ item: readId(raw, 'item') })
