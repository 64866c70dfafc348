import { percentile } from '../../bench/turns.ts'
import type { Struck } from './heal.ts'
import type { Probe, Weather } from './probe-nodes.ts'

export type FleetFigures = {
  /** Seconds from the database's death, or the end of a partition, until every node was healthy: each, and the longest. */
  failover_heals: number[]
  failover_heal_max: number
  cut_heals: number[]
  cut_heal_max: number
  /** Latencies in milliseconds of reads answered by nodes that are not partitioned. */
  reads: Record<Weather, { count: number; p50: number | null; p99: number | null }>
  /** Number of responses by kind: during a failover, by partitioned nodes, and otherwise. */
  answers: Record<'failover' | 'cut_off' | 'else', Record<string, number>>
  /** Longest wait for a response in milliseconds. */
  slowest: number
}

export function figuresOf(asked: readonly Probe[], { failovers, cuts }: Struck): FleetFigures {
  const heals = (all: Struck['cuts']) => all.map(({ calls, jobs }) => round(Math.max(calls, jobs)))
  return {
    failover_heals: heals(failovers),
    failover_heal_max: Math.max(0, ...heals(failovers)),
    cut_heals: heals(cuts),
    cut_heal_max: Math.max(0, ...heals(cuts)),
    reads: {
      calm: readsOf(asked, 'calm'),
      failover: readsOf(asked, 'failover'),
      cut: readsOf(asked, 'cut'),
    },
    answers: {
      failover: answersOf(asked.filter(({ weather, isCut }) => weather === 'failover' && !isCut)),
      cut_off: answersOf(asked.filter(({ isCut }) => isCut)),
      else: answersOf(asked.filter(({ weather, isCut }) => weather !== 'failover' && !isCut)),
    },
    slowest: Math.max(0, ...asked.filter(({ status }) => status !== null).map(({ ms }) => ms)),
  }
}

function readsOf(asked: readonly Probe[], weather: Weather) {
  const ms = asked
    .filter((one) => one.kind === 'read' && one.weather === weather && !one.isCut && one.status === 200)
    .map((one) => one.ms)
  return { count: ms.length, p50: percentile(ms, 0.5), p99: percentile(ms, 0.99) }
}

const answersOf = (asked: readonly Probe[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(asked, ({ status }) => String(status))].map(([status, all]) => [status, all.length]),
  )

const round = (seconds: number) => Math.round(seconds * 10) / 10
