import type { Age } from '@gida/contract/domains/charges/debt-days'
import {
  given,
  readCount,
  readDay,
  readEstate,
  readId,
  readOneOf,
  readText,
} from '../../platform/screens/search.ts'

type Raw = Record<string, unknown>
const AGES = Object.keys({ '1-30': true, '31-60': true, '61-90': true, '90+': true } satisfies Record<
  Age,
  true
>) as Age[]

/** Search of tenants in arrears, for any figure to link to. `who` is the open one. */
export const readArrearsSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    search: readText(raw, 'search'),
    age: readOneOf(raw, 'age', AGES),
    due_from: readDay(raw, 'due_from'),
    due_to: readDay(raw, 'due_to'),
    estate_id: readEstate(raw),
    property_id: readId(raw, 'property_id'),
    tenant_id: readId(raw, 'tenant_id'),
    unit_id: readId(raw, 'unit_id'),
    who: readId(raw, 'who'),
  })
export type ArrearsSearch = ReturnType<typeof readArrearsSearch>
/** Whether the list is filtered to a part of the estate's debtors: the precomputed totals do not apply then. */
export const isNarrowed = ({
  page: _page,
  who: _who,
  estate_id: _estate,
  ...search
}: ArrearsSearch): boolean => Object.values(search).some((wanted) => wanted !== undefined)
export type ArrearsChange = { [K in keyof ArrearsSearch]?: ArrearsSearch[K] | undefined }
