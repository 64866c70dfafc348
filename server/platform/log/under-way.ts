import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

/** A call or a job while it runs: what the log calls it, how whoever waits for it is told that it failed, and when to leave off. */
export type UnderWay = {
  named: Record<string, string | undefined>
  fail?: () => void
  stopping?: AbortSignal | undefined
}

const running = new AsyncLocalStorage<UnderWay>()

/** Whatever `work` begins is known to be of it, however late it ends. */
export const runUnderWay = <T>(underWay: UnderWay, work: () => T): T => running.run(underWay, work)

/** Whether what runs here was asked to leave off, so that the process can end. */
export const isStopping = (): boolean => running.getStore()?.stopping?.aborted ?? false

/**
 * A promise that failed with nobody waiting for it is a fault of ours: it is logged with its call, the call is answered,
 * and all others go on. Answers how to stop listening.
 */
export function surviveLeftPromises(log: Log): () => void {
  const heard = (error: unknown) => {
    const underWay = running.getStore()
    log.error({ error, ...underWay?.named }, 'a promise failed that nobody waited for')
    underWay?.fail?.()
  }
  process.on('unhandledRejection', heard)
  return () => void process.off('unhandledRejection', heard)
}
