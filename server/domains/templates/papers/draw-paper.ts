import { type FilledBlock, type Span, textOf } from '@gida/contract/domains/templates/language/fill'
import { INK } from '../../../platform/pdf/sheet.ts'
import { numbered } from './numbered.ts'
import { EDGE, openPaper, type Pen, SIZE, WIDTH } from './paper-pen.ts'
import type { DrawnPaper, PaperToDraw } from './paper-to-draw.ts'

const INDENT = 16
const CELL_EDGE = 8
const CELL = SIZE - 1

type Row = Extract<FilledBlock, { kind: 'row' }>

/** Renders a document as tagged (accessible) A4 PDF with page numbers. Deterministic. */
export async function drawPaper({ title, foot, clauses, made }: PaperToDraw): Promise<DrawnPaper> {
  const pen = openPaper({ title, made })
  pen.write(title.toUpperCase(), { tag: 'H1', strong: true, size: 15, centred: true })
  pen.below(14)
  for (const { heading, groups } of numbered(clauses)) {
    if (heading) drawHeading(pen, heading)
    for (const group of groups) {
      if (group.kind === 'table') drawTable(pen, group.rows)
      else if (group.kind === 'list') drawList(pen, group.items)
      else if (group.kind === 'signature') drawSignature(pen, group.spans)
      else drawText(pen, group.spans, group.kind === 'heading')
    }
  }
  return pen.close(foot)
}

function drawHeading(pen: Pen, heading: string): void {
  pen.room(60)
  pen.below(8)
  pen.write(heading, { tag: 'H2', strong: true, size: 11.5 })
  pen.below(3)
}

function drawText(pen: Pen, spans: readonly Span[], isHeading: boolean): void {
  pen.room(SIZE * 3)
  pen.write(textOf(spans), { tag: isHeading ? 'H3' : 'P', strong: isHeading })
  pen.below(isHeading ? 2 : 7)
}

function drawList(pen: Pen, items: readonly Span[][]): void {
  const { pdf } = pen
  const list = pen.part('L')
  for (const spans of items) {
    pen.room(SIZE * 2)
    const item = pen.part('LI', list)
    const at = pdf.y
    pen.write('•', { tag: 'Lbl', parent: item, width: INDENT })
    pdf.y = at
    pen.write(textOf(spans), { tag: 'LBody', parent: item, x: EDGE + INDENT, width: WIDTH - INDENT })
    pen.below(3)
  }
  list.end()
  pen.below(4)
}

function drawSignature(pen: Pen, spans: readonly Span[]): void {
  pen.room(70)
  pen.below(36)
  pen.rule(pen.pdf.y, 220, INK)
  pen.below(5)
  pen.write(textOf(spans), { size: 9.5, width: 260 })
  pen.below(6)
}

/** Equal columns; the first row is the heading. */
function drawTable(pen: Pen, rows: readonly Row[]): void {
  const { pdf } = pen
  const column = WIDTH / Math.max(...rows.map(({ cells }) => cells.length))
  const width = column - CELL_EDGE
  const table = pen.part('Table')
  for (const [index, { cells }] of rows.entries()) {
    const strong = index === 0
    const height = Math.max(
      ...cells.map((cell) => pen.heightOf(textOf(cell) || ' ', { strong, width, size: CELL })),
    )
    pen.room(height + 10)
    const parent = pen.part('TR', table)
    const at = pdf.y + 4
    for (const [place, cell] of cells.entries()) {
      pdf.y = at
      const look = { tag: strong ? 'TH' : 'TD', parent, strong, size: CELL, x: EDGE + place * column, width }
      pen.write(textOf(cell) || ' ', look)
    }
    pdf.y = at + height + 3
    pen.rule(pdf.y)
  }
  table.end()
  pen.below(10)
}
