import { Worker } from 'node:worker_threads'
import { withReaderSlot } from '../files/reader-slots.ts'
import { type FaultReason, LIMITS, type Sheet, SpreadsheetFault } from './sheet.ts'

type ReadResult = { sheets: Sheet[] } | { reason: FaultReason }

/**
 * Reads a workbook or CSV file in a worker thread with its own memory and time limits, so that no file blocks other
 * calls or crashes the server. Throws a SpreadsheetFault.
 */
export const readSpreadsheet = (bytes: Uint8Array): Promise<Sheet[]> =>
  withReaderSlot('person', () => open(bytes))

function open(bytes: Uint8Array): Promise<Sheet[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./reader.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      execArgv: [],
    })
    const fail = (reason: FaultReason) => {
      clearTimeout(late)
      void worker.terminate()
      reject(new SpreadsheetFault(reason))
    }
    const late = setTimeout(() => fail('TOO_SLOW'), LIMITS.milliseconds)
    worker.once('message', (told: ReadResult) => {
      clearTimeout(late)
      'sheets' in told ? resolve(told.sheets) : reject(new SpreadsheetFault(told.reason))
    })
    worker.once('error', () => fail('UNPACKS_TOO_LARGE')) // exceeded its memory limit
    worker.once('exit', () => fail('DAMAGED')) // exited without a message; after a message this has no effect
  })
}
