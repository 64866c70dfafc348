import type { Import, ImportFault, ImportSummary } from '@gida/contract/domains/imports/import'
import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import {
  columnLetter,
  IMPORT_ACTIONS,
  type ImportAction,
  UNDO_DAYS,
} from '@gida/contract/domains/imports/rules'
import { FORGOTTEN } from './forget-files.ts'
import type { ImportRow } from './queries.ts'

const DAY_MS = 86_400_000

export const undoUntil = (row: Pick<ImportRow, 'finished_at'>): Date | null =>
  row.finished_at && new Date(row.finished_at.getTime() + UNDO_DAYS * DAY_MS)

export function presentSummary(row: ImportRow, now: Date): ImportSummary {
  const until = undoUntil(row)
  const isKept = row.failure !== FORGOTTEN
  const allows = (action: ImportAction) =>
    isKept && (IMPORT_ACTIONS[action] as readonly string[]).includes(row.state)
  const isReady = row.counts !== null && row.counts.ready > row.result.rows
  return {
    id: row.id,
    estate_id: row.estate_id,
    estate_name: row.estate_name,
    file_name: row.file_name,
    state: row.state,
    progress: { done: row.progress_done, of: row.progress_of },
    counts: row.counts,
    result: row.result,
    failure: row.failure,
    created_by_name: row.created_by_name ?? '',
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    undo_until: until?.toISOString() ?? null,
    can: {
      change: allows('change') || (isKept && row.state === 'FAILED' && row.counts === null),
      check: allows('check') || (isKept && row.state === 'FAILED' && row.counts === null),
      run: allows('run') && isReady && !(row.all_or_nothing && (row.counts?.faulty ?? 0) > 0),
      undo: allows('undo') && row.result.rows > row.result.undone && (until === null || now < until),
    },
  }
}

export function presentImport(row: ImportRow, estates: Import['estates'], now: Date): Import {
  return {
    ...presentSummary(row, now),
    sheets: row.sheets,
    sheet: row.sheet,
    header_row: row.header_row,
    columns: row.columns,
    first_rows: row.first_rows,
    notes: row.notes,
    options: {
      all_or_nothing: row.all_or_nothing,
      default_frequency: row.default_frequency,
      default_end: row.default_end,
      send_invitations: row.send_invitations,
    },
    estates,
  }
}

type FaultRow = {
  number: number
  kind: string
  column_index: number | null
  value: string | null
  code: string
  message: string
}

export function presentFault(row: FaultRow, columns: readonly ImportColumn[]): ImportFault {
  const column = columns.find(({ index }) => index === row.column_index)
  return {
    row: row.number,
    column: row.column_index === null ? null : columnLetter(row.column_index),
    header: column?.header || null,
    value: row.value,
    code: row.code,
    message: row.message,
    kind: row.kind as ImportFault['kind'],
  }
}
