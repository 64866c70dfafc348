import { isDay } from '../../ui/form/date/typed-day.ts'
import { chosenEstate } from '../session/chosen-estate.ts'

/** Parsers for search parameters. Invalid values are dropped, never an error: people edit URLs. */
type Raw = Record<string, unknown>

/** Search parameters as plain text both ways: `?page=2&search=2026`, never quoted or JSON-encoded. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Raw): string {
  const fields = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** Splits `/dashboard/payments?status=FAILED#top` into the props of a router Link: `<Link {...linkTo(url)}>`. */
export function linkTo(address: string): { to: string; search: Record<string, string>; hash: string } {
  const url = new URL(address, 'http://here')
  return { to: url.pathname, search: parseSearch(url.search), hash: url.hash.slice(1) }
}

/** An integer of at least `min` (1); undefined when missing, invalid or the default. */
export function readCount(raw: Raw, name: string, fallback = 1, min = 1): number | undefined {
  const value = Number(raw[name])
  return Number.isInteger(value) && value >= min && value !== fallback ? value : undefined
}

export function readText(raw: Raw, name: string): string | undefined {
  const value = raw[name]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text || undefined
}

export function readOneOf<const T extends string>(
  raw: Raw,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === raw[name])
}

export function readDay(raw: Raw, name: string): string | undefined {
  const day = readText(raw, name)
  return day && isDay(day) ? day : undefined
}

export function readId(raw: Raw, name: string): string | undefined {
  const id = readText(raw, name)
  return id && /^[0-9a-f-]{36}$/i.test(id) ? id : undefined
}

/** Parameters that imply an estate, whichever is chosen. */
export const OF_ONE_ESTATE = ['property_id', 'property_unit_id', 'unit_id', 'tenant_id', 'lease_id']

/** The estate of an address: the one it names, else the one chosen in the header. */
export const readEstate = (raw: Raw): string | undefined =>
  readId(raw, 'estate_id') ??
  (OF_ONE_ESTATE.some((name) => readText(raw, name)) ? undefined : (chosenEstate() ?? undefined))

/** Parameters that do not filter. */
const NO_FILTERS = ['page', 'limit', 'sort']

/** Whether a list has a filter that can be cleared; the estate chosen in the header does not count. */
export const isFiltered = (search: object): boolean =>
  Object.entries(search).some(
    ([name, value]) =>
      value !== undefined &&
      !NO_FILTERS.includes(name) &&
      !(name === 'estate_id' && value === chosenEstate()),
  )

/** True for `true`; anything else is undefined. */
export const readYes = (raw: Raw, name: string): true | undefined =>
  String(raw[name]) === 'true' ? true : undefined

/** Rows per page by default. */
export const PAGE_SIZE = 20

/** The page number and the page size. */
export function readPages(raw: Raw): { page: number | undefined; limit: number | undefined } {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return { page: readCount(raw, 'page'), limit: limit && limit <= 100 ? limit : undefined }
}

/** Drops undefined fields, so that they do not appear in the URL. */
export function given<T extends Raw>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
