import { A4, collect, drawMark, INDIGO, INK, LINE, openSheet, SOFT, type TextStyle } from './sheet.ts'

export const PDF = 'application/pdf'
const EDGE = 48
const WIDTH = A4.width - 2 * EDGE
const FOOT = 40

export type Column = { head: string; share: number; align?: 'right' }
export type Row = { cells: readonly string[]; strong?: boolean; soft?: boolean }

export type Picture = { bytes: Uint8Array; caption: string }
const PICTURE = { width: (WIDTH - 16) / 3, height: 118, caption: 24 }

/** An A4 document: header, details, tables that continue over pages, footer with page number. */
export type PdfDocument = {
  head(title: string, name: string, under: readonly string[]): void
  facts(pairs: readonly (readonly [name: string, value: string])[]): void
  title(text: string): void
  text(words: string, style?: TextStyle): void
  table(columns: readonly Column[], rows: readonly Row[]): void
  /** JPEGs in rows of three, each with a caption. */
  pictures(pictures: readonly Picture[]): void
  /** A signature drawn by finger: an SVG path, 320 by 148. */
  drawing(path: string): void
  /** The bytes; deterministic for the same calls and the same `made`. */
  end(foot: string, numbering?: { isNumbered: boolean }): Promise<Uint8Array>
}

export function openDocument(info: { title: string; author: string; made: Date }): PdfDocument {
  const pdf = openSheet(info, { margin: EDGE, bufferPages: true })
  const bytes = collect(pdf)
  let y = EDGE

  const write = (words: string, x: number, at: number, width: number, style: TextStyle = {}): number => {
    pdf
      .font(style.strong ? 'strong' : 'text')
      .fontSize(style.size ?? 8.5)
      .fillColor(style.colour ?? INK)
    pdf.text(words, x, at, { width, align: style.align ?? 'left', lineGap: 1.5 })
    return pdf.y
  }
  const rule = (at: number) =>
    pdf
      .moveTo(EDGE, at)
      .lineTo(EDGE + WIDTH, at)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke()
  const room = (height: number) => {
    if (y + height <= A4.height - EDGE - FOOT) return false
    pdf.addPage()
    y = EDGE
    return true
  }
  const heightOf = (columns: readonly Column[], { cells, strong }: Row) => {
    pdf.font(strong ? 'strong' : 'text').fontSize(8)
    return Math.max(
      ...cells.map((cell, i) =>
        pdf.heightOfString(cell || ' ', { width: WIDTH * (columns[i]?.share ?? 0) - 6, lineGap: 1.5 }),
      ),
    )
  }
  const drawRow = (columns: readonly Column[], row: Row) => {
    let x = EDGE
    for (const [i, column] of columns.entries()) {
      const width = WIDTH * column.share
      write(row.cells[i] ?? '', x, y + 4, width - 6, {
        size: 8,
        ...(row.strong && { strong: true }),
        ...(row.soft && { colour: SOFT }),
        ...(column.align && { align: column.align }),
      })
      x += width
    }
    y += heightOf(columns, row) + 8
    rule(y)
  }

  return {
    head(title, name, under) {
      drawMark(pdf, EDGE, EDGE)
      write('Gida', EDGE + 32, EDGE + 5, 200, { size: 14, strong: true })
      const half = WIDTH / 2
      let right = write(title, EDGE + half, EDGE, half, { size: 16, strong: true, align: 'right' })
      right = write(name, EDGE + half, right + 2, half, { size: 10, strong: true, align: 'right' })
      const left = write(under.join('\n'), EDGE, EDGE + 34, half, { colour: SOFT })
      y = Math.max(left, right) + 12
      pdf
        .moveTo(EDGE, y)
        .lineTo(EDGE + WIDTH, y)
        .lineWidth(1.2)
        .strokeColor(INDIGO)
        .stroke()
      y += 14
    },
    facts(pairs) {
      for (const [name, value] of pairs) {
        room(16)
        write(name, EDGE, y, 150, { colour: SOFT })
        y = write(value, EDGE + 156, y, WIDTH - 156) + 3
      }
      y += 10
    },
    title(text) {
      room(60)
      y = write(text, EDGE, y + 6, WIDTH, { size: 11, strong: true }) + 4
    },
    text(words, style) {
      room(30)
      y = write(words, EDGE, y, WIDTH, style) + 6
    },
    table(columns, rows) {
      const head: Row = { cells: columns.map((column) => column.head), soft: true }
      drawRow(columns, head)
      for (const row of rows) {
        if (room(heightOf(columns, row) + 8)) drawRow(columns, head)
        drawRow(columns, row)
      }
      y += 12
    },
    pictures(pictures) {
      for (const [index, { bytes, caption }] of pictures.entries()) {
        const column = index % 3
        if (column === 0) room(PICTURE.height + PICTURE.caption)
        const x = EDGE + column * (PICTURE.width + 8)
        pdf.image(Buffer.from(bytes), x, y, { fit: [PICTURE.width, PICTURE.height] })
        write(caption, x, y + PICTURE.height + 2, PICTURE.width, { size: 7, colour: SOFT })
        if (column === 2 || index === pictures.length - 1) y += PICTURE.height + PICTURE.caption
      }
    },
    drawing(path) {
      room(80)
      pdf.save().translate(EDGE, y).scale(0.5)
      pdf.path(path).lineWidth(3).lineCap('round').strokeColor(INK).stroke()
      pdf.restore()
      y += 80
    },
    end(foot, { isNumbered } = { isNumbered: true }) {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        pdf.page.margins.bottom = 0 // the footer is in the margin
        const at = A4.height - EDGE - 16
        rule(at)
        write(foot, EDGE, at + 6, WIDTH - 80, { size: 7, colour: SOFT })
        if (!isNumbered) continue
        write(`${page + 1} of ${count}`, EDGE + WIDTH - 70, at + 6, 70, {
          size: 7,
          colour: SOFT,
          align: 'right',
        })
      }
      pdf.end()
      return bytes
    },
  }
}
