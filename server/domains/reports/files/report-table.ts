import type { ReportCell } from '@gida/contract/domains/reports/report'
import type { Column } from '@gida/contract/domains/reports/shape'

/** A report as a table for a file: heading and columns. */
export type ReportTable = {
  title: string
  /** `Palmgrove Court · 1 Jan to 31 Oct 2026 · by the day money came`. */
  under: string
  /** When and by whom it was made. */
  made: string
  made_at: Date
  columns: readonly Column[]
}

/** Column totals, summed while rows are streamed. */
export class Totals {
  count = 0
  readonly #sums: bigint[]
  readonly #columns: readonly Column[]

  constructor(columns: readonly Column[]) {
    this.#columns = columns
    this.#sums = columns.map(() => 0n)
  }

  add(cells: readonly ReportCell[]): void {
    this.count += 1
    for (const [at, { sum }] of this.#columns.entries())
      if (sum) this.#sums[at] = (this.#sums[at] ?? 0n) + BigInt(cells[at] ?? 0)
  }

  /** Totals by column; null where a column is not summed. */
  cells(): ReportCell[] {
    return this.#columns.map(({ sum }, at) => (sum ? Number(this.#sums[at]) : null))
  }

  /** `Total, of 48 rows`. */
  says(): string {
    return `Total, of ${this.count.toLocaleString('en-NG')} ${this.count === 1 ? 'row' : 'rows'}`
  }

  /** The last row of a spreadsheet. The label is in the first column unless that one is summed. */
  row(): ReportCell[] {
    const [first, ...rest] = this.cells()
    return [this.#columns[0]?.sum ? (first ?? null) : this.says(), ...rest]
  }
}

/** Passes rows on while summing them. */
export async function* adding(
  rows: AsyncIterable<ReportCell[]>,
  totals: Totals,
): AsyncGenerator<ReportCell[]> {
  for await (const row of rows) {
    totals.add(row)
    yield row
  }
}
