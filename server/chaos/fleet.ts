import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeClock } from '../platform/clock/clock.ts'
import { makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { freePort } from '../platform/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { prepareDatabase } from '../platform/db/prepare.ts'
import { appAt, asAppRole, provisionDatabase } from '../platform/db/provision.ts'
import { openServices } from '../platform/start.ts'
import { payerAt } from '../testing/money/payer.ts'
import { type ServerProcess, spawnServer } from '../testing/server-process.ts'
import type { Dice } from './dice.ts'
import { startBalancer, startPooler } from './fleet-tools.ts'
import type { Stage } from './stage.ts'
import { postmasterIn, startSurroundings } from './surroundings.ts'
import { until } from './until.ts'

const START_SECONDS = 60
/** Longer than the others wait for one that does not answer. */
const FROZEN_MS = 3_000

type Node = { name: string; env: Record<string, string>; process: ServerProcess | null }

/**
 * Three web nodes behind a balancer and two workers, all on one database, which they ask through a pooler in transaction mode. To be used
 * as the one server is: a kill takes one of the nodes (with -9, by a stop in order, or frozen and then killed), a start brings back whichever
 * is away.
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
  const balancer = await startBalancer(folder, port, webPorts)
  closing.push(balancer.stop)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  closing.push(postgres.stop)
  const secrets = deriveSecrets(env.GIDA_SECRET)
  const ownerUrl = await provisionDatabase(postgres.url, 'gida')
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
  }
  const node = (name: string, role: 'web' | 'worker', port: number): Node => ({
    name,
    env: { ...shared, GIDA_ROLE: role, PORT: String(port) },
    process: null,
  })
  const nodes: [Node, ...Node[]] = [
    node('worker1', 'worker', 0),
    node('worker2', 'worker', 0),
    ...webPorts.map((port, at) => node(`web${at + 1}`, 'web', port)),
  ]
  closing.push(() => Promise.all(nodes.map(({ process }) => process?.kill())))

  const start = async () => {
    for (const one of nodes)
      one.process ??= spawnServer(one.env, { logFile: join(folder, `${one.name}.log`) })
    await Promise.all(nodes.map(({ process }) => process?.ready))
    await until('the balancer has a node', async () => (await fetch(`${url}/readyz`)).ok, START_SECONDS)
    return { url, ownerUrl }
  }
  await start()
  const config = makeConfig(readEnvironment({ ...shared, PORT: String(port) }))
  const services = await openServices(config, appAt(ownerUrl, secrets), makeClock())
  closing.push(services.database.close)

  return {
    ...{ url, config, services, start },
    payer: payerAt(config.provider),
    kill: () => endOne(nodes, dice),
    killDatabase: () => {
      process.kill(postmasterIn(folder), 'SIGKILL')
      const revived = pause(500).then(() => postgres.start())
      revived.catch(() => {}) // told to whoever waits
      return async () => {
        await revived
        await until('the database answers', () => services.database.ping().then(() => true), START_SECONDS)
      }
    },
  }
}

async function endOne(nodes: [Node, ...Node[]], dice: Dice): Promise<void> {
  for (const { name, process } of nodes)
    if (process && process.child.exitCode !== null)
      throw new Error(`${name} ended by itself. See ${name}.log.`)
  const node = dice.pick(nodes)
  const running = node.process
  node.process = null
  if (!running) return
  const way = dice.roll()
  if (way < 0.25) return running.stop()
  if (way < 0.45) {
    running.child.kill('SIGSTOP')
    await pause(FROZEN_MS)
  }
  await running.kill()
}
