import { z } from 'zod'

export const ImportState = z.enum([
  'UPLOADED',
  'CHECKING',
  'CHECKED',
  'RUNNING',
  'DONE',
  'FAILED',
  'UNDOING',
  'UNDONE',
])
export type ImportState = z.infer<typeof ImportState>

/** Actions on an import, and the states that allow them. */
export const IMPORT_ACTIONS = {
  change: ['UPLOADED', 'CHECKED'],
  check: ['UPLOADED', 'CHECKED'],
  run: ['CHECKED', 'FAILED'],
  undo: ['DONE', 'FAILED'],
} as const satisfies Record<string, readonly ImportState[]>
export type ImportAction = keyof typeof IMPORT_ACTIONS

export const isAtWork = (state: ImportState) => ['CHECKING', 'RUNNING', 'UNDOING'].includes(state)

/** Days after completion in which an import can be undone once. */
export const UNDO_DAYS = 7

/** Days that a file is kept, since questions about opening balances come with the next rent. */
export const FILE_KEPT_DAYS = 400

/** Largest file in bytes. */
export const MOST_FILE_BYTES = 15_000_000

/** Meanings of a spreadsheet column. */
export const IMPORT_FIELDS = [
  'estate',
  'address',
  'state',
  'lga',
  'property',
  'block',
  'unit',
  'bedrooms',
  'landlord_name',
  'landlord_phone',
  'landlord_email',
  'tenant_name',
  'tenant_phone',
  'tenant_email',
  'rent',
  'frequency',
  'start_date',
  'end_date',
  'paid_until',
  'caution_deposit',
  'service_charge',
  'opening_balance',
  'balance_due_date',
] as const
export const ImportField = z.enum(IMPORT_FIELDS)
export type ImportField = z.infer<typeof ImportField>

/** `0` → `A`, `27` → `AB`: spreadsheet column names. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
