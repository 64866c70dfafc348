import type { AuditEntry, AuditField } from '@gida/contract/domains/audit/entry'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { audit as words } from '#words/audit'
import { formatDay, formatInstant, formatNaira } from '../../../platform/screens/format.ts'

/** Lines of one entry that are shown; a new lease has twenty. */
const MOST_LINES = 4
/** Of a text; a note may be long. */
const MOST_SIGNS = 120

/** What an entry changed, from what to what; ids of other things say nothing to people. */
export function EntryFields({ entry: { operation, fields } }: { entry: AuditEntry }) {
  const isNew = operation === 'ADDED'
  const told = fields.filter(
    ({ kind, after, is_erased }) => kind !== 'OTHER' && !(isNew && !is_erased && saysNothing(kind, after)),
  )
  return (
    <span className="block text-small">
      {told.slice(0, MOST_LINES).map((field) => (
        <span key={field.name} className="block wrap-anywhere">
          {operation === 'CHANGED'
            ? changeOf(field)
            : words.said(words.field(field.name), readValue(field, field.after ?? field.before))}
        </span>
      ))}
      {told.length > MOST_LINES && (
        <span className="block text-ink-soft">{words.more(told.length - MOST_LINES)}</span>
      )}
    </span>
  )
}

/** Columns that a new thing does not use yet, and lists without anything in them. */
const isEmpty = (value: string | null): boolean => ['', '{}', '[]'].includes(value ?? '')
const saysNothing = (kind: AuditField['kind'], value: string | null): boolean =>
  isEmpty(value) || (kind === 'MONEY' && value === '0')

const changeOf = (field: AuditField): string =>
  words.change(words.field(field.name), readValue(field, field.before), readValue(field, field.after))

/** Kept in hundredths of a percent. */
const RATE = /^(commission|late_fee)_rate$/
/** A word of ours that is kept as a text: `PERSON`, `BANK_TRANSFER`; and several of them: `{EMAIL,SMS}`. */
const WORD_COLUMN = /(^|_)(kind|channels?|source|state|reversal|basis|role)$/
const WORDS = /^\{?[A-Z]+(_[A-Z]+)*(,[A-Z]+(_[A-Z]+)*)*\}?$/

const readWords = (value: string): string => value.replace(/[{}]/g, '').split(',').map(words.word).join(', ')

function readValue({ name, kind, is_erased }: AuditField, value: string | null): string {
  if (value === null || isEmpty(value)) return is_erased ? words.erased : words.nothing
  if (kind === 'MONEY') return formatNaira(Number(value))
  if (kind === 'DAY') return formatDay(value)
  if (kind === 'INSTANT') return formatInstant(value)
  if (kind === 'YES_NO') return value === 'true' ? words.yes : words.no
  if (kind === 'WORD') return words.word(value)
  if (RATE.test(name) && /^\d+$/.test(value)) return `${Number(value) / 100}%`
  if (WORD_COLUMN.test(name) && WORDS.test(value)) return readWords(value)
  return value.length > MOST_SIGNS ? `${beginningOf(value, MOST_SIGNS)}…` : value
}
