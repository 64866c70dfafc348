/**
 * What the browser stores between visits: the tokens, the first page of estates, and preferences. Where storage is denied or full, memory
 * is used instead, and is lost with the page.
 */
export type Area = 'local' | 'session'

const memory: Record<Area, Map<string, string>> = { local: new Map(), session: new Map() }

/** Deleted first when storage is full: it can be fetched again. */
const SPARE = ['user_estates', 'gida.my-money']

function store(area: Area): Storage | null {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null // denied by the browser: even touching it throws
  }
}

export function read<T>(key: string, area: Area = 'local'): T | null {
  const kept = memory[area].get(key)
  try {
    const text = kept ?? store(area)?.getItem(key)
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null
  }
}

/** False when the value is held in memory only. */
export function write(key: string, value: unknown, area: Area = 'local'): boolean {
  const text = JSON.stringify(value)
  const kept = tryWrite(key, text, area) || (makeRoom(key, area) && tryWrite(key, text, area))
  if (kept) memory[area].delete(key)
  else memory[area].set(key, text)
  return kept
}

export function remove(key: string, area: Area = 'local'): void {
  memory[area].delete(key)
  try {
    store(area)?.removeItem(key)
  } catch {
    // denied: nothing was stored
  }
}

/** The keys in use that begin with this prefix. */
export function namesFrom(beginning: string): string[] {
  const names = [...Object.keys(store('local') ?? {}), ...memory.local.keys()]
  return [...new Set(names)].filter((name) => name.startsWith(beginning))
}

function tryWrite(key: string, text: string, area: Area): boolean {
  try {
    const target = store(area)
    target?.setItem(key, text)
    return target !== null
  } catch {
    return false
  }
}

function makeRoom(key: string, area: Area): boolean {
  for (const spare of SPARE) if (spare !== key) remove(spare, area)
  return true
}

export type Theme = 'light' | 'dark' | 'device'
/** The data saver: as the browser and the connection suggest (`auto`), always, or never. */
export type Saver = 'auto' | 'on' | 'off'
export type Preferences = { sidebar: 'open' | 'closed'; theme: Theme; estate: string | null; saver: Saver }

const DEFAULTS: Preferences = { sidebar: 'open', theme: 'device', estate: null, saver: 'auto' }

export const readPreferences = (): Preferences => ({
  ...DEFAULTS,
  ...read<Partial<Preferences>>('gida.preferences'),
})

export function writePreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  write('gida.preferences', { ...readPreferences(), [name]: value })
}
