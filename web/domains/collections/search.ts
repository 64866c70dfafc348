import { AGES } from '@gida/contract/domains/collections/rules'
import { given, readCount, readOneOf, readText } from '../../platform/search.ts'

type Raw = Record<string, unknown>
export const PAGE_SIZE = 20

const readId = (raw: Raw, name: string) => {
  const id = readText(raw, name)
  return id && /^[0-9a-f-]{36}$/i.test(id) ? id : undefined
}
const readDay = (raw: Raw, name: string) => {
  const day = readText(raw, name)
  return day && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined
}

/** The address of who is late: any figure can link here. `who` is the one that is open. */
export const readOverdueSearch = (raw: Raw) =>
  given({
    page: readCount(raw, 'page'),
    search: readText(raw, 'search'),
    age: readOneOf(raw, 'age', AGES),
    due_from: readDay(raw, 'due_from'),
    due_to: readDay(raw, 'due_to'),
    estate_id: readId(raw, 'estate_id'),
    property_id: readId(raw, 'property_id'),
    tenant_id: readId(raw, 'tenant_id'),
    unit_id: readId(raw, 'unit_id'),
    who: readId(raw, 'who'),
  })
export type OverdueSearch = ReturnType<typeof readOverdueSearch>
export type OverdueChange = { [K in keyof OverdueSearch]?: OverdueSearch[K] | undefined }
