import { A4, collect, INK, LINE, openSheet, SOFT } from '../../../platform/pdf/sheet.ts'
import type { DrawnPaper } from './paper-to-draw.ts'

export const EDGE = 64
export const WIDTH = A4.width - 2 * EDGE
export const SIZE = 10.5
const LINE_GAP = 3
const FOOT = 48
const BOTTOM = A4.height - EDGE - FOOT

type Element = PDFKit.PDFStructureElement
type Look = {
  tag?: string
  parent?: Element
  strong?: boolean
  size?: number
  x?: number
  width?: number
  centred?: boolean
}
export type Pen = ReturnType<typeof openPaper>

/** An A4 document written from top to bottom, tagged for screen readers. */
export function openPaper(said: { title: string; made: Date }) {
  const margins = { top: EDGE, left: EDGE, right: EDGE, bottom: EDGE + FOOT }
  const pdf = openSheet(said, { margins, bufferPages: true, tagged: true, pdfVersion: '1.7' })
  const bytes = collect(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  /** A line from the margin, hidden from screen readers. */
  function rule(y: number, width = WIDTH, colour = LINE) {
    pdf.markContent('Artifact', { type: 'Layout' })
    pdf
      .moveTo(EDGE, y)
      .lineTo(EDGE + width, y)
      .lineWidth(0.7)
      .strokeColor(colour)
      .stroke()
    pdf.endMarkedContent()
  }
  const setIn = ({ strong, size = SIZE }: Look) => pdf.font(strong ? 'strong' : 'text').fontSize(size)
  return {
    ...{ pdf, rule },
    write(words: string, look: Look = {}) {
      const { tag = 'P', parent = root, x = EDGE, width = WIDTH, centred } = look
      const align = centred ? ('center' as const) : ('left' as const)
      setIn(look)
        .fillColor(INK)
        .text(words, x, pdf.y, { width, align, lineGap: LINE_GAP, structParent: parent, structType: tag })
    },
    heightOf: (words: string, look: Look) =>
      setIn(look).heightOfString(words, { width: look.width ?? WIDTH, lineGap: LINE_GAP }),
    /** A structure element in the document or in another element. */
    part(tag: string, parent: Element = root): Element {
      const made = pdf.struct(tag)
      parent.add(made)
      return made
    },
    /** Starts a new page if this height does not fit. */
    room(height: number) {
      if (pdf.y + height > BOTTOM) pdf.addPage()
    },
    below(points: number) {
      pdf.y += points
    },
    /** Writes footer and page number on each page. */
    async close(foot: string): Promise<DrawnPaper> {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        pdf.page.margins.bottom = 0 // the footer is within the margin
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
    },
  }
}
