import { parentPort, Worker } from 'node:worker_threads'

type Asked = { id: number; facts: unknown }
type Drawn = { id: number; made: unknown } | { id: number; failure: string }

/** The largest bundle takes a minute or two. */
const PATIENCE_MS = 5 * 60_000

/**
 * Draws papers in a thread of its own, which starts with the first and stays: a sheet with its fonts and its code takes tens
 * of milliseconds in which the server would answer nobody. `file` is that thread's, and calls `serveRenderRequests`. One paper that has not
 * come after so long ends the thread, and all that wait fail with it: the next one starts another.
 */
export function renderInWorker<Facts, Made = Uint8Array>(
  file: URL,
  patienceMs = PATIENCE_MS,
): (facts: Facts) => Promise<Made> {
  const waiting = new Map<number, PromiseWithResolvers<Made>>()
  let thread: Worker | undefined
  let asked = 0

  let late: NodeJS.Timeout | undefined
  const watch = () => {
    clearTimeout(late)
    if (waiting.size > 0) late = setTimeout(() => void thread?.terminate(), patienceMs)
  }

  const start = (): Worker => {
    const made = new Worker(file, { execArgv: [] })
    made.on('message', (drawn: Drawn) => {
      const one = waiting.get(drawn.id)
      waiting.delete(drawn.id)
      watch()
      if (waiting.size === 0) made.unref()
      'made' in drawn ? one?.resolve(drawn.made as Made) : one?.reject(new Error(drawn.failure))
    })
    const end = (error: Error) => {
      if (thread !== made) return // those who wait now wait for the next one
      thread = undefined
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
      watch()
    }
    made.once('error', end)
    made.once('exit', () => end(new Error('The thread that draws has ended.')))
    return made
  }

  return (facts) => {
    thread ??= start()
    const id = ++asked
    const one = Promise.withResolvers<Made>()
    waiting.set(id, one)
    if (waiting.size === 1) watch()
    thread.ref() // the process stays up while a document is being rendered; an idle thread does not keep it
    thread.postMessage({ id, facts } satisfies Asked)
    return one.promise
  }
}

/** In the worker thread: one document after the other. */
export function serveRenderRequests<Facts>(draw: (facts: Facts) => Promise<unknown>): void {
  const tell = (drawn: Drawn) => parentPort?.postMessage(drawn)
  let before: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', ({ id, facts }: Asked) => {
    before = before.then(async () => {
      try {
        tell({ id, made: await draw(facts as Facts) })
      } catch (error) {
        tell({ id, failure: String(error) })
      }
    })
  })
}
