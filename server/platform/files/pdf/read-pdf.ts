import { Worker } from 'node:worker_threads'
import { withReaderSlot } from '../reader-slots.ts'

/** `look` counts pages; `read` also extracts text of the first pages and renders page one; `page` renders one page. */
export type PdfLook = 'look' | 'read' | 'page'
export type PdfContent = {
  pages: number
  text: string
  picture: { data: Uint8Array; width: number; height: number } | null
}
export type PdfFault = 'LOCKED' | 'BROKEN' | 'TOO_SLOW'
type PdfResult = { content: PdfContent } | { fault: PdfFault }

const SECONDS = { look: 8, read: 30, page: 15 }

/**
 * Opens a PDF with PDFium in a worker thread, without running its scripts. A file that takes too much time or memory
 * ends only that thread. Pages count from 0 here.
 */
export const readPdf = (bytes: Uint8Array, how: PdfLook, page = 0): Promise<PdfContent | PdfFault> =>
  withReaderSlot(how === 'read' ? 'later' : 'person', () => open(bytes, how, page))

function open(bytes: Uint8Array, how: PdfLook, page: number): Promise<PdfContent | PdfFault> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-reader.ts', import.meta.url), {
      workerData: { bytes, how, page },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      execArgv: [],
    })
    const settle = (found: PdfContent | PdfFault) => {
      clearTimeout(late)
      void worker.terminate()
      resolve(found)
    }
    const late = setTimeout(() => settle('TOO_SLOW'), SECONDS[how] * 1000)
    worker.once('message', (told: PdfResult) => settle('content' in told ? told.content : told.fault))
    worker.once('error', () => settle('BROKEN'))
    worker.once('exit', () => settle('BROKEN')) // exited without a message; after a message this has no effect
  })
}
