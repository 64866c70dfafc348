import { Worker } from 'node:worker_threads'

/** What is in a PDF: `look` counts its pages, `read` also takes the text of the first ones and a picture of page one. */
export type PdfContent = {
  pages: number
  text: string
  picture: { data: Uint8Array; width: number; height: number } | null
}
export type PdfFault = 'LOCKED' | 'BROKEN' | 'TOO_SLOW'
type Told = { content: PdfContent } | { fault: PdfFault }

const SECONDS = { look: 8, read: 30 }

/**
 * Opens a PDF in a thread of its own, by the reader that Chrome has, which runs none of its scripts. A file that takes too long
 * or too much ends that thread alone.
 */
export function readPdf(bytes: Uint8Array, how: 'look' | 'read'): Promise<PdfContent | PdfFault> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-reader.ts', import.meta.url), {
      workerData: { bytes, how },
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
