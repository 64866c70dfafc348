import type { FailedRow } from '@gida/contract/domains/estates/bulk'
import type { z } from 'zod'
import type { Problem } from '../../../platform/errors/problem.ts'
import { unstorableIn } from '../../../platform/http/bodies/payload-limits.ts'

/** A row with its index in the request. */
export type BulkRow<T> = { index: number; wanted: T }

/** The rows of a bulk request: those still valid and those that failed, with the reason. */
export class BulkRows<T> {
  readonly rows: BulkRow<T>[]
  readonly failed: FailedRow[]

  constructor(rows: BulkRow<T>[], failed: FailedRow[]) {
    this.rows = rows
    this.failed = failed
  }

  /** Moves rows with a problem to the failed ones. */
  sift(whyNot: (wanted: T) => Problem | null): BulkRows<T> {
    const failed = [...this.failed]
    const rows = this.rows.filter(({ index, wanted }) => {
      const found = whyNot(wanted)
      if (found) failed.push({ index, code: found.code, message: found.message })
      return !found
    })
    return new BulkRows(rows, failed)
  }

  /** Fails rows whose key occurred in an earlier row. */
  once(key: (wanted: T) => string | undefined, twice: (wanted: T) => Problem): BulkRows<T> {
    const seen = new Set<string>()
    return this.sift((wanted) => {
      const its = key(wanted)
      if (its === undefined) return null
      if (seen.has(its)) return twice(wanted)
      seen.add(its)
      return null
    })
  }

  /** The result, in request order. */
  outcome(idOf: (wanted: T) => string) {
    return {
      succeeded: this.rows.length,
      ids: this.rows.map(({ wanted }) => idOf(wanted)),
      failed: this.failed.toSorted((a, b) => a.index - b.index),
    }
  }
}

/** Validates each row by itself. */
export function readRows<S extends z.ZodType>(sent: readonly unknown[], schema: S): BulkRows<z.output<S>> {
  const rows: BulkRow<z.output<S>>[] = []
  const failed: FailedRow[] = []
  for (const [index, row] of sent.entries()) {
    const read = schema.safeParse(row)
    const message = read.success
      ? unstorableIn(read.data)?.message
      : read.error.issues.map(sayIssue).join('. ')
    if (read.success && !message) rows.push({ index, wanted: read.data })
    else failed.push({ index, code: 'VALIDATION_ERROR', message: message ?? '' })
  }
  return new BulkRows(rows, failed)
}

const sayIssue = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  path.length > 0 ? `${path.join('.')}: ${message}` : message
