import { mkdirSync } from 'node:fs'
import { makeClock } from '../../platform/clock/clock.ts'
import { makeConfig } from '../../platform/config/config.ts'
import { readEnvironment } from '../../platform/config/environment.ts'
import { deriveSecrets } from '../../platform/config/secrets.ts'
import { freePort } from '../../platform/db/embedded/cluster.ts'
import { prepareDatabase } from '../../platform/db/schema/prepare.ts'
import { appAt, asAppRole, provisionDatabase } from '../../platform/db/schema/provision.ts'
import { openServices } from '../../platform/start.ts'
import { payerAt } from '../../testing/money/payer.ts'
import type { Dice } from '../dice.ts'
import type { Stage } from '../stage.ts'
import { startSurroundings } from '../surroundings.ts'
import { until } from '../until.ts'
import { endOne, makeNode, type Node, startNodes } from './nodes.ts'
import { startPair } from './pair.ts'
import { makeStrikes } from './strikes.ts'
import { startBalancer, startPooler } from './tools.ts'

const START_SECONDS = 60

/**
 * Three web nodes behind a balancer and two workers, on one database with a standby, through PgBouncer in transaction mode.
 * Same interface as the single server: `kill` ends a node (SIGKILL, graceful shutdown, or frozen and then killed), `start`
 * restarts those that are down.
 */
export async function setFleet(folder: string, dice: Dice): Promise<Stage> {
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end()
  }
  try {
    return { ...(await openFleet(folder, dice, closing)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openFleet(
  folder: string,
  dice: Dice,
  closing: (() => Promise<unknown>)[],
): Promise<Omit<Stage, 'close'>> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { simulator, env } = await startSurroundings(folder, url)
  closing.push(simulator.stop)
  const webPorts = [await freePort(), await freePort(), await freePort()]
  const balancer = await startBalancer(folder, port, webPorts, 'cut_off')
  closing.push(balancer.stop)
  const pair = await startPair(folder)
  closing.push(pair.stop)
  const secrets = deriveSecrets(env.GIDA_SECRET)
  const ownerUrl = await provisionDatabase(pair.url, 'gida')
  await prepareDatabase(ownerUrl, secrets)
  const pooler = await startPooler(folder, asAppRole(ownerUrl, secrets))
  closing.push(pooler.stop)

  mkdirSync(env.GIDA_DATA_DIR)
  const shared = {
    ...env,
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    GIDA_LEAVE_SECONDS: '1',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: ownerUrl,
    DATABASE_POOLER_PREPARES: pooler.prepares ? '1' : '0',
  }
  const node = async (name: string, role: 'web' | 'worker', at: number): Promise<Node> => {
    const made = await makeNode(name, role, { ...shared, PORT: String(at) })
    closing.push(() => Promise.all(Object.values(made.lines).map((line) => line.close())))
    return made
  }
  const nodes: [Node, ...Node[]] = [
    await node('worker1', 'worker', 0),
    await node('worker2', 'worker', 0),
    ...(await Promise.all(webPorts.map((at, place) => node(`web${place + 1}`, 'web', at)))),
  ]
  closing.push(() => Promise.all(nodes.map(({ process }) => process?.kill())))

  const config = makeConfig(readEnvironment({ ...shared, PORT: String(port) }))
  const services = await openServices(config, appAt(ownerUrl, secrets), makeClock())
  closing.push(services.database.close)
  const strikes = makeStrikes({ nodes, pair, ownerUrl, dice })
  const start = async () => {
    await strikes.over()
    await startNodes(nodes, folder)
    await until('the balancer has a node', async () => (await fetch(`${url}/readyz`)).ok, START_SECONDS)
    return { url, ownerUrl }
  }
  await start()
  return {
    ...{ url, config, services, start },
    killDatabase: strikes.killDatabase,
    fleet: strikes,
    payer: payerAt(config.provider),
    kill: () => endOne(nodes, dice),
  }
}
