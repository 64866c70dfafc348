import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../traces/trace.ts'
import type { Origin } from './origin.ts'

/** A call or a job while it runs: what the log calls it, how whoever waits for it is told that it failed, and when to leave off. */
export type RequestContext = {
  named: Record<string, string | undefined>
  fail?: () => void
  origin: Origin
  trace?: Trace | undefined
  stopping?: AbortSignal | undefined
  /** Throws where another may have taken up what runs here. */
  mayGoOn?: () => void
}

const running = new AsyncLocalStorage<RequestContext>()

/** Everything that `work` starts belongs to this context, however late it ends. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => running.run(context, work)

/** The call or the job that runs here; undefined at the start and in tests. */
export const originNow = (): Origin | undefined => running.getStore()?.origin

/** How it is followed. */
export const traceNow = (): Trace | undefined => running.getStore()?.trace

/** Whether what runs here was asked to leave off, so that the process can end. */
export const isStopping = (): boolean => running.getStore()?.stopping?.aborted ?? false

/** Throws where another may have taken up what runs here: nothing is begun, asked of the world or committed by it. */
export const goOnOrThrow = (): void => running.getStore()?.mayGoOn?.()

/**
 * An unhandled rejection is a bug of ours: it is logged with its call, the call is answered with 500, and all others
 * go on. Returns a function that stops listening.
 */
export function logUnhandledRejections(log: { error(fields: object, message: string): void }): () => void {
  const heard = (error: unknown) => {
    const context = running.getStore()
    log.error({ error, ...context?.named }, 'a promise failed that nobody waited for')
    context?.fail?.()
  }
  process.on('unhandledRejection', heard)
  return () => void process.off('unhandledRejection', heard)
}
