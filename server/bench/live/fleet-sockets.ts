import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../../chaos/until.ts'
import type { Bench } from '../data.ts'
import type { Load } from '../reads/lists.ts'
import { openTenantSessions } from '../reads/tenant-sessions.ts'
import { round3 } from '../turns.ts'
import { type LiveFleet, startLiveFleet } from './live-fleet.ts'

const NODES = 3
/** `leave_s` is the drain time of a node (GIDA_LEAVE_SECONDS), as set in a cluster. */
const SIZES = { sockets: 30_000, later: 3_000, balancers: 4, leave_s: 10 }
const QUICK = { sockets: 300, later: 60, balancers: 2, leave_s: 1 }
const SOCKETS_OF_ONE = 10
const PATIENCE_SECONDS = 300
/** Time for the balancers to notice that a node is back. */
const SEEN_MS = 1_000
/** Limits that fail the bench. A quick run, whose figures mean little, only checks that everybody reconnects. */
const MOST = { unevenness: 0.1, kib_of_one: 30, back_s: 60, share_asking_in_a_second: 0.2 }

/**
 * Many live connections on three web nodes: their distribution and memory use, how those of a draining node reconnect to the
 * others, and where new ones go when it is back.
 */
export async function benchFleetSockets(
  bench: Bench,
  { folder, say }: Load,
  clients: string,
  quick: boolean,
): Promise<object> {
  const { sockets, later, balancers, leave_s } = quick ? QUICK : SIZES
  const persons = (sockets + later) / SOCKETS_OF_ONE
  const ownerUrl = await bench.database(quick ? 'few_sockets' : 'fleet', 2_000, persons)
  const services = await bench.services(ownerUrl)
  const people = await services.transaction('system', (tx) => openTenantSessions(tx, services, persons))
  const sessions = people.flatMap((one) => Array.from({ length: SOCKETS_OF_ONE }, () => one))
  const home = mkdtempSync(join(folder, 'fleet-sockets-'))
  chmodSync(home, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(home, { recursive: true })]
  try {
    const env = (port: number) => ({ ...bench.env(ownerUrl, port), GIDA_LEAVE_SECONDS: String(leave_s) })
    const fleet = await startLiveFleet({ home, nodes: NODES, balancers, clients, env }, stops)
    const opened = await open(fleet, sessions.slice(0, sockets))
    say(`${sockets} are open: ${opened.spread.join(', ')}`)
    const moved = await endOne(fleet, sockets)
    say(`those of one are on the others after ${moved.back_s} s: ${moved.spread.join(', ')}`)
    await fleet.nodes[0]?.start()
    await pause(SEEN_MS)
    await fleet.open(sessions.slice(sockets))
    const returned = { spread: await spreadOf(fleet), problems: (await fleet.tell()).problems.length }
    say(`${later} more, when it is there again: ${returned.spread.join(', ')}`)
    const figures = { sockets, opened, moved, returned }
    return { ...figures, faults: faultsOf(figures, quick) }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const spreadOf = ({ nodes }: LiveFleet) => Promise.all(nodes.map((node) => node.sockets()))

/** Largest deviation from the mean, as a share of it. */
function unevenness(spread: readonly number[]): number {
  const mean = spread.reduce((sum, one) => sum + one, 0) / spread.length
  return round3(Math.max(...spread.map((one) => Math.abs(one - mean))) / mean)
}

async function open(fleet: LiveFleet, sessions: Parameters<LiveFleet['open']>[0]) {
  const before = fleet.nodes.map((node) => node.resident())
  const began = performance.now()
  await fleet.open(sessions)
  const per_s = Math.round((sessions.length * 1000) / (performance.now() - began))
  const spread = await spreadOf(fleet)
  const kib_of_one = fleet.nodes.map((node, at) =>
    round3((node.resident() - (before[at] ?? 0)) / 1024 / (spread[at] ?? 1)),
  )
  return { per_s, spread, unevenness: unevenness(spread), kib_of_one }
}

/** From the signal until the node is gone and everybody is reconnected, or was told that the connection is lost. */
async function endOne(fleet: LiveFleet, sockets: number) {
  const lost = (await fleet.nodes[0]?.sockets()) ?? 0
  await fleet.tell()
  const began = Date.now()
  let leaves_s = 0
  void fleet.nodes[0]?.leave().then((seconds) => (leaves_s = round3(seconds)))
  const asked: number[] = []
  const problems: string[] = []
  const isBack = async () => {
    const told = await fleet.tell()
    asked.push(...told.asked_at)
    problems.push(...told.problems)
    return leaves_s > 0 && told.connected + problems.length >= sockets
  }
  await until('every socket is back', isBack, PATIENCE_SECONDS, 250)
  const back_s = round3((Date.now() - began) / 1000)
  const seconds = Object.values(Object.groupBy(asked, (at) => Math.floor((at - began) / 1000)))
  const peak = Math.max(...seconds.map((all) => all?.length ?? 0))
  const spread = (await spreadOf(fleet)).slice(1)
  return {
    ...{ lost, leaves_s, back_s, asked: asked.length, peak_per_s: peak, problems: problems.length },
    ...{ share_asking_in_a_second: round3(peak / lost), spread, unevenness: unevenness(spread) },
  }
}

type Figures = {
  opened: { unevenness: number; kib_of_one: number[] }
  moved: { unevenness: number; back_s: number; share_asking_in_a_second: number; problems: number }
  returned: { problems: number }
}
function faultsOf({ opened, moved, returned }: Figures, quick: boolean): string[] {
  const faults = [
    moved.problems + returned.problems > 0 && 'somebody was told that the line is lost',
    !quick && Math.max(opened.unevenness, moved.unevenness) > MOST.unevenness && 'they do not lie evenly',
    !quick && Math.max(...opened.kib_of_one) > MOST.kib_of_one && 'one holds too much',
    !quick && moved.back_s > MOST.back_s && 'they come back too late',
    !quick && moved.share_asking_in_a_second > MOST.share_asking_in_a_second && 'they come back at once',
  ].filter((fault) => fault !== false)
  if (faults.length > 0) process.exitCode = 1
  return faults
}
