import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { A4, INK, LINE, openSheet, SOFT } from '../../../platform/papers/sheet.ts'
import type { ReportHead } from './payment-report.ts'
import { addTo, COLUMNS, noTotals, sayTotals } from './report-columns.ts'
import type { ReportRow } from './report-rows.ts'

/** A4 lying down. */
const PAGE = { width: A4.height, height: A4.width }
const EDGE = 36
const WIDTH = PAGE.width - 2 * EDGE
const ROW = 15
const TOP = EDGE + 62
const LAST_ROW = PAGE.height - EDGE - 24
const SIZE = 7.5
/** Shares of the width, in the order of the columns; the amount has the rest. */
const SHARES = [0.075, 0.075, 0.16, 0.1, 0.155, 0.155, 0.085, 0.07, 0.07]

/** The payments on paper: a head on each page, its number, and the total at the end. Pages go out as they are done. */
export function writePdf(rows: AsyncIterable<ReportRow>, head: ReportHead): Readable {
  const pdf = openSheet(
    { title: titleOf(head), made: head.made_at },
    { size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false },
  )
  const out = new PassThrough()
  pdf.pipe(out)
  draw(pdf, rows, head, out).catch((error) => out.destroy(error))
  return out
}

async function draw(
  pdf: PDFKit.PDFDocument,
  rows: AsyncIterable<ReportRow>,
  head: ReportHead,
  out: PassThrough,
): Promise<void> {
  const totals = noTotals()
  let page = 0
  let y = LAST_ROW + 1
  for await (const row of rows) {
    if (out.destroyed) return
    if (y > LAST_ROW) {
      if (page > 0) await handOver(pdf, out)
      y = drawPage(pdf, head, ++page)
    }
    addTo(totals, row)
    const cells = COLUMNS.map(({ cell }) => cell(row))
    y = drawRow(pdf, y, [...cells, formatNaira(row.amount)])
  }
  if (y > LAST_ROW) y = drawPage(pdf, head, ++page)
  pdf
    .font('strong')
    .fontSize(SIZE + 1)
    .fillColor(INK)
  pdf.text(sayTotals(totals), EDGE, y + 4, { lineBreak: false })
  pdf.text(formatNaira(totals.received), EDGE, y + 4, { width: WIDTH, align: 'right' })
  pdf.end()
}

/** Waits until what is drawn has been taken, and lets others have their turn: drawing is work of this one thread. */
async function handOver(pdf: PDFKit.PDFDocument, out: PassThrough): Promise<void> {
  forgetWords(pdf)
  await breathe()
  if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
}

/** PDFKit keeps how each word is set, for ever; the references of a long report are all different. */
function forgetWords(pdf: PDFKit.PDFDocument): void {
  for (const name of ['text', 'strong']) {
    const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } }
    if (_font.layoutCache) _font.layoutCache = Object.create(null)
  }
}

function drawPage(pdf: PDFKit.PDFDocument, head: ReportHead, page: number): number {
  pdf.addPage()
  pdf.font('strong').fontSize(14).fillColor(INK).text(titleOf(head), EDGE, EDGE, { lineBreak: false })
  pdf.font('text').fontSize(8.5).fillColor(SOFT)
  pdf.text(periodOf(head), EDGE, EDGE + 20, { lineBreak: false })
  pdf.text(`Page ${page}`, EDGE, PAGE.height - EDGE - 6, { width: WIDTH, align: 'right' })
  pdf.text(`Made ${formatInstant(head.made_at)} (Lagos)`, EDGE, PAGE.height - EDGE - 6, { lineBreak: false })
  return drawRow(pdf, TOP - ROW - 4, [...COLUMNS.map(({ head }) => head), 'Amount'], true) + 4
}

const titleOf = ({ title, estate }: ReportHead) => (estate ? `${title}: ${estate}` : title)
const periodOf = ({ scope: { from, to } }: ReportHead) => `${formatDay(from)} to ${formatDay(to)}`

function drawRow(pdf: PDFKit.PDFDocument, y: number, cells: readonly string[], isHead = false): number {
  pdf
    .font(isHead ? 'strong' : 'text')
    .fontSize(SIZE)
    .fillColor(isHead ? SOFT : INK)
  let x = EDGE
  for (const [index, words] of cells.entries()) {
    const width = WIDTH * (SHARES[index] ?? 0)
    if (index === cells.length - 1)
      pdf.text(words, EDGE, y, { width: WIDTH, align: 'right', lineBreak: false })
    else pdf.text(fitted(pdf, words, width - 4), x, y, { lineBreak: false })
    x += width
  }
  pdf
    .moveTo(EDGE, y + ROW - 4)
    .lineTo(EDGE + WIDTH, y + ROW - 4)
    .lineWidth(0.4)
    .strokeColor(LINE)
    .stroke()
  return y + ROW
}

/** A long name ends in an ellipsis; the file for a spreadsheet has all of it. */
function fitted(pdf: PDFKit.PDFDocument, words: string, width: number): string {
  if (pdf.widthOfString(words) <= width) return words
  let end = Math.floor((words.length * width) / pdf.widthOfString(words))
  while (end > 1 && pdf.widthOfString(`${words.slice(0, end)}…`) > width) end--
  return `${words.slice(0, end)}…`
}
