import { parentPort, Worker } from 'node:worker_threads'

type RenderRequest = { id: number; facts: unknown }
type Drawn = { id: number; made: unknown } | { id: number; failure: string }

/** The largest bundle takes a minute or two; ms. */
const PATIENCE_MS = 5 * 60_000

/**
 * Renders PDFs in a worker thread that starts with the first and stays: one page with its fonts takes tens of
 * milliseconds, in which the server would answer nobody. `file` is the thread's module, which calls
 * `serveRenderRequests`. A render that exceeds the timeout ends the thread and fails all waiting requests; the next
 * request starts another thread.
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
      if (thread !== made) return // those who wait now belong to the next thread
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
    thread.ref() // keeps the process alive while it renders; an idle thread does not
    thread.postMessage({ id, facts } satisfies RenderRequest)
    return one.promise
  }
}

/** Worker side: renders one document after another. */
export function serveRenderRequests<Facts>(draw: (facts: Facts) => Promise<unknown>): void {
  const tell = (drawn: Drawn) => parentPort?.postMessage(drawn)
  let before: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', ({ id, facts }: RenderRequest) => {
    before = before.then(async () => {
      try {
        tell({ id, made: await draw(facts as Facts) })
      } catch (error) {
        tell({ id, failure: String(error) })
      }
    })
  })
}
