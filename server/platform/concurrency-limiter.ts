type Turns<Line extends string> = {
  /** Tasks running at once. */
  most: number
  /** Tasks waiting in each queue. */
  mostWaiting: number
  /** Queues by priority. Each has its own capacity, so that a full one does not block another. */
  lines: readonly [Line, ...Line[]]
  /** Error for a full queue. */
  busy(): Error
}

/** Limits concurrent slow work in this process: by priority of queue, and first come, first served within one. */
export function makeConcurrencyLimiter<Line extends string>({ most, mostWaiting, lines, busy }: Turns<Line>) {
  const waiting = new Map<Line, (() => void)[]>(lines.map((line) => [line, []]))
  let atWork = 0

  const takeNext = () => {
    for (const line of waiting.values()) {
      const next = line.shift()
      if (next) return next
    }
  }

  return async function inTurn<T>(line: Line, work: () => Promise<T>): Promise<T> {
    const before = waiting.get(line) ?? []
    if (before.length >= mostWaiting) throw busy()
    if (atWork >= most) await new Promise<void>((done) => before.push(done))
    else atWork++
    try {
      return await work()
    } finally {
      const next = takeNext()
      if (next) next()
      else atWork--
    }
  }
}
