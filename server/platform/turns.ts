type Turns<Line extends string> = {
  /** At once. */
  most: number
  /** In each line. */
  mostWaiting: number
  /** Who goes before whom, each with room of their own: those behind cannot keep the others out. */
  lines: readonly [Line, ...Line[]]
  /** What who would wait behind too many is told. */
  busy(): Error
}

/** Lets slow work be done a few at a time in this process: a line after the other, and within it in the order in which it came. */
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
