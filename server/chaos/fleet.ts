import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSimulatorProcess } from '../../scripts/simulator-process.ts'
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
import { startBalancer, startPooler, type Tool } from './fleet-tools.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

const SECRET = 'a secret for the fleet alone'
const START_SECONDS = 60
/** Longer than the others wait for one that does not answer. */
const FROZEN_MS = 3_000

type Node = { name: string; env: Record<string, string>; process: ServerProcess | null }

/**
 * Three web nodes behind a balancer and two workers, all on one database, which they ask through a pooler in transaction mode. To be used
 * as the one server is: a kill takes one of the nodes (with -9, by a stop in order, or frozen and then killed), a start brings back whichever is away.
 */
export async function setFleet(folder: string, dice: Dice): Promise<Stage> {
  chmodSync(folder, 0o755) // PostgreSQL walks to its data as another user
  const secrets = deriveSecrets(SECRET)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const ownerUrl = await provisionDatabase(postgres.url, 'gida')
  await prepareDatabase(ownerUrl, secrets)
  const tools: Tool[] = []
  const pooler = await startPooler(folder, asAppRole(ownerUrl, secrets))
  tools.push(pooler)
  const webPorts = [await freePort(), await freePort(), await freePort()]
  const balancer = await startBalancer(folder, webPorts)
  tools.push(balancer)
  const url = balancer.url
  const simulator = await startSimulatorProcess({
    port: await freePort(),
    dataDir: join(folder, 'simulator'),
    webhookUrl: `${url}/api/v1/payments/webhook`,
  })
  const shared = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    TRUST_PROXY: '127.0.0.1',
    GIDA_DATA_DIR: join(folder, 'gida'),
    GIDA_DEMO: '0',
    GIDA_SECRET: SECRET,
    GIDA_LEAVE_SECONDS: '1',
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: ownerUrl,
    PAYSTACK_SECRET_KEY: 'sk_test_fleet',
    PAYSTACK_BASE_URL: simulator.url,
    LOG_LEVEL: 'warn',
  }
  mkdirSync(shared.GIDA_DATA_DIR, { recursive: true })
  const node = (name: string, more: Record<string, string>): Node => ({
    name,
    env: { ...shared, ...more },
    process: null,
  })
  const nodes: [Node, ...Node[]] = [
    node('worker1', { GIDA_ROLE: 'worker', PORT: '0' }),
    node('worker2', { GIDA_ROLE: 'worker', PORT: '0' }),
    ...webPorts.map((port, at) => node(`web${at + 1}`, { GIDA_ROLE: 'web', PORT: String(port) })),
  ]
  const config = makeConfig(readEnvironment({ ...shared, PORT: new URL(url).port }))

  const start = async () => {
    for (const one of nodes)
      one.process ??= spawnServer(one.env, { logFile: join(folder, `${one.name}.log`) })
    await Promise.all(nodes.map(({ process }) => process?.ready))
    await until('the balancer has a node', async () => (await fetch(`${url}/readyz`)).ok, START_SECONDS)
    return { url, ownerUrl }
  }
  const refuseEnded = () => {
    for (const { name, process } of nodes)
      if (process && process.child.exitCode !== null)
        throw new Error(`${name} ended by itself. See ${name}.log.`)
  }
  await start()
  const services = await openServices(config, appAt(ownerUrl, secrets), makeClock())

  return {
    url,
    config,
    services,
    payer: payerAt(config.provider),
    start,
    kill: async () => {
      refuseEnded()
      const one = dice.pick(nodes)
      const { process } = one
      one.process = null
      if (!process) return
      const way = dice.roll()
      if (way < 0.25) return process.stop()
      if (way < 0.45) {
        process.child.kill('SIGSTOP')
        await pause(FROZEN_MS)
      }
      await process.kill()
    },
    killDatabase: () => {
      const postmaster = Number(
        readFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
      )
      globalThis.process.kill(postmaster, 'SIGKILL')
      const revived = pause(500).then(() => postgres.start())
      revived.catch(() => {}) // told to whoever waits
      return async () => {
        await revived
        await until('the database answers', () => services.database.ping().then(() => true), START_SECONDS)
      }
    },
    close: async () => {
      await services.database.close()
      await Promise.all(nodes.map(({ process }) => process?.kill()))
      await simulator.stop()
      for (const tool of tools) await tool.stop()
      await postgres.stop()
    },
  }
}
