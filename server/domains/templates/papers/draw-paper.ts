import { type FilledBlock, type Span, textOf } from '@gida/contract/domains/templates/language/fill'
import { A4, collect, INK, LINE, openSheet, SOFT } from '../../../platform/pdf/sheet.ts'
import { numbered } from './numbered.ts'
import type { DrawnPaper, PaperToDraw } from './paper-to-draw.ts'

const EDGE = 64
const WIDTH = A4.width - 2 * EDGE
const FOOT = 48
const BOTTOM = A4.height - EDGE - FOOT
const SIZE = 10.5
const INDENT = 16

type Row = Extract<FilledBlock, { kind: 'row' }>

/** A paper as PDF: A4, its pages numbered, its parts tagged for those who listen to it. The same paper gives the same bytes. */
export async function drawPaper({ title, foot, clauses, made }: PaperToDraw): Promise<DrawnPaper> {
  const pdf = openSheet(
    { title, made },
    {
      margins: { top: EDGE, left: EDGE, right: EDGE, bottom: EDGE + FOOT },
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
    },
  )
  const bytes = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const write = (
    words: string,
    { tag = 'P', parent = root, strong = false, size = SIZE, x = EDGE, width = WIDTH, centred = false } = {},
  ) => {
    pdf
      .font(strong ? 'strong' : 'text')
      .fontSize(size)
      .fillColor(INK)
    const align = centred ? ('center' as const) : ('left' as const)
    pdf.text(words, x, pdf.y, { width, align, lineGap: 3, structParent: parent, structType: tag })
  }
  const unread = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    pdf.endMarkedContent()
  }
  const rule = (y: number, width = WIDTH, colour = LINE) =>
    unread(() =>
      pdf
        .moveTo(EDGE, y)
        .lineTo(EDGE + width, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke(),
    )
  const room = (height: number) => {
    if (pdf.y + height > BOTTOM) pdf.addPage()
  }
  const below = (points: number) => {
    pdf.y += points
  }

  const drawList = (items: readonly Span[][]) => {
    const list = pdf.struct('L')
    root.add(list)
    for (const spans of items) {
      room(SIZE * 2)
      const item = pdf.struct('LI')
      list.add(item)
      const at = pdf.y
      write('•', { tag: 'Lbl', parent: item, width: INDENT })
      pdf.y = at
      write(textOf(spans), { tag: 'LBody', parent: item, x: EDGE + INDENT, width: WIDTH - INDENT })
      below(3)
    }
    list.end()
    below(4)
  }
  const drawSignature = (spans: readonly Span[]) => {
    room(70)
    below(36)
    rule(pdf.y, 220, INK)
    below(5)
    write(textOf(spans), { size: 9.5, width: 260 })
    below(6)
  }
  const drawTable = (rows: readonly Row[]) => {
    const columns = Math.max(...rows.map(({ cells }) => cells.length))
    const width = WIDTH / columns
    const table = pdf.struct('Table')
    root.add(table)
    for (const [index, { cells }] of rows.entries()) {
      pdf.font(index === 0 ? 'strong' : 'text').fontSize(SIZE - 1)
      const height = Math.max(
        ...cells.map((cell) => pdf.heightOfString(textOf(cell) || ' ', { width: width - 8, lineGap: 3 })),
      )
      room(height + 10)
      const line = pdf.struct('TR')
      table.add(line)
      const at = pdf.y + 4
      for (const [column, cell] of cells.entries()) {
        pdf.y = at
        const tag = index === 0 ? 'TH' : 'TD'
        write(textOf(cell) || ' ', {
          tag,
          parent: line,
          strong: index === 0,
          size: SIZE - 1,
          x: EDGE + column * width,
          width: width - 8,
        })
      }
      pdf.y = at + height + 3
      rule(pdf.y)
    }
    table.end()
    below(10)
  }

  write(title.toUpperCase(), { tag: 'H1', strong: true, size: 15, centred: true })
  below(14)
  for (const { heading, groups } of numbered(clauses)) {
    if (heading) {
      room(60)
      below(8)
      write(heading, { tag: 'H2', strong: true, size: 11.5 })
      below(3)
    }
    for (const group of groups) {
      if (group.kind === 'table') drawTable(group.rows)
      else if (group.kind === 'list') drawList(group.items)
      else if (group.kind === 'signature') drawSignature(group.spans)
      else {
        room(SIZE * 3)
        const isHeading = group.kind === 'heading'
        write(textOf(group.spans), { tag: isHeading ? 'H3' : 'P', strong: isHeading })
        below(isHeading ? 2 : 7)
      }
    }
  }

  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0 // the foot stands in it
    const y = A4.height - EDGE
    rule(y)
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('text').fontSize(7.5).fillColor(SOFT)
    pdf.text(foot, EDGE, y + 6, { width: WIDTH - 90, lineBreak: false, ellipsis: true })
    pdf.text(`Page ${page + 1} of ${count}`, EDGE + WIDTH - 90, y + 6, { width: 90, align: 'right' })
    pdf.endMarkedContent()
  }
  root.end()
  pdf.end()
  return { bytes: await bytes, pages: count }
}
