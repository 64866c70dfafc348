import { degrees, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import { PAD } from '@gida/contract/domains/signing/rules'
import { collect, INK, openSheet } from '../../../platform/pdf/sheet.ts'

/** A mark on a page, in thousandths of the displayed page, from its top left corner. */
export type PageMark = {
  page: number
  x: number
  y: number
  width: number
  height: number
  kind: 'TYPED' | 'DRAWN' | 'UPLOADED' | 'TEXT'
  value: string
}
type Box = { x: number; y: number; width: number; height: number }

const LARGEST = { TYPED: 26, TEXT: 11 }
/** Font size relative to the height of the box. */
const TALL = 0.72

/**
 * Draws the marks into the fields. Each page gets a transparent overlay of its displayed size, with our own fonts, so that marks
 * appear where they were placed even on rotated or cropped pages.
 */
export async function drawMarks(pdf: PDFDocument, marks: readonly PageMark[], made: Date): Promise<void> {
  const onPages = Map.groupBy(marks, ({ page }) => page)
  if (onPages.size === 0) return
  const sheet = openSheet({ title: 'Fields', made }, { autoFirstPage: false })
  const bytes = collect(sheet)
  for (const [number, those] of onPages) {
    const { width, height } = shownSize(pdf.getPage(number - 1))
    sheet.addPage({ size: [width, height], margin: 0 })
    for (const mark of those)
      drawMark(sheet, mark, {
        ...{ x: (mark.x * width) / 1_000, y: (mark.y * height) / 1_000 },
        ...{ width: (mark.width * width) / 1_000, height: (mark.height * height) / 1_000 },
      })
  }
  sheet.end()
  const laid = await pdf.embedPdf(
    await bytes,
    Array.from({ length: onPages.size }, (_, i) => i),
  )
  for (const [at, number] of [...onPages.keys()].entries()) {
    const over = laid[at]
    const page = pdf.getPage(number - 1)
    if (over) page.drawPage(over, { ...cornerOf(page), rotate: degrees(turnOf(page)) })
  }
}

const turnOf = (page: PDFPage): number => ((page.getRotation().angle % 360) + 360) % 360

function shownSize(page: PDFPage): { width: number; height: number } {
  const { width, height } = page.getCropBox()
  return turnOf(page) % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** The bottom left corner of the displayed page, in the page's own coordinates. */
function cornerOf(page: PDFPage): { x: number; y: number } {
  const { x, y, width, height } = page.getCropBox()
  const turn = turnOf(page)
  return { x: turn === 90 || turn === 180 ? x + width : x, y: turn >= 180 ? y + height : y }
}

function drawMark(sheet: PDFKit.PDFDocument, { kind, value }: PageMark, box: Box): void {
  if (kind === 'DRAWN') return drawStrokes(sheet, value, box)
  if (kind === 'UPLOADED') {
    const fit: [number, number] = [box.width, box.height]
    sheet.image(Buffer.from(value, 'base64'), box.x, box.y, { fit, align: 'center', valign: 'center' })
    return
  }
  const size = Math.min(LARGEST[kind], box.height * TALL)
  const width = sheet.font('text').fontSize(size).widthOfString(value)
  sheet.fontSize(size * Math.min(1, box.width / width)).fillColor(INK)
  const top = box.y + (box.height - sheet.currentLineHeight()) / 2
  sheet.text(value, box.x, top, { lineBreak: false })
}

function drawStrokes(sheet: PDFKit.PDFDocument, path: string, { x, y, width, height }: Box): void {
  const scale = Math.min(width / PAD.width, height / PAD.height)
  sheet
    .save()
    .translate(x, y + (height - PAD.height * scale) / 2)
    .scale(scale)
  sheet.path(path).lineWidth(3).lineCap('round').strokeColor(INK).stroke()
  sheet.restore()
}
