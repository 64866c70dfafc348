import '../attach-hooks.ts'
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { seedVolume, type VolumeOptions } from '../demo/seed-volume.ts'
import { type Config, makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { migrate, readMigrations } from '../platform/db/schema/migrate.ts'
import { prepareDatabase } from '../platform/db/schema/prepare.ts'
import { appAt, provisionAppRole, provisionDatabase, withClient } from '../platform/db/schema/provision.ts'
import type { Services } from '../platform/services.ts'
import { openServices } from '../platform/start.ts'

export const SECRET = 'a secret for the bench alone'
const ESTATES = 5

export type Bench = {
  /**
   * A database with this many payments, reused from an earlier run if that completed; returns the owner's URL. By default
   * there are fifty payments per unit and as many messages as payments. A worn-out database is created again.
   */
  database(
    name: string,
    payments: number,
    units?: number,
    of?: { isNew?: boolean; messages?: number; upkeep?: number },
  ): Promise<string>
  /** The server's services on a database, for running commands without HTTP. */
  services(ownerUrl: string): Promise<Services>
  /** Delays every commit in that database, as a remote disk would; applies to new connections. */
  slowFlush(ownerUrl: string, microseconds: number): Promise<void>
  /** Environment of a server process on that database. */
  env(ownerUrl: string, port: number): Record<string, string>
  close(): Promise<void>
}

/** PostgreSQL in a folder that is kept between runs. */
export async function openBench(folder: string, say: (line: string) => void): Promise<Bench> {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const postgres = await startEmbeddedPostgres(join(resolve(folder), 'postgres'))
  const opened: Services[] = []

  const env = (ownerUrl: string, port: number) => ({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    GIDA_ROLE: 'web',
    GIDA_DEMO: '0',
    GIDA_SECRET: SECRET,
    GIDA_DATA_DIR: join(resolve(folder), 'files'),
    DATABASE_URL: ownerUrl,
    PAYSTACK_SECRET_KEY: 'sk_test_bench',
    PAYSTACK_BASE_URL: 'http://127.0.0.1:9', // unused: no benchmark calls the provider
    LOG_LEVEL: 'error',
  })
  const services = async (ownerUrl: string) => {
    const config: Config = makeConfig(readEnvironment(env(ownerUrl, 0)))
    const secrets = deriveSecrets(SECRET)
    await provisionAppRole(ownerUrl, secrets.databasePassword)
    const made = await openServices(config, appAt(ownerUrl, secrets))
    opened.push(made)
    return made
  }

  async function make(name: string, volume: Omit<VolumeOptions, 'estates'>) {
    const url = await provisionDatabase(postgres.url, name)
    await prepareDatabase(url, deriveSecrets(SECRET))
    await seedVolume(url, await services(url), { estates: ESTATES, ...volume, onProgress: say })
    await opened.pop()?.database.close()
  }

  /** Migrates a database of an earlier version, unless a migration it ran has changed since. Returns whether it is now usable. */
  async function bringForward(client: pg.Client, old: string | undefined, wanted: string): Promise<boolean> {
    if (!old || old.endsWith('_making')) return false
    const url = await provisionDatabase(postgres.url, old)
    try {
      await migrate(url)
    } catch (error) {
      say(`${old} cannot be kept: ${(error as Error).message}`)
      return false
    }
    await prepareDatabase(url, deriveSecrets(SECRET))
    await withClient(url, (owner) => owner.query('vacuum analyze'))
    await client.query(`alter database ${pg.escapeIdentifier(old)} rename to ${wanted}`)
    return true
  }

  return {
    services,
    env,
    slowFlush: (ownerUrl, microseconds) =>
      withClient(postgres.url, async (client) => {
        const name = pg.escapeIdentifier(new URL(ownerUrl).pathname.slice(1))
        await client.query(`alter database ${name} set commit_delay = ${microseconds}`)
        await client.query(`alter database ${name} set commit_siblings = 0`)
      }),
    database: async (name, payments, units = unitsOf(payments), { isNew = false, ...volume } = {}) => {
      const whole = `bench_${name}_${await hashOfMigrations()}`
      await withClient(postgres.url, async (client) => {
        const like = [`bench_${name}_%`]
        const known = await client.query('select datname from pg_database where datname like $1', like)
        const names = known.rows.map((row) => row.datname as string)
        if (names.includes(whole) && !isNew) return
        if (!isNew && (await bringForward(client, names[0], whole))) return
        for (const old of names) await client.query(`drop database ${pg.escapeIdentifier(old)} with (force)`)
        say(`making ${payments.toLocaleString('en')} payments; they are kept for the next run`)
        const making = `${whole}_making`
        await make(making, { payments, units, ...volume })
        await client.query(`alter database ${making} rename to ${whole}`)
      })
      return provisionDatabase(postgres.url, whole)
    },
    close: async () => {
      for (const one of opened) await one.database.close()
      await postgres.stop()
    },
  }
}

const unitsOf = (payments: number) => Math.max(ESTATES * 10, Math.min(5_000, Math.round(payments / 50)))

async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256')
  for (const { sha256 } of await readMigrations()) hash.update(sha256)
  return hash.digest('hex').slice(0, 8)
}
