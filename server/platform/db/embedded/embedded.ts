import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { writeArchiveSettings } from './archive.ts'
import { asPostgres, exists, homeOf, own, passwordOf, placeBinaries, portOf, traversable } from './cluster.ts'

const run = promisify(execFile)

export type EmbeddedPostgres = {
  /** Connects as superuser to the database `postgres`. */
  url: string
  /** Its folder: `data`, WAL archive, backups. */
  home: string
  isUp(): Promise<boolean>
  /** Starts it, or restarts it after a crash; does nothing while it runs. `settings` last until the next start. */
  start(settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/**
 * An embedded PostgreSQL in `folder`, created on first use. A server left running by a killed process is taken over.
 * Listens on loopback only.
 */
export async function startEmbeddedPostgres(
  folder: string,
  wantedPort = 0,
  settings?: Record<string, string>,
): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres(folder, wantedPort)
  if (!(await isInitialized(server.home))) await initialize(server.home)
  await server.start(settings)
  return server
}

/** Whether a database was ever created in `folder`. Changes nothing there. */
export const hasEmbeddedPostgres = async (folder: string): Promise<boolean> =>
  isInitialized(await homeOf(resolve(folder)))

const isInitialized = (home: string) => exists(join(home, 'data', 'PG_VERSION'))

/** The server in a folder in its current state, running or not. */
export async function openEmbeddedPostgres(folder: string, wantedPort = 0): Promise<EmbeddedPostgres> {
  const home = await traversable(resolve(folder))
  const native = await placeBinaries(home)
  const data = join(home, 'data')
  const password = await passwordOf(home)
  const port = await portOf(home, wantedPort)

  const ctl = (...args: string[]) => run(join(native, 'bin', 'pg_ctl'), ['-D', data, ...args], asPostgres)
  const isUp = () =>
    ctl('status').then(
      () => true,
      () => false,
    )
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
  return {
    url,
    home,
    isUp,
    start: async (settings) => {
      await unlockFromTheDead(data)
      if (!(await isUp())) {
        await writeArchiveSettings(home, settings)
        await ctl('-w', '-t', '60', '-l', join(home, 'postgres.log'), '-o', options, 'start').catch(
          async (error) => {
            if (!(await isUp())) throw error // otherwise a start by a killed process finished first
          },
        )
      }
      await untilItAnswers(url, isUp)
    },
    stop: async () => {
      if (!(await isUp())) return
      await ctl('-w', '-m', 'fast', 'stop').catch(async (error) => {
        if (await isUp()) throw error // otherwise it had stopped by itself
      })
    },
  }
}

/** Initialized in a temporary folder and then renamed: a killed start leaves nothing that looks complete. */
async function initialize(home: string): Promise<void> {
  const data = join(home, 'data')
  for (const name of await readdir(home)) {
    if (/^data($|\.)/.test(name)) await rm(join(home, name), { recursive: true, force: true }).catch(() => {})
  }
  const made = `${data}.${randomBytes(4).toString('hex')}`
  await mkdir(made, { mode: 0o700 })
  await own(made)
  const options = ['-D', made, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`]
  await run(
    join(await placeBinaries(home), 'bin', 'initdb'),
    [...options, '--encoding=UTF8', '--locale=C', '--no-sync'],
    asPostgres,
  )
  await rename(made, data)
}

/** A killed server that is not reaped yet counts as alive, and its lock file would keep the next one from starting. */
async function unlockFromTheDead(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid')
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]
  const state = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : ''
  if (/\) Z /.test(state)) await rm(lock, { force: true })
}

/** A server that starts or recovers refuses connections for a while; one that has ended refuses them for good. */
async function untilItAnswers(url: string, isUp: () => Promise<boolean>): Promise<void> {
  for (let tries = 600; ; tries--) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (tries === 0 || !['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) throw error
      if (code === 'ECONNREFUSED' && !(await isUp())) throw error
      await pause(100)
    }
  }
}
