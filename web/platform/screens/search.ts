import { isDay } from '../../ui/form/date/typed-day.ts'
import { chosenEstate } from '../session/chosen-estate.ts'

/** Readers for the search of an address. What does not fit is dropped, never an error: people edit addresses. */
type Raw = Record<string, unknown>

/** An address's search as plain text, both ways: `?page=2&search=2026`, never quoted or encoded as JSON. */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Raw): string {
  const fields = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** `/dashboard/payments?status=FAILED#top` for a Link, which takes path, search and hash apart: `<Link {...linkTo(url)}>`. */
export function linkTo(address: string): { to: string; search: Record<string, string>; hash: string } {
  const url = new URL(address, 'http://here')
  return { to: url.pathname, search: parseSearch(url.search), hash: url.hash.slice(1) }
}

/** A whole number from `min` (1); left out when it is missing, wrong or the default. */
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

/** What an address may name that belongs to one estate, whichever is chosen. */
export const OF_ONE_ESTATE = ['property_id', 'property_unit_id', 'unit_id', 'tenant_id', 'lease_id']

/** The estate that an address is about: the one it names, else the one that is chosen in the header. */
export const readEstate = (raw: Raw): string | undefined =>
  readId(raw, 'estate_id') ??
  (OF_ONE_ESTATE.some((name) => readText(raw, name)) ? undefined : (chosenEstate() ?? undefined))

/** Which page of a list is shown, and how, narrows nothing. */
const NO_FILTERS = ['page', 'limit', 'sort']

/** Whether something narrows a list that can be cleared there: the estate that is chosen in the header stays. */
export const isFiltered = (search: object): boolean =>
  Object.entries(search).some(
    ([name, value]) =>
      value !== undefined &&
      !NO_FILTERS.includes(name) &&
      !(name === 'estate_id' && value === chosenEstate()),
  )

/** Only `true` narrows a list; anything else leaves it whole. */
export const readYes = (raw: Raw, name: string): true | undefined =>
  String(raw[name]) === 'true' ? true : undefined

/** How many rows a list shows at once, unless its address says another number. */
export const PAGE_SIZE = 20

/** Which page of a list, and how long its pages are. */
export function readPages(raw: Raw): { page: number | undefined; limit: number | undefined } {
  const limit = readCount(raw, 'limit', PAGE_SIZE)
  return { page: readCount(raw, 'page'), limit: limit && limit <= 100 ? limit : undefined }
}

/** Without the fields that are undefined, so that they do not stand in the address. */
export function given<T extends Raw>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}
