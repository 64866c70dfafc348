import { read, write } from '../../platform/browser/storage.ts'
import type { Entry } from './entry.ts'

/** Deleted with the session, even if the search was not opened, so that the next person on this device sees nothing. */
const KEY = 'gida.recent'
const MOST = 6

/** Entries opened from the search, latest first. */
export const readRecent = (): Entry[] => read<Entry[]>(KEY) ?? []

/** Without amounts, which would be outdated. */
export function remember({ to, title, detail, icon }: Entry): void {
  const others = readRecent().filter((one) => one.to !== to)
  const entry = { to, title, ...(detail && { detail }), ...(icon && { icon }) }
  write(KEY, [entry, ...others].slice(0, MOST))
}
