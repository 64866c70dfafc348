import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import { SpreadsheetFault } from './sheet.ts'

/** The thread that reads one file. */
try {
  parentPort?.postMessage({ sheets: await readFile(Buffer.from(workerData as Uint8Array)) })
} catch (error) {
  parentPort?.postMessage({ reason: error instanceof SpreadsheetFault ? error.reason : 'DAMAGED' })
}
