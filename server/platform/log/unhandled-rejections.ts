import { AsyncLocalStorage } from 'node:async_hooks'
import type { Trace } from '../traces/trace.ts'
import type { Origin } from './origin.ts'

/** A running call or job: its log fields, how to report its failure to whoever waits, and when to stop. */
export type RequestContext = {
  named: Record<string, string | undefined>
  fail?: () => void
  origin: Origin
  trace?: Trace | undefined
  stopping?: AbortSignal | undefined
  /** Throws if another worker may have taken over this work. */
  throwIfSuperseded?: () => void
}

const running = new AsyncLocalStorage<RequestContext>()

/** Everything that `work` starts belongs to this context, however late it ends. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => running.run(context, work)

/** Origin of the current call or job; undefined at startup and in tests. */
export const originNow = (): Origin | undefined => running.getStore()?.origin

/** Trace of the current call or job. */
export const traceNow = (): Trace | undefined => running.getStore()?.trace

/** Whether the current work was asked to stop so that the process can exit. */
export const isStopping = (): boolean => running.getStore()?.stopping?.aborted ?? false

/** Throws if another worker may have taken over this work: it must start, request or commit nothing more. */
export const throwIfSuperseded = (): void => running.getStore()?.throwIfSuperseded?.()

/**
 * An unhandled rejection is a bug: it is logged with its call, which is answered with 500; all others go on. Returns a
 * function that stops listening.
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
