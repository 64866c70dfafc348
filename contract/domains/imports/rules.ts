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

/** What a person may ask of an import, and the states in which it may be asked. */
export const IMPORT_ACTIONS = {
  change: ['UPLOADED', 'CHECKED'],
  check: ['UPLOADED', 'CHECKED'],
  run: ['CHECKED', 'FAILED'],
  undo: ['DONE', 'FAILED'],
} as const satisfies Record<string, readonly ImportState[]>
export type ImportAction = keyof typeof IMPORT_ACTIONS

export const isAtWork = (state: ImportState) => ['CHECKING', 'RUNNING', 'UNDOING'].includes(state)

/** One undo, for so many days after an import is done. */
export const UNDO_DAYS = 7

/** So long a file is kept with what its rows said: questions about opening balances come with the next rent. */
export const FILE_KEPT_DAYS = 400

/** The most that one file may weigh. */
export const MOST_FILE_BYTES = 15_000_000

/** What a column of a person's spreadsheet can mean. */
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
  'caution_deposit',
  'service_charge',
  'opening_balance',
  'balance_due_date',
] as const
export const ImportField = z.enum(IMPORT_FIELDS)
export type ImportField = z.infer<typeof ImportField>

/** `0` → `A`, `27` → `AB`: as spreadsheets name their columns. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
