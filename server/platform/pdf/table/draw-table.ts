import { parentPort, workerData } from 'node:worker_threads'
import { A4, INK, LINE, openSheet, SOFT } from '../sheet.ts'
import { breakLines, fitColumns } from './fit-columns.ts'
import type { Drawing, TableHead } from './write-table.ts'

/** A4 landscape. */
const PAGE = { width: A4.height, height: A4.width }
const EDGE = 36
const WIDTH = PAGE.width - 2 * EDGE
/** Line height in a cell, and the padding of a row. */
const LEADING = 9.5
const PADDING = 5.5
const TOP = EDGE + 43
const BOTTOM = PAGE.height - EDGE - 12
const SIZE = 7.5
/** Gap between columns. */
const GAP = 10
/** Reserve for numbers further down, and sums, that are wider than those measured. */
const MORE_DIGITS = '88'

/** Worker thread that renders one long table: receives rows, sends PDF bytes. */
const head = workerData as TableHead
const pdf = openSheet(
  { title: head.title, made: head.made_at },
  { size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false },
)
let drawn: Buffer[] = []
pdf.on('data', (part: Buffer) => drawn.push(part))
pdf.on('end', send)

let page = 0
let y = 0
let widths: number[] = []
/** Held back until it is known whether totals follow, which never stand alone on a page. */
let held: string[] | null = null
parentPort?.on('message', ({ rows, last }: Drawing) => {
  if (page === 0) {
    widths = fitColumns(measured(rows), WIDTH + GAP)
    startPage()
  }
  for (const row of rows) {
    if (held) drawFitting(held)
    held = row
  }
  if (!last) return send()
  const sums = linesOf(last.cells ?? [], 'foot')
  if (held) drawFitting(held, heightOf(sums) + LEADING)
  pdf
    .font('strong')
    .fontSize(SIZE + 1)
    .fillColor(INK)
  pdf.text(last.says, EDGE, y + 4, { lineBreak: false })
  drawRow(y + 4, sums, 'foot')
  pdf.end()
})

/** Natural width of each column, from its header and the first rows. */
function measured(rows: readonly string[][]) {
  return head.columns.map((column, at) => {
    const headed = setAs('head').widthOfString(column.head)
    const row = setAs('row')
    const widest = Math.max(0, ...rows.map((cells) => row.widthOfString(cells[at] ?? '')))
    const more = column.end ? row.widthOfString(MORE_DIGITS) : 0
    return { width: Math.max(headed, widest + more) + GAP, end: column.end ?? false }
  })
}

function send(): void {
  parentPort?.postMessage(Buffer.concat(drawn))
  drawn = []
}

function startPage(): void {
  if (page > 0) forgetWords()
  page += 1
  pdf.addPage()
  pdf.font('strong').fontSize(14).fillColor(INK).text(head.title, EDGE, EDGE, { lineBreak: false })
  pdf.font('text').fontSize(8.5).fillColor(SOFT)
  pdf.text(head.under, EDGE, EDGE + 20, { lineBreak: false })
  pdf.text(`Page ${page}`, EDGE, PAGE.height - EDGE - 6, { width: WIDTH, align: 'right' })
  pdf.text(head.made, EDGE, PAGE.height - EDGE - 6, { lineBreak: false })
  const heads = head.columns.map((column) => column.head)
  y = drawRow(TOP, linesOf(heads, 'head'), 'head')
}

/** PDFKit caches the layout of every word forever; in a long report each reference is unique. */
function forgetWords(): void {
  for (const name of ['text', 'strong']) {
    const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } }
    if (_font.layoutCache) _font.layoutCache = Object.create(null)
  }
}

type Of = 'head' | 'row' | 'foot'
const setAs = (of: Of) => pdf.font(of === 'row' ? 'text' : 'strong').fontSize(SIZE)

const linesOf = (cells: readonly string[], of: Of): string[][] => {
  const set = setAs(of)
  return widths.map((width, at) => {
    const words = cells[at] ?? ''
    return head.columns[at]?.end && of !== 'head'
      ? [words] // numbers are never broken
      : breakLines(words, width - GAP, (part) => set.widthOfString(part))
  })
}
const heightOf = (lines: readonly string[][]) =>
  Math.max(...lines.map(({ length }) => length)) * LEADING + PADDING

/** Draws on this page if the row and `more` points fit, otherwise on the next. */
function drawFitting(cells: readonly string[], more = 0): void {
  const lines = linesOf(cells, 'row')
  if (y + heightOf(lines) + more > BOTTOM) startPage()
  y = drawRow(y, lines)
}

/** Returns the y of the next row. */
function drawRow(y: number, lines: readonly string[][], of: Of = 'row'): number {
  setAs(of).fillColor(of === 'head' ? SOFT : INK)
  const height = heightOf(lines)
  let x = EDGE
  for (const [at, width] of widths.entries()) {
    const end = head.columns[at]?.end
    for (const [line, words] of (lines[at] ?? []).entries()) {
      const indent = end ? width - GAP - pdf.widthOfString(words) : 0
      if (words) pdf.text(words, x + indent, y + line * LEADING, { lineBreak: false })
    }
    x += width
  }
  if (of !== 'foot')
    pdf
      .moveTo(EDGE, y + height - 4)
      .lineTo(EDGE + WIDTH, y + height - 4)
      .lineWidth(0.4)
      .strokeColor(LINE)
      .stroke()
  return y + height
}
