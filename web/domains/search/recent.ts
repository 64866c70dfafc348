import { read, write } from '../../platform/browser/storage.ts'
import type { Entry } from './entry.ts'

/** The end of a session removes it, also where no search was opened since: the next person at this phone learns nothing from it. */
const KEY = 'gida.recent'
const MOST = 6

/** What was opened from the search, the last first. */
export const readRecent = (): Entry[] => read<Entry[]>(KEY) ?? []

/** Amounts are left out: they would be old by the time they are seen. */
export function remember({ to, title, detail, icon }: Entry): void {
  const others = readRecent().filter((one) => one.to !== to)
  const entry = { to, title, ...(detail && { detail }), ...(icon && { icon }) }
  write(KEY, [entry, ...others].slice(0, MOST))
}
