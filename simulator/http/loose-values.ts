/** What a caller sent, before anyone looked at it: JSON and forms both end here. */
export type Fields = Record<string, unknown>

export function asFields(value: unknown): Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : {}
}

/** Text, or a number written as text. Blank counts as missing. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return value.trim() || undefined
}

/** A number, or a number in text form, which forms and some clients send. */
export function asNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const text = asText(value)
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined
}

export function asFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === 'true' || value === '1') return true
  if (value === false || value === 0 || value === 'false' || value === '0') return false
  return undefined
}

/** A list, a list in JSON text, or a single word. */
export function asList(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  if (typeof value !== 'string' || value === '') return []
  const parsed = parseJson(value)
  return Array.isArray(parsed) ? asList(parsed) : [value]
}

/** An ISO 8601 moment or day, in milliseconds. */
export function asMoment(value: unknown): number | undefined {
  const moment = Date.parse(asText(value) ?? '')
  return Number.isNaN(moment) ? undefined : moment
}

/** The value behind JSON text, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
