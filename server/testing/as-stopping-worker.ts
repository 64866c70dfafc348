import { runInContext } from '../platform/log/unhandled-rejections.ts'

/** Runs work as a job of a worker that was told to stop, already or once `stopping` is aborted. */
export const asStoppingWorker = <T>(work: () => T, stopping = AbortSignal.abort()): T =>
  runInContext({ named: {}, origin: { action: 'test' }, stopping }, work)
