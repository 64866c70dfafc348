import type { Database } from './store/database.ts'

/** What every command is handed: the memory, the time, and the way out to the webhook receiver. */
export type World = {
  db: Database
  /** Real time in milliseconds. A business's own clock is this plus what it was moved by. */
  realTime: () => number
  /** Where a browser finds the checkout pages. */
  publicUrl: () => string
  webhookUrl: string | null
  webhookSpeedup: number
  /** Asked for a look at the queue, or to send one at once. */
  dispatcher: { wake(): void; deliver(id: number): Promise<void> }
}
