import type { Dice } from '../dice.ts'
import type { Phone } from '../phone.ts'
import type { Strike } from '../stage.ts'
import { type FleetFigures, figuresOf } from './figures.ts'
import { HEALS_WITHIN_SECONDS, type Struck, untilHealed } from './heal.ts'
import { cutOff, type Node } from './nodes.ts'
import type { Pair } from './pair.ts'
import { type Look, probeNodes, type Weather } from './probe-nodes.ts'

const FREEZES = 0.35
const SHORTEST_CUT_MS = 4_000
const LONGEST_CUT_MS = 14_000

/** Failures of a fleet besides killed nodes: database failovers and network partitions. */
export function makeStrikes(fleet: { nodes: readonly Node[]; pair: Pair; ownerUrl: string; dice: Dice }) {
  const { nodes, pair, ownerUrl, dice } = fleet
  const struck: Struck = { failovers: [], cuts: [] }
  const faults: string[] = []
  const begun: Promise<unknown>[] = []
  const heals: Promise<void>[] = []
  const weathers = new Set<Weather>()
  let look: Look | null = null
  let phone: Phone | null = null

  /** Starts at once; the returned function waits for recovery. */
  function strike(weather: 'failover' | 'cut', act: () => Promise<unknown>): Strike {
    weathers.add(weather)
    const began = performance.now()
    const done = act()
    const healed = (async () => {
      await done
      const since = weather === 'cut' ? performance.now() : began // a partition ends when the connections are restored
      const took = phone ? await untilHealed(nodes, ownerUrl, phone, since) : { calls: 0, jobs: 0 }
      struck[weather === 'cut' ? 'cuts' : 'failovers'].push(took)
      if (Math.max(took.calls, took.jobs) > HEALS_WITHIN_SECONDS)
        faults.push(`after a ${weather} calls were well after ${took.calls} s, jobs after ${took.jobs} s`)
    })().finally(() => weathers.delete(weather))
    healed.catch(() => {}) // the caller waiting for it sees the error
    done.catch(() => {})
    begun.push(done)
    heals.push(healed)
    return () => healed
  }

  return {
    killDatabase: () => {
      const killed = pair.kill()
      killed.catch(() => {})
      begun.push(killed)
      return () => killed
    },
    failOver: () => {
      const isFrozen = dice.happens(FREEZES)
      return strike('failover', () => pair.failOver(isFrozen))
    },
    cut: () => {
      const ms = dice.between(SHORTEST_CUT_MS, LONGEST_CUT_MS)
      return strike('cut', () => cutOff(nodes, dice, ms))
    },
    /** Waits for the end of failovers and partitions, in which a starting node would wait for its database. */
    over: async () => void (await Promise.all(begun.splice(0))),
    watch: (by: Phone) => {
      phone = by
      const now = (): Weather =>
        weathers.has('failover') ? 'failover' : weathers.has('cut') ? 'cut' : 'calm'
      look = probeNodes(
        nodes.filter(({ env }) => env.GIDA_ROLE === 'web'),
        now,
        by,
      )
    },
    watched: async (): Promise<{ figures: FleetFigures; faults: string[] }> => {
      await Promise.all(heals)
      await look?.stop()
      return { figures: figuresOf(look?.asked ?? [], struck), faults: [...faults, ...(look?.faults ?? [])] }
    },
  }
}
