/** A station that payments pass through: servers working in parallel, and the measured service time of one payment. */
export type Station = { name: string; servers: number; seconds: number }
export type Waited = { name: string; busy: number; mean_wait: number; p99_wait: number; longest_line: number }

/** Deterministic pseudo-random numbers in [0, 1) (mulberry32). */
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
 * Simulates Poisson arrivals of `rate` per second through all stations in order, first come, first served. Service times are
 * exponential, which varies more than ours, so the results are pessimistic.
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
  let waiting = 0 // next in queue by arrival
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

/** Mean wait in M/M/c by Erlang C, to validate the simulation of one station. */
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

/** Costs of one payment in core seconds; their components are measured by `npm run bench` (docs/scale.md). */
export const COSTS = {
  /** About twelve transactions; a quarter of their time is attributed to the database. */
  database: 0.013,
  /** Calls of a payment on a web node: what is owed, starting, returning, viewing the receipt, five other reads. */
  web: 0.009,
  /** Completion job, notifications, deliveries. */
  worker: 0.006,
  /** The totals row of one very large estate: locked until the flush. */
  row: 0.0025,
  receipt: 0.018,
}

/** Planned utilisation of cores, so that a zone can fail. */
export const PLANNED = 0.6

export const coresFor = (rate: number, seconds: number): number => Math.ceil((rate * seconds) / PLANNED)

/** Stations of a payment at a rate, with the planned number of cores each. */
export const stationsFor = (rate: number): Station[] =>
  (['web', 'database', 'worker', 'receipt'] as const).map((name) => ({
    name,
    servers: coresFor(rate, COSTS[name]),
    seconds: COSTS[name],
  }))
