/** A station of the way of a payment: so many servers, each busy for so long with one, as its measured cost says. */
export type Station = { name: string; servers: number; seconds: number }
export type Waited = { name: string; busy: number; mean_wait: number; p99_wait: number; longest_line: number }

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const exponential = (mean: number, random: () => number) => -mean * Math.log(1 - random())

/**
 * So many customers that come by chance, `rate` a second, go through all stations in turn, first come, first served. Service varies as
 * an exponential does, which is more than ours do: what comes out is on the safe side.
 */
export function simulateLine(
  rate: number,
  stations: readonly Station[],
  customers: number,
  random = seeded(1),
): Waited[] {
  let at = 0
  let arrivals = Array.from({ length: customers }, () => (at += exponential(1 / rate, random)))
  return stations.map((station) => {
    const { left, ...waited } = serve(station, arrivals, random)
    arrivals = left.sort((a, b) => a - b)
    return waited
  })
}

function serve({ name, servers, seconds }: Station, arrivals: readonly number[], random: () => number) {
  const free = Array<number>(servers).fill(arrivals[0] ?? 0)
  const begun: number[] = []
  const waits: number[] = []
  const left: number[] = []
  let worked = 0
  let longest_line = 0
  let waiting = 0 // whom is served next: who came first begins first
  for (const [index, arrival] of arrivals.entries()) {
    const next = free.indexOf(Math.min(...free))
    const begins = Math.max(arrival, free[next] ?? 0)
    const takes = exponential(seconds, random)
    free[next] = begins + takes
    worked += takes
    begun.push(begins)
    waits.push(begins - arrival)
    left.push(begins + takes)
    while (waiting < index && (begun[waiting] ?? 0) <= arrival) waiting++
    longest_line = Math.max(longest_line, index - waiting)
  }
  const length = Math.max(...free) - (arrivals[0] ?? 0)
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    name,
    busy: worked / (servers * length),
    mean_wait: waits.reduce((sum, wait) => sum + wait, 0) / waits.length,
    p99_wait: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    longest_line,
    left,
  }
}

/** Mean wait in M/M/c, by Erlang's C: what a simulation of one station has to come to. */
export function erlangWait(rate: number, { servers, seconds }: Station): number {
  const load = rate * seconds
  if (load >= servers) return Number.POSITIVE_INFINITY
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n++) {
    term *= load / n
    sum += term
  }
  const all = (term * load) / servers / (1 - load / servers)
  return ((all / (sum + all)) * seconds) / (servers - load)
}

/** Costs of one payment, in seconds of a core unless said; `npm run bench` measures what they are made of (docs/scale.md). */
export const COSTS = {
  /** About twelve transactions: a quarter of the database's work stands here as its own. */
  database: 0.013,
  /** Calls of a payment in a web node: what is owed, opening, the return, the look at the receipt, five reads more. */
  web: 0.009,
  /** Job of completion, notices, deliveries. */
  worker: 0.006,
  /** The row of one giant estate's totals: lock until the flush. */
  row: 0.0025,
  receipt: 0.018,
}

/** Cores planned at this share, so that a zone may be lost. */
export const PLANNED = 0.6

export const coresFor = (rate: number, seconds: number): number => Math.ceil((rate * seconds) / PLANNED)

/** The way of a payment at a rate, with the cores that the plan gives each station. */
export const stationsFor = (rate: number): Station[] =>
  (['web', 'database', 'worker', 'receipt'] as const).map((name) => ({
    name,
    servers: coresFor(rate, COSTS[name]),
    seconds: COSTS[name],
  }))
