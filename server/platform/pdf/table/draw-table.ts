import { parentPort, workerData } from 'node:worker_threads'
import { A4, INK, LINE, openSheet, SOFT } from '../sheet.ts'
import type { Drawing, TableHead } from './write-table.ts'

/** A4 lying down. */
const PAGE = { width: A4.height, height: A4.width }
const EDGE = 36
const WIDTH = PAGE.width - 2 * EDGE
const ROW = 15
const TOP = EDGE + 62
const LAST_ROW = PAGE.height - EDGE - 24
const SIZE = 7.5
const GAP = 4

/** The thread that draws one long table: rows come in, and what is drawn of them goes out. */
const head = workerData as TableHead
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
  if (told.last.cells) drawRow(y + 4, told.last.cells, 'foot')
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
  pdf.text(head.under, EDGE, EDGE + 20, { lineBreak: false })
  pdf.text(`Page ${page}`, EDGE, PAGE.height - EDGE - 6, { width: WIDTH, align: 'right' })
  pdf.text(head.made, EDGE, PAGE.height - EDGE - 6, { lineBreak: false })
  y =
    drawRow(
      TOP - ROW - 4,
      head.columns.map((column) => column.head),
      'head',
    ) + 4
}

/** PDFKit keeps how each word is set, for ever; the references of a long report are all different. */
function forgetWords(): void {
  for (const name of ['text', 'strong']) {
    const { _font } = pdf.font(name) as unknown as { _font: { layoutCache?: object } }
    if (_font.layoutCache) _font.layoutCache = Object.create(null)
  }
}

function drawRow(y: number, cells: readonly string[], of: 'head' | 'row' | 'foot' = 'row'): number {
  pdf
    .font(of === 'row' ? 'text' : 'strong')
    .fontSize(SIZE)
    .fillColor(of === 'head' ? SOFT : INK)
  let x = EDGE
  for (const [index, { share, end }] of head.columns.entries()) {
    const width = WIDTH * share
    const words = fitted(cells[index] ?? '', width - GAP)
    if (words) pdf.text(words, end ? x + width - pdf.widthOfString(words) : x, y, { lineBreak: false })
    x += width
  }
  if (of === 'foot') return y
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
