import {
  degrees,
  PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { A4 } from '../../../platform/pdf/sheet.ts'

const INK = rgb(0.1, 0.1, 0.17)
const PAPER = rgb(1, 1, 1)
const EDGE = 18
const SIZE = 9
const PICTURE_EDGE = 48

/** A photo on a page of its own. */
export async function addPicture(pdf: PDFDocument, bytes: Uint8Array): Promise<void> {
  const picture = await pdf.embedJpg(bytes)
  const page = pdf.addPage([A4.width, A4.height])
  const { width, height } = picture.scaleToFit(A4.width - 2 * PICTURE_EDGE, A4.height - 2 * PICTURE_EDGE)
  page.drawImage(picture, { x: (A4.width - width) / 2, y: (A4.height - height) / 2, width, height })
}

/** Removes actions that a page would run when opened or clicked. */
export function quiet(page: PDFPage): void {
  page.node.delete(PDFName.of('AA'))
  for (const annotation of page.node.Annots()?.asArray() ?? []) {
    const found = page.doc.context.lookup(annotation)
    if (!found || !('delete' in found) || typeof found.delete !== 'function') continue
    for (const act of ['A', 'AA']) found.delete(PDFName.of(act))
  }
}

/** Stamps exhibit and page number into the upper right corner of the displayed page. */
export function stamp(page: PDFPage, words: string, font: PDFFont): void {
  const { x, y, width, height } = page.getCropBox()
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  const long = font.widthOfTextAtSize(words, SIZE)
  const [in_, down] = [EDGE + long, EDGE + SIZE]
  const at = {
    0: { x: x + width - in_, y: y + height - down },
    90: { x: x + down, y: y + height - in_ },
    180: { x: x + in_, y: y + down },
    270: { x: x + width - down, y: y + in_ },
  }[turned] ?? { x: x + width - in_, y: y + height - down }
  const rotate = degrees(turned)
  const [dx, dy] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  page.drawRectangle({
    ...{ x: at.x - 4 * dx + 4 * dy, y: at.y - 4 * dy - 4 * dx, width: long + 8, height: SIZE + 6 },
    ...{ rotate, color: PAPER, borderColor: INK, borderWidth: 0.6 },
  })
  page.drawText(words, { ...at, size: SIZE, font, rotate, color: INK })
}

/** Creates an empty bundle, without anything that depends on the current time. */
export async function openBundle({ title, made }: { title: string; made: string }) {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const day = new Date(made)
  pdf.setTitle(title)
  pdf.setCreator('Gida')
  pdf.setProducer('Gida')
  pdf.setCreationDate(day)
  pdf.setModificationDate(day)
  return { pdf, font: await pdf.embedFont(StandardFonts.HelveticaBold) }
}

/** Embeds the id of the hash list twice, so that a checker can identify the bundle even if the file was altered. */
export function nameList(pdf: PDFDocument, list: string): void {
  const words = PDFString.of(`gida-evidence:${list}`)
  pdf.catalog.set(PDFName.of('GidaEvidence'), words)
  pdf.catalog.set(PDFName.of('GidaEvidenceAgain'), words)
}
