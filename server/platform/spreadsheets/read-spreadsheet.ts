import { Worker } from 'node:worker_threads'
import { inReaderTurn } from '../files/reader-turns.ts'
import { type FaultReason, LIMITS, type Sheet, SpreadsheetFault } from './sheet.ts'

type Told = { sheets: Sheet[] } | { reason: FaultReason }

/**
 * Reads a workbook or a CSV file in a thread of its own, with its own limits of memory and time, so that no file holds up
 * other calls or brings the server down. Throws a SpreadsheetFault.
 */
export const readSpreadsheet = (bytes: Uint8Array): Promise<Sheet[]> =>
  inReaderTurn('person', () => open(bytes))

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
    worker.once('message', (told: Told) => {
      clearTimeout(late)
      'sheets' in told ? resolve(told.sheets) : reject(new SpreadsheetFault(told.reason))
    })
    worker.once('error', () => fail('UNPACKS_TOO_LARGE')) // out of the memory that it was given
    worker.once('exit', () => fail('DAMAGED')) // without a word; after one, this changes nothing
  })
}
