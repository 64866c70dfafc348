import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { SignedKobo } from '../../shared/money.ts'
import { Frequency } from '../estates/unit.ts'
import { ImportColumn, Mapping } from './mapping.ts'
import { ImportState } from './rules.ts'

export const ImportUpload = z.object({
  estate_id: idOf('estate').optional().meta({
    description: 'Estate to import into; omit it if a column names the estate',
  }),
})

export const ImportOptions = z.object({
  all_or_nothing: z.boolean().meta({ description: 'Whether a single fault rejects the whole file' }),
  default_frequency: Frequency,
  default_end: Day.nullable().meta({
    description: 'Lease end for rows without one; null for one year from the start',
  }),
  send_invitations: z.boolean().meta({
    description:
      'Whether people who cannot sign in yet are invited after the import. Can be changed without another check',
  }),
})

export type ImportOptions = z.infer<typeof ImportOptions>

/** Omitted fields stay. Another sheet or header row makes the mapping be guessed again, unless one is sent. */
export const ImportChange = z.object({
  sheet: z.string().max(100).optional(),
  header_row: z
    .int()
    .min(0)
    .max(200)
    .optional()
    .meta({ description: 'Row number from 1; 0 if there is no header row' }),
  mapping: Mapping.optional(),
  options: ImportOptions.partial().optional(),
})

export type ImportChange = z.infer<typeof ImportChange>

export const ImportCounts = z.object({
  rows: z.int(),
  ready: z.int(),
  faulty: z.int(),
  /** Rows that will be imported with a warning. */
  warned: z.int(),
  units: z.int(),
  landlords: z.int(),
  tenants: z.int(),
  /** Those of the landlords and tenants above who cannot sign in yet. */
  landlords_to_invite: z.int(),
  tenants_to_invite: z.int(),
  leases: z.int(),
  opening_balance: SignedKobo,
})

export type ImportCounts = z.infer<typeof ImportCounts>

/** Outcome so far, updated while the import runs. */
export const ImportResult = z.object({
  rows: z.int(),
  failed: z.int(),
  units: z.int(),
  people: z.int(),
  leases: z.int(),
  /** Rows whose tenant already has an account and has not accepted yet: they are not charged until then. */
  waiting: z.int(),
  undone: z.int(),
  kept: z.int(),
  to_invite: z.int(),
  invited: z.int(),
  not_invited: z.int(),
})

export type ImportResult = z.infer<typeof ImportResult>

export const ImportSummary = z
  .object({
    id: Id,
    estate_id: Id.nullable(),
    estate_name: z.string().nullable(),
    file_name: z.string(),
    state: ImportState,
    progress: z.object({ done: z.int(), of: z.int() }),
    counts: ImportCounts.nullable().meta({ description: 'Null until the import has been checked' }),
    result: ImportResult,
    failure: z.string().nullable(),
    created_by_name: z.string(),
    created_at: Instant,
    finished_at: Instant.nullable(),
    undo_until: Instant.nullable(),
    can: z.object({ change: z.boolean(), check: z.boolean(), run: z.boolean(), undo: z.boolean() }),
  })
  .meta({ id: 'ImportSummary' })

export type ImportSummary = z.infer<typeof ImportSummary>

export const Import = ImportSummary.extend({
  sheets: z.array(z.object({ name: z.string(), rows: z.int() })),
  sheet: z.string(),
  header_row: z.int(),
  columns: z.array(ImportColumn),
  first_rows: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })),
  notes: z.array(z.string()).meta({ description: 'What was ignored or assumed' }),
  options: ImportOptions,
  estates: z
    .array(z.object({ id: Id, name: z.string() }))
    .meta({ description: 'Estates that the rows belong to' }),
}).meta({ id: 'Import' })

export type Import = z.infer<typeof Import>

export const ImportFault = z
  .object({
    row: z.int().meta({ description: 'Row number in the spreadsheet, from 1' }),
    column: z
      .string()
      .nullable()
      .meta({ description: 'Column letter; null if the fault concerns the whole row' }),
    header: z.string().nullable(),
    value: z.string().nullable(),
    code: z.string(),
    message: z.string(),
    kind: z.enum(['FAULT', 'WARNING', 'KEPT']),
  })
  .meta({ id: 'ImportFault' })

export type ImportFault = z.infer<typeof ImportFault>
