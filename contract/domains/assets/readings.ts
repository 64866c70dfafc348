import type { ReadingKind } from './rules.ts'

const HOUR_MS = 3_600_000
/** Meters show whole hours, so a reading may exceed the elapsed time by one. */
const ROUNDING = 1
const FEWEST_DIGITS = 4

/** The last reading: its meter series, the value shown, and the asset's total running hours. */
export type LastReading = { series: number; meter: number; total: number; read_at: Date }
export type WantedReading = {
  kind: ReadingKind
  meter: number
  read_at: Date
  /** Final reading of the old meter, if it was replaced. */
  old_meter?: number | undefined
}
export type ReadingFault = { field: 'kind' | 'meter' | 'old_meter' | 'read_at'; message: string }
export type NextReading = { series: number; total: number } | ReadingFault

const fault = (field: ReadingFault['field'], message: string): ReadingFault => ({ field, message })
export const isReadingFault = (next: NextReading): next is ReadingFault => 'field' in next

/** Total hours after a reading. A meter never goes back by itself and cannot run faster than the clock. */
export function nextReading(
  last: LastReading | null,
  { kind, meter, read_at, old_meter }: WantedReading,
): NextReading {
  if (last === null)
    return kind === 'READING'
      ? { series: 1, total: meter }
      : fault('kind', 'This asset has no reading yet. Enter what its meter shows now.')
  if (read_at < last.read_at)
    return fault('read_at', 'A later reading is already recorded. Choose a later time.')
  const total = last.total + ran(last, { kind, meter, old_meter })
  if (kind === 'READING' && meter < last.meter)
    return fault(
      'meter',
      `The last reading was ${last.meter} hours. A meter only shows less if it was replaced or restarted from zero: choose which.`,
    )
  if (kind === 'REPLACED' && (old_meter ?? last.meter) < last.meter)
    return fault('old_meter', `The old meter showed ${last.meter} hours before. It cannot have ended lower.`)
  const most = Math.ceil((read_at.getTime() - last.read_at.getTime()) / HOUR_MS) + ROUNDING
  if (total - last.total > most)
    return fault(
      kind === 'REPLACED' ? 'old_meter' : 'meter',
      `That is ${total - last.total} hours more, and only ${most - ROUNDING} have passed since the last reading. Look at the meter again.`,
    )
  return { series: last.series + (kind === 'READING' ? 0 : 1), total }
}

function ran(
  last: LastReading,
  { kind, meter, old_meter }: Pick<WantedReading, 'kind' | 'meter' | 'old_meter'>,
): number {
  if (kind === 'READING') return meter - last.meter
  if (kind === 'REPLACED') return (old_meter ?? last.meter) - last.meter
  return 10 ** Math.max(FEWEST_DIGITS, String(last.meter).length) - last.meter + meter
}
