import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startBalancer } from '../../chaos/fleet/tools.ts'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { type ServerProcess, spawnServer } from '../../testing/servers/server-process.ts'
import type { TenantSession } from '../reads/tenant-sessions.ts'
import { residentOf } from '../resident.ts'

/** State of the clients: connected sockets, times of ticket requests since the last report, and those that gave up. */
export type ClientReport = { connected: number; asked_at: number[]; problems: string[] }
export type LiveNode = {
  start(): Promise<void>
  /** Returns the seconds that a graceful shutdown took. */
  leave(): Promise<number>
  /** Sockets that it reports; 0 while it is down. */
  sockets(): Promise<number>
  /** Resident memory of its process in bytes. */
  resident(): number
}
export type LiveFleet = {
  nodes: LiveNode[]
  /** Distributes sockets over the balancers; resolves when each is connected or has given up. */
  open(sessions: readonly TenantSession[]): Promise<void>
  tell(): Promise<ClientReport>
}
type Wanted = {
  home: string
  nodes: number
  /** Each has its own client process, because of the limit of open files per process. */
  balancers: number
  /** Entry file of the client process. */
  clients: string
  env(port: number): Record<string, string>
}

/** Web nodes behind balancers, with clients in separate processes. Clean-up functions are added to `stops`, even if it fails halfway. */
export async function startLiveFleet(wanted: Wanted, stops: (() => unknown)[]): Promise<LiveFleet> {
  const logFile = join(wanted.home, 'log')
  const ports = await Promise.all(Array.from({ length: wanted.nodes }, freePort))
  const nodes = await Promise.all(ports.map((port) => startNode(wanted.env(port), logFile, stops)))
  const groups: { url: string; client: ServerProcess }[] = []
  for (let at = 0; at < wanted.balancers; at++) {
    const place = join(wanted.home, String(at))
    mkdirSync(place)
    const { url, stop } = await startBalancer(place, await freePort(), ports, 'ends')
    const client = spawnServer({}, { logFile, entry: wanted.clients })
    stops.push(stop, client.kill)
    await client.ready
    groups.push({ url, client })
  }
  return {
    nodes,
    open: async (sessions) => {
      await Promise.all(
        groups.map(({ url, client }, group) => {
          const people = sessions.filter((_, at) => at % groups.length === group)
          return ask(client, { open: { url, people } })
        }),
      )
    },
    tell: async () => {
      const all = await Promise.all(groups.map(({ client }) => ask<ClientReport>(client, {})))
      return {
        connected: all.reduce((sum, { connected }) => sum + connected, 0),
        asked_at: all.flatMap(({ asked_at }) => asked_at),
        problems: all.flatMap(({ problems }) => problems),
      }
    },
  }
}

async function startNode(
  env: Record<string, string>,
  logFile: string,
  stops: (() => unknown)[],
): Promise<LiveNode> {
  const METRICS_PORT = String(await freePort())
  let server: ServerProcess | null = null
  const node: LiveNode = {
    start: async () => {
      server = spawnServer({ ...env, METRICS_PORT }, { logFile })
      stops.push(server.kill)
      await server.ready
    },
    leave: async () => {
      const told = performance.now()
      await server?.stop()
      return (performance.now() - told) / 1000
    },
    sockets: async () => {
      const page = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).catch(() => null)
      return Number(/^gida_sockets_open (\d+)/m.exec((await page?.text()) ?? '')?.[1] ?? 0)
    },
    resident: () => residentOf(server?.child.pid ?? 0),
  }
  await node.start()
  return node
}

async function ask<T>(client: ServerProcess, what: object): Promise<T> {
  client.child.send(what)
  const ended = client.ended.then(({ code }) => {
    throw new Error(`Clients have ended (${code}).`)
  })
  const [answer] = (await Promise.race([once(client.child, 'message'), ended])) as [T]
  return answer
}
