import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeClock } from '../platform/clock/clock.ts'
import { type Config, makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { freePort } from '../platform/db/embedded/cluster.ts'
import { appAt } from '../platform/db/schema/provision.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'
import { payerAt } from '../testing/money/payer.ts'
import { type Served, type ServerProcess, spawnServer } from '../testing/servers/server-process.ts'
import type { Dice } from './dice.ts'
import type { FleetFigures } from './fleet/figures.ts'
import type { Phone } from './phone.ts'
import { postmasterOf, startSurroundings } from './surroundings.ts'
import { until } from './until.ts'

const START_SECONDS = 60
/** Approximate time of a first start, which creates the database. */
const FIRST_START_MS = 4_000

/** Waits for recovery. */
export type Strike = () => Promise<void>

/** The server that is killed, the provider that is not, and direct access to the database. */
export type Stage = {
  url: string
  config: Config
  services: Services
  payer: ReturnType<typeof payerAt>
  /** Starts the server; resolves when it is ready. */
  start(): Promise<Served>
  /** Kills it, even during its start. Throws if it had ended by itself. */
  kill(): Promise<void>
  /** Kills the database under the running server and restarts it. */
  killDatabase(): Strike
  /** Only with several nodes. */
  fleet?: {
    /** Kills the database; its standby is promoted. */
    failOver(): Strike
    /** Partitions a node for some time. */
    cut(): Strike
    /** Starts calling every node as this person, bypassing the balancer. */
    watch(by: Phone): void
    watched(): Promise<{ figures: FleetFigures; faults: string[] }>
  }
  close(): Promise<void>
}

export async function setStage(folder: string, dice: Dice, killsAtBirth: number): Promise<Stage> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { simulator, env: shared } = await startSurroundings(folder, url)
  const env = { ...shared, PORT: String(port) }
  const config = makeConfig(readEnvironment(env))
  let running = {} as ServerProcess
  const start = (): Promise<Served> => {
    running = spawnServer(env, { logFile: join(folder, 'server.log') })
    return running.ready
  }
  for (let kill = 0; kill < killsAtBirth; kill++) {
    void start()
    await pause(dice.roll() * FIRST_START_MS)
    await running.kill()
  }
  const { ownerUrl } = await start()
  const services = await openServices(config, appAt(ownerUrl, deriveSecrets(config.secret)), makeClock())

  return {
    url,
    config,
    services,
    payer: payerAt(config.provider),
    start,
    kill: async () => {
      if (running.child.exitCode !== null) throw new Error('The server ended by itself. See server.log.')
      await running.kill()
    },
    killDatabase: () => {
      const home = join(config.dataDir, 'postgres')
      const dead = postmasterOf(home)
      process.kill(dead, 'SIGKILL')
      return async () => {
        const isRevived = async () => {
          if (postmasterOf(home) === dead) return false
          await services.database.ping()
          return true
        }
        await until('the database is started again', isRevived, START_SECONDS)
      }
    },
    close: async () => {
      await services.database.close()
      await running.stop()
      await simulator.stop()
    },
  }
}
