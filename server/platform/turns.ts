type Turns<Line extends string> = {
  /** Running at once. */
  most: number
  /** Waiting in each line. */
  mostWaiting: number
  /** In the order in which they are served. Each has room of its own, so that a full line keeps nobody out of another. */
  lines: readonly [Line, ...Line[]]
  /** The error for who finds their line full. */
  busy(): Error
}

/** Limits how much slow work runs at once in this process: line by line, and first come, first served within a line. */
export function makeTurns<Line extends string>({ most, mostWaiting, lines, busy }: Turns<Line>) {
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
