import { A4, drawMark, INDIGO, INK, LINE, openSheet, SOFT, type TextStyle } from '../../platform/pdf/sheet.ts'

/** Layout shared by receipts and related documents. */
export const EDGE = 52
export const WIDTH = A4.width - 2 * EDGE

export const openReceiptSheet = (about: Parameters<typeof openSheet>[0]) =>
  openSheet(about, { margin: EDGE, tagged: true })

export type Pen = ReturnType<typeof makePen>

/** Draws at a position and returns the y below. */
export function makePen(pdf: PDFKit.PDFDocument) {
  return {
    pdf,
    y: EDGE,
    text(words: string, x: number, y: number, width: number, style: TextStyle = {}): number {
      pdf
        .font(style.strong ? 'strong' : 'text')
        .fontSize(style.size ?? 9.5)
        .fillColor(style.colour ?? INK)
      pdf.text(words, x, y, { width, align: style.align ?? 'left', lineGap: 2 })
      return pdf.y
    },
    heightOf(words: string, width: number, style: TextStyle = {}): number {
      pdf.font(style.strong ? 'strong' : 'text').fontSize(style.size ?? 9.5)
      return pdf.heightOfString(words, { width, lineGap: 2 })
    },
    rule(y: number): void {
      pdf
        .moveTo(EDGE, y)
        .lineTo(EDGE + WIDTH, y)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke()
    },
  }
}

/** Starts a new page if `height` does not fit above the footer. */
export function roomFor(pen: Pen, height: number, foot = 0): void {
  if (pen.y + height <= A4.height - EDGE - foot) return
  pen.pdf.addPage()
  pen.y = EDGE
}

type Heading = { title: string; number: string; when: string; from: readonly string[] }

/** Issuer, title, number and date, above the patterned edge. */
export function drawHeading(pen: Pen, { title, number, when, from }: Heading): void {
  const half = WIDTH / 2
  drawMark(pen.pdf, EDGE, EDGE)
  pen.text('Gida', EDGE + 32, EDGE + 5, half, { size: 14, strong: true })
  const left = pen.text(from.join('\n'), EDGE, EDGE + 34, half, { size: 8.5, colour: SOFT })
  const at = EDGE + half
  let right = pen.text(title, at, EDGE, half, { size: 18, strong: true, align: 'right' })
  right = pen.text(number, at, right + 2, half, { size: 11, strong: true, align: 'right' })
  right = pen.text(`${when} (Lagos)`, at, right + 1, half, { size: 8.5, colour: SOFT, align: 'right' })
  pen.y = drawReceiptEdge(pen.pdf, Math.max(left, right) + 14) + 20
}

/** The patterned edge of the brand. */
function drawReceiptEdge(pdf: PDFKit.PDFDocument, y: number): number {
  const step = WIDTH / Math.round(WIDTH / 12)
  pdf.lineWidth(0.7).strokeColor(INDIGO)
  pdf
    .moveTo(EDGE, y)
    .lineTo(EDGE + WIDTH, y)
    .stroke()
  pdf
    .moveTo(EDGE, y + 9)
    .lineTo(EDGE + WIDTH, y + 9)
    .stroke()
  pdf.moveTo(EDGE, y + 8)
  for (let x = EDGE; x < EDGE + WIDTH - 1; x += step)
    pdf.lineTo(x + step / 2, y + 1.5).lineTo(x + step, y + 8)
  pdf.stroke()
  return y + 9
}
