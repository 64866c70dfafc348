import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { FieldRow, SignatureRow } from '../requests/request-queries.ts'
import type { PageMark } from './draw-marks.ts'

/** The content of a field after signing; null if left empty. The date is that of signing. */
export function heldBy({ kind, number }: FieldRow, { filled, value, at }: SignatureRow): string | null {
  if (kind === 'SIGNATURE') return value
  if (kind === 'DATE') return formatDay(lagosDay(at))
  return filled.find((one) => one.number === number)?.value ?? null
}

/** The fields as text for the certificate, since a field on a page may be too small to read. */
export const filledInWords = (fields: readonly FieldRow[], signature: SignatureRow): [string, string][] =>
  fields.flatMap((field): [string, string][] => {
    const [page, value] = [`Page ${field.page}`, heldBy(field, signature)]
    if (value === null) return []
    if (field.kind === 'SIGNATURE') return [[page, 'Signature']]
    if (field.kind === 'DATE') return [[page, `Date, ${value}`]]
    return field.kind === 'INITIALS' ? [[page, `Initials, ${value}`]] : [[`${page}, ${field.label}`, value]]
  })

/** What is drawn in the fields of one signer. */
export const marksOfSigner = (fields: readonly FieldRow[], signature: SignatureRow): PageMark[] =>
  fields.flatMap((field) => {
    const value = heldBy(field, signature)
    if (value === null) return []
    const { page, x, y, width, height } = field
    return [{ page, x, y, width, height, kind: field.kind === 'SIGNATURE' ? signature.kind : 'TEXT', value }]
  })
