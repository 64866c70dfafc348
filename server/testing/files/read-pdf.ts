import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

const engine = PDFiumLibrary.init()

/** The text of the first page as PDFium (Chrome's PDF reader) extracts it. */
export const textOf = async (pdf: Uint8Array): Promise<string> => (await textsOf(pdf))[0] ?? ''

/** The text of each page. */
export const textsOf = (pdf: Uint8Array): Promise<string[]> =>
  read(pdf, async (opened) => [...opened.pages()].map((page) => page.getText()))

/** Number of vertically separate pieces of ink on the first page: an `Ọ́` whose marks do not touch the letter has three. */
export const layersOfInk = (pdf: Uint8Array): Promise<number> =>
  read(pdf, async (opened) => {
    const { data, width, height } = await opened.getPage(0).render({ scale: 6, render: 'bitmap' })
    const hasInk = Array.from({ length: height }, (_, y) =>
      data.subarray(y * width * 4, (y + 1) * width * 4).some((shade, at) => at % 4 === 0 && shade < 200),
    )
    return hasInk.filter((ink, y) => ink && !hasInk[y - 1]).length
  })

async function read<T>(pdf: Uint8Array, look: (opened: PDFiumDocument) => Promise<T>): Promise<T> {
  const opened = await (await engine).loadDocument(pdf)
  try {
    return await look(opened)
  } finally {
    opened.destroy()
  }
}
