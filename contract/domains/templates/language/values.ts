import { formatNaira, MAX_KOBO } from '../../../shared/naira.ts'
import { MOST_ROWS, MOST_TEXT, type Variable } from '../kinds.ts'

type Plain = string | number | boolean
type Row = Readonly<Record<string, Plain>>
export type Value = Plain | readonly Row[]
/** By key; absent values have no entry. */
export type Values = Readonly<Record<string, Value>>

/** The value of a key, own properties only. */
export const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]
const isDay = (value: string) => {
  const at = /^[12]\d{3}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** Removes line breaks, bidirectional control characters and unprintable characters. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()

/** Whether a value has the type of its variable; an empty text does not. */
export function fits({ type, words, fields }: Omit<Variable, 'required'>, value: unknown): value is Value {
  switch (type) {
    case 'money':
      return Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= MAX_KOBO
    case 'number':
      return typeof value === 'number' && Math.abs(value) < 1e12
    case 'yes_no':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && isDay(value)
    case 'word':
      return typeof value === 'string' && (words ?? []).includes(value)
    case 'list':
      return (
        Array.isArray(value) && value.length <= MOST_ROWS && value.every((row) => rowFits(fields ?? [], row))
      )
    default:
      return typeof value === 'string' && value.length <= MOST_TEXT && plainText(value) !== ''
  }
}

const rowFits = (fields: NonNullable<Variable['fields']>, row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  fields.every((field) => fits(field, Object.getOwnPropertyDescriptor(row, field.key)?.value))

/** A value as printed. */
export function printed(type: Variable['type'], value: Plain): string {
  if (type === 'money' && typeof value === 'number') return formatNaira(value)
  if (type === 'number' && typeof value === 'number') return value.toLocaleString('en-NG')
  if (type === 'date' && typeof value === 'string') {
    const [year, month, day] = value.split('-').map(Number)
    return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
  }
  return plainText(String(value))
}
