import { formatPhone, normalizePhone } from '@gida/contract/shared/phone'
import { nothing, type Reading, refuse, textOf } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

const BETWEEN = /\s*(?:[/,;&|]|\n|\bor\b|\band\b)\s*/i
const NUMBERS = /(?:\+?234|0)[\s-]?[789][\s-]?[01](?:[\s-]?\d){8}/g

/**
 * Parses a Nigerian number to E.164 from any spelling, also if the spreadsheet dropped the leading 0. Of two in one cell the first
 * is used, with a warning. A number abroad is left out with a warning, since no SMS from here reaches it.
 */
export function readPhone(cell: Cell | undefined): Reading<string | null> {
  const text = textOf(cell)
  if (text === null) return nothing
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(text))
    return refuse(
      'PHONE_SHORTENED',
      `Excel has shortened this number to ${text}. Format the column as text and enter it again.`,
    )
  const found = [...new Set(numbersIn(text))]
  const [first, second] = found
  if (!first && ABROAD.test(text.replace(/[\s().-]/g, '')))
    return { value: null, note: { code: 'PHONE_ABROAD', message: `${text} ${leftOut}` } }
  if (!first)
    return refuse('PHONE_UNREADABLE', `${text} is not a Nigerian phone number. Write it like 0803 123 4567.`)
  if (!second) return { value: first }
  return {
    value: first,
    note: {
      code: 'PHONE_SECOND',
      message: `There are two numbers in this cell: ${formatPhone(first)} is used.`,
    },
  }
}

const ABROAD = /^(?:\+|00)(?!0|234|[789][01]\d{8}$)\d{8,15}$/
const leftOut =
  'is a number outside Nigeria, which no SMS of Gida reaches. It is left out: give an e-mail address.'

function numbersIn(text: string): string[] {
  const parts = text.split(BETWEEN).map(normal)
  const whole = parts.flatMap((part) => part ?? [])
  return whole.length > 0 ? whole : (text.match(NUMBERS) ?? []).flatMap((part) => normal(part) ?? [])
}

/** Strips labels: `Tel: 0803…`. */
const normal = (part: string) =>
  normalizePhone(part.replace(/^(?:tel|phone|gsm|mobile|whatsapp|no)\b\.?:?\s*/i, ''))
