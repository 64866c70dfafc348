import { Worker } from 'node:worker_threads'
import { inReaderTurn } from '../reader-turns.ts'

/** `look` counts the pages, `read` also takes the text of the first ones and a picture of page one, `page` a picture of one page. */
export type PdfLook = 'look' | 'read' | 'page'
/** What is in a PDF. */
export type PdfContent = {
  pages: number
  text: string
  picture: { data: Uint8Array; width: number; height: number } | null
}
export type PdfFault = 'LOCKED' | 'BROKEN' | 'TOO_SLOW'
type Told = { content: PdfContent } | { fault: PdfFault }

const SECONDS = { look: 8, read: 30, page: 15 }

/**
 * Opens a PDF in a thread of its own, by the reader that Chrome has, which runs none of its scripts. A file that takes too long
 * or too much ends that thread alone. Pages are counted from 0 here.
 */
export const readPdf = (bytes: Uint8Array, how: PdfLook, page = 0): Promise<PdfContent | PdfFault> =>
  inReaderTurn(how === 'read' ? 'later' : 'person', () => open(bytes, how, page))

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
    worker.once('message', (told: Told) => settle('content' in told ? told.content : told.fault))
    worker.once('error', () => settle('BROKEN'))
    worker.once('exit', () => settle('BROKEN')) // without a word; after one, this changes nothing
  })
}
