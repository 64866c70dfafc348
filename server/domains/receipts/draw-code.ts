import { encode } from 'uqr'

/** Draws a QR code in a square of `side` points, with a quiet zone. */
export function drawCode(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const module = side / size
  pdf.rect(x, y, side, side).fill('#ffffff')
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      // Slightly larger than a module, or printers leave white lines in between.
      if (isDark) pdf.rect(x + column * module, y + row * module, module + 0.05, module + 0.05)
    }
  }
  pdf.fill('#000000')
}
