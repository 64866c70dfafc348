import PDFDocument from 'pdfkit'

/** A PDF with this text. */
export const makePdf = (text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> =>
  new Promise((resolve) => {
    const made = new PDFDocument(options)
    const pieces: Buffer[] = []
    made.on('data', (piece: Buffer) => pieces.push(piece))
    made.on('end', () => resolve(Buffer.concat(pieces)))
    made.text(text)
    made.end()
  })
