import { parentPort, workerData } from 'node:worker_threads'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import type { PdfContent, PdfLook } from './read-pdf.ts'

/** Text extraction limits: what a search has to find is near the start. */
const MOST_PAGES_READ = 100
const MOST_TEXT = 150_000
/** Longest side of the rendered image; pixels. */
const LONGEST_SIDE = { read: 800, page: 1_400 }

const { bytes, how, page } = workerData as { bytes: Uint8Array; how: PdfLook; page: number }

try {
  const library = await PDFiumLibrary.init()
  const opened = await library.loadDocument(bytes)
  parentPort?.postMessage({ content: await contentOf(opened) })
} catch (error) {
  const isLocked = error instanceof Error && /password|security/i.test(error.message)
  parentPort?.postMessage({ fault: isLocked ? 'LOCKED' : 'BROKEN' })
}

async function contentOf(opened: PDFiumDocument): Promise<PdfContent> {
  const pages = opened.getPageCount()
  if (pages < 1) throw new Error('A PDF has a page.')
  if (page >= pages) return { pages, text: '', picture: null }
  const wanted = opened.getPage(page)
  const { originalWidth, originalHeight } = wanted.getOriginalSize() // throws if the page cannot be read
  if (how === 'look') return { pages, text: '', picture: null }
  const scale = LONGEST_SIDE[how] / Math.max(originalWidth, originalHeight, 1)
  const { data, width, height } = await wanted.render({ scale, render: 'bitmap' })
  const text = how === 'read' ? textOf(opened, pages) : ''
  return { pages, text, picture: { data, width, height } }
}

function textOf(opened: PDFiumDocument, pages: number): string {
  let text = ''
  for (let page = 0; page < Math.min(pages, MOST_PAGES_READ) && text.length < MOST_TEXT; page++)
    text += ` ${opened.getPage(page).getText()}`
  return text.slice(0, MOST_TEXT)
}
