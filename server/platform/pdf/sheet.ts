import { createRequire } from 'node:module'
import { join } from 'node:path'
import type Pdf from 'pdfkit'

/** Loaded with the first PDF: together with its font reader it takes a tenth of the server's start. */
const load = createRequire(import.meta.url)

/** They contain ₦ and precomposed accented letters; the built-in PDF fonts have neither. */
const fonts = join(import.meta.dirname, 'fonts')

export const INK = '#1a1a2b'
export const SOFT = '#565264'
export const INDIGO = '#27348b'
export const LINE = '#d8d2c4'
/** In points. */
export const A4 = { width: 595.28, height: 841.89 }

export type TextStyle = { size?: number; strong?: boolean; colour?: string; align?: 'left' | 'right' }

type About = { title: string; author?: string; made: Date }

/**
 * A PDF in the house style with its two fonts, `text` and `strong`. Nothing depends on the time of rendering: equal
 * content gives equal bytes.
 */
export function openSheet(
  { title, author, made }: About,
  options: PDFKit.PDFDocumentOptions,
): PDFKit.PDFDocument {
  const PDFDocument = load('pdfkit') as typeof Pdf
  const pdf = new PDFDocument({
    size: 'A4',
    lang: 'en-NG',
    displayTitle: true,
    ...options,
    info: {
      Title: title,
      ...(author ? { Author: author } : {}),
      Creator: 'Gida',
      Producer: 'Gida',
      CreationDate: made,
      ModDate: made,
    },
  })
  return pdf.registerFont('text', join(fonts, 'regular.ttf')).registerFont('strong', join(fonts, 'bold.ttf'))
}

/** The bytes of a finished PDF. */
export function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => done(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
}

/** The logo. */
export function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.roundedRect(x, y, 24, 24, 6).fill(INDIGO)
  pdf.lineWidth(1.4).lineCap('round').strokeColor('#fffefb')
  pdf.path(`M${x + 5} ${y + 19} v-7 a7 7 0 0 1 14 0 v7`).stroke()
  pdf.path(`M${x + 8.5} ${y + 19} v-7 a3.5 3.5 0 0 1 7 0 v7`).stroke()
  pdf.circle(x + 12, y + 15.5, 1.2).fill('#fffefb')
}
