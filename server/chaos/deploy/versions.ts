import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../../platform/db/embedded/embedded.ts'
import { provisionDatabase } from '../../platform/db/schema/provision.ts'
import { type ServerProcess, spawnServer } from '../../testing/servers/server-process.ts'
import { startBalancer } from '../fleet/tools.ts'
import { startSurroundings } from '../surroundings.ts'
import { until } from '../until.ts'

const SERVER = 'server/testing/servers/serve.ts'
const START_SECONDS = 120

type Place = { port: number; running: ServerProcess | null }

export type Versions = {
  url: string
  ownerUrl: string
  /** Starts the web nodes and a worker. */
  begin(version: string): Promise<void>
  /** Starts an additional node, which migrates; then drains and replaces the others one by one, and the worker last. */
  replaceBy(version: string): Promise<void>
  /** The OpenAPI document of a running node, bypassing the balancer. */
  readContract(): Promise<unknown>
  close(): Promise<void>
}

/** Nodes of any version, each from its folder, behind one balancer and on one database. */
export async function startPlaces(folder: string, nodes: number): Promise<Versions> {
  const closing: (() => Promise<unknown>)[] = []
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { simulator, env } = await startSurroundings(folder, url)
  closing.push(simulator.stop)
  const places: Place[] = []
  for (let at = 0; at <= nodes; at++) places.push({ port: await freePort(), running: null })
  let [free, worker] = [nodes, null as ServerProcess | null]
  closing.push(() => Promise.all([worker?.kill(), ...places.map(({ running }) => running?.kill())]))
  const ports = places.map((place) => place.port)
  closing.push((await startBalancer(folder, port, ports, 'ends')).stop)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  closing.unshift(postgres.stop)
  const ownerUrl = await provisionDatabase(postgres.url, 'gida')
  mkdirSync(env.GIDA_DATA_DIR)

  const shared = {
    ...{ ...env, PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' },
    ...{ DATABASE_URL: ownerUrl, DATABASE_DIRECT_URL: ownerUrl, DATABASE_POOL: '6', GIDA_LEAVE_SECONDS: '1' },
  }
  async function start(version: string, role: 'web' | 'worker', at: number): Promise<ServerProcess> {
    const started = spawnServer(
      { ...shared, GIDA_ROLE: role, PORT: String(at) },
      { logFile: join(folder, 'nodes.log'), entry: join(version, SERVER) },
    )
    await started.ready
    return started
  }
  async function open(place: Place, version: string): Promise<void> {
    place.running = await start(version, 'web', place.port)
    const probe = async () => (await fetch(`http://127.0.0.1:${place.port}/readyz`)).ok
    await until('a node is ready', probe, START_SECONDS)
  }
  return {
    ...{ url, ownerUrl },
    begin: async (version) => {
      for (const place of places.slice(0, nodes)) await open(place, version)
      worker = await start(version, 'worker', 0)
      await until('the balancer has a node', async () => (await fetch(`${url}/readyz`)).ok, START_SECONDS)
    },
    replaceBy: async (version) => {
      for (let round = 0; round < nodes; round++) {
        const at = (free + 1) % places.length
        await open(places[free] as Place, version)
        await places[at]?.running?.stop()
        free = at
      }
      const before = worker
      worker = await start(version, 'worker', 0)
      await before?.stop()
    },
    readContract: async () => {
      const running = places[(free + 1) % places.length] as Place
      return (await fetch(`http://127.0.0.1:${running.port}/api/v1/openapi.json`)).json()
    },
    close: async () => {
      for (const end of closing.splice(0).reverse()) await end()
    },
  }
}
