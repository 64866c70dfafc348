import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lagosDay } from '@gida/contract/shared/dates'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { jobs, makeApp } from '../app.ts'
import { makeClock } from '../platform/clock/clock.ts'
import { type Config, makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { appAt, withClient } from '../platform/db/schema/provision.ts'
import type { Mount } from '../platform/http/call.ts'
import { ignoreIdleFaults } from '../platform/jobs/pool-faults.ts'
import type { PaymentProvider } from '../platform/pay/provider.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'
import { runWaitingJobs } from './run-waiting-jobs.ts'
import { TEST_SECRET } from './test-secret.ts'
import { watchWrites } from './written-tables.ts'

export type World = {
  services: Services
  app: FastifyInstance
  mount: Mount
  /** As owner of the tables, bypassing row-level security: for inspection, never for actions. */
  ownerUrl: string
  /** A shared pool of the owner's connections, since connecting takes as long as a test. */
  owner: pg.Pool
  /** The Lagos day by this world's clock. */
  today(): string
  /** Runs all waiting jobs, and the jobs they add, until none is left. */
  work(): Promise<void>
}

export type WorldOptions = { env?: Record<string, string>; provider?: Partial<PaymentProvider> }

/** Speed-up of pauses in tests, where they only wait for time to pass. */
const PACE = 50

/** A database for this test file, and the whole application on it, without a port. */
export function useWorld(options: WorldOptions = {}): World {
  const world = {} as World
  let close = async () => {}
  beforeAll(async () => {
    const made = await makeWorld(options)
    Object.assign(world, made)
    close = made.close
  })
  afterAll(() => close())
  return world
}

export async function makeWorld(options: WorldOptions = {}): Promise<World & { close(): Promise<void> }> {
  const { ownerUrl, drop } = await cloneDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'gida-files-'))
  const config = testConfig({ ...options.env, GIDA_DATA_DIR: folder })
  const opened = await openServices(
    config,
    appAt(ownerUrl, deriveSecrets(TEST_SECRET)),
    makeClock(0, PACE),
    () => 0.5,
  )
  const services = { ...opened, provider: { ...opened.provider, ...options.provider } }
  const { app, mount } = await makeApp(services)
  const writtenUnsaid = watchWrites(app)
  await app.ready()
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 3, idleTimeoutMillis: 0 })
  ignoreIdleFaults(owner)
  return {
    services,
    app,
    mount,
    ownerUrl,
    owner,
    today: () => lagosDay(services.clock.now()),
    work: () => runWaitingJobs(owner, services, jobs),
    close: async () => {
      await app.close()
      await services.database.close()
      await owner.end()
      await drop()
      rmSync(folder, { recursive: true, force: true })
      const unsaid = writtenUnsaid()
      if (unsaid.length > 0) throw new Error(unsaid.join('\n'))
    },
  }
}

export function testConfig(env: Record<string, string> = {}): Config {
  return makeConfig(
    readEnvironment({
      NODE_ENV: 'test',
      GIDA_SECRET: TEST_SECRET,
      LOG_LEVEL: 'fatal',
      DATABASE_POOL: '4',
      // A separate account at the simulator, so that tests do not see each other's payments.
      PAYSTACK_SECRET_KEY: `sk_test_${randomBytes(12).toString('hex')}`,
      PAYSTACK_BASE_URL: inject('simulatorUrl'),
      ...env,
    }),
  )
}

async function cloneDatabase() {
  const template = new URL(inject('templateUrl'))
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = new URL(template)
  admin.pathname = '/postgres'
  await withClient(admin.toString(), (client) =>
    client.query(`create database ${name} template gida_template strategy file_copy`),
  )
  const ownerUrl = new URL(template)
  ownerUrl.pathname = `/${name}`
  return {
    ownerUrl: ownerUrl.toString(),
    // May fail during an autovacuum, which the owner cannot terminate; the server is removed soon anyway.
    drop: () =>
      withClient(admin.toString(), (client) => client.query(`drop database ${name} with (force)`)).catch(
        () => {},
      ),
  }
}
