import { plainNaira } from '@gida/contract/shared/naira'

/** An amount of whole kobo in a table; written in naira. */
export class Naira {
  readonly kobo: number
  constructor(kobo: number) {
    this.kobo = kobo
  }
}
export type Cell = string | number | Naira | null

/** So that a spreadsheet takes the text for what it is: ₦, ọ and ẹ. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as comma-separated text with the lines of RFC 4180. What a spreadsheet would run as a formula becomes plain text. */
export function csv(heads: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = [heads, ...rows].map((cells) => cells.map(written).join(','))
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`)
}

/** People choose names: one that begins like a formula gets an apostrophe before it. Numbers are ours. */
function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Naira) return plainNaira(cell.kobo)
  const plain = /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
