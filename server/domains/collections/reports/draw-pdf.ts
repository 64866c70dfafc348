import { parentPort, workerData } from 'node:worker_threads'
import { A4, INK, LINE, openSheet, SOFT } from '../../../platform/pdf/sheet.ts'
import type { DocumentHead, Drawing } from './write-pdf.ts'

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

/** The thread that draws one report: rows come in, and what is drawn of them goes out. */
const head = workerData as DocumentHead
const pdf = openSheet(
  { title: head.title, made: head.made_at },
  { size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false },
)
let drawn: Buffer[] = []
pdf.on('data', (part: Buffer) => drawn.push(part))
pdf.on('end', send)

let page = 0
let y = LAST_ROW + 1
parentPort?.on('message', (told: Drawing) => {
  for (const cells of told.rows) {
    if (y > LAST_ROW) startPage()
    y = drawRow(y, cells)
  }
  if (!told.last) return send()
  if (y > LAST_ROW) startPage()
  pdf
    .font('strong')
    .fontSize(SIZE + 1)
    .fillColor(INK)
  pdf.text(told.last.says, EDGE, y + 4, { lineBreak: false })
  pdf.text(told.last.amount, EDGE, y + 4, { width: WIDTH, align: 'right' })
  pdf.end()
})

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
  pdf.text(head.period, EDGE, EDGE + 20, { lineBreak: false })
  pdf.text(`Page ${page}`, EDGE, PAGE.height - EDGE - 6, { width: WIDTH, align: 'right' })
  pdf.text(head.made, EDGE, PAGE.height - EDGE - 6, { lineBreak: false })
  y = drawRow(TOP - ROW - 4, head.columns, true) + 4
}

/** PDFKit keeps how each word is set, for ever; the references of a long report are all different. */
function forgetWords(): void {
  for (const name of ['text', 'strong']) {
    const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } }
    if (_font.layoutCache) _font.layoutCache = Object.create(null)
  }
}

function drawRow(y: number, cells: readonly string[], isHead = false): number {
  pdf
    .font(isHead ? 'strong' : 'text')
    .fontSize(SIZE)
    .fillColor(isHead ? SOFT : INK)
  let x = EDGE
  for (const [index, words] of cells.entries()) {
    const width = WIDTH * (SHARES[index] ?? 0)
    if (index === cells.length - 1)
      pdf.text(words, EDGE, y, { width: WIDTH, align: 'right', lineBreak: false })
    else pdf.text(fitted(words, width - 4), x, y, { lineBreak: false })
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
function fitted(words: string, width: number): string {
  const whole = pdf.widthOfString(words)
  if (whole <= width) return words
  let end = Math.floor((words.length * width) / whole)
  while (end > 1 && pdf.widthOfString(`${words.slice(0, end)}…`) > width) end--
  return `${words.slice(0, end)}…`
}
