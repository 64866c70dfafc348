import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { withClient } from '../schema/provision.ts'
import { backupsOf, walOf } from './archive.ts'
import { own } from './cluster.ts'
import type { EmbeddedPostgres } from './embedded.ts'

export type Backup = {
  /** Its folder below `backups`, named by its start time. */
  name: string
  began_at: string
  /** A restore can go to any moment from here on. */
  finished_at: string
  /** The first WAL segment that it needs. */
  first_wal: string
}

/** Content that a starting server recreates, and files that a restored server must not inherit. */
const NOT_COPIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(pid|opts)$|^pgsql_tmp|\/pgsql_tmp/

/**
 * Copies the embedded database while it runs and archives its WAL from then on, so that a restore can go to any moment
 * after the copy. Keeps the `keep` newest copies and the WAL they need. A failed backup leaves nothing that looks
 * complete.
 */
export async function takeBackup(server: EmbeddedPostgres, keep: number): Promise<Backup> {
  if (process.platform === 'win32')
    throw new Error('On Windows, back up with a PostgreSQL of your own (DATABASE_URL).')
  for (const folder of [backupsOf(server.home), walOf(server.home)]) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await own(folder)
  }
  return withClient(server.url, async (client) => {
    await refuseWithoutArchive(client)
    const began = await now(client)
    const name = began.toISOString().replace(/[:.]/g, '-')
    const folder = join(backupsOf(server.home), name)
    const unfinished = `${folder}.part`
    try {
      const start = await client.query<{ file: string }>(
        `select pg_walfile_name(pg_backup_start($1, fast => true)) as file`,
        [name],
      )
      await copyTree(join(server.home, 'data'), join(unfinished, 'data'))
      const stop = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(wait_for_archive => true)',
      )
      await writeFile(join(unfinished, 'data', 'backup_label'), stop.rows[0]?.labelfile ?? '')
      const finished_at = (await now(client)).toISOString()
      const backup = {
        name,
        began_at: began.toISOString(),
        finished_at,
        first_wal: start.rows[0]?.file ?? '',
      }
      await copyFile(join(server.home, 'password'), join(unfinished, 'password'))
      await writeFile(join(unfinished, 'backup.json'), JSON.stringify(backup, null, 2))
      await rename(unfinished, folder)
      await forgetOld(server.home, keep)
      return backup
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      throw error
    }
  })
}

/** Complete backups in a folder of backups, oldest first. */
export async function listBackups(backups: string): Promise<Backup[]> {
  const names = await readdir(backups).catch(() => [])
  const whole = names.filter((name) => /^\d{4}-.*Z$/.test(name)).sort()
  return Promise.all(
    whole.map(
      async (name) => JSON.parse(await readFile(join(backups, name, 'backup.json'), 'utf8')) as Backup,
    ),
  )
}

async function refuseWithoutArchive(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ archive_mode: string }>('show archive_mode')
  if (rows[0]?.archive_mode !== 'on') {
    throw new Error(
      'The database was started before it could be backed up. Stop Gida, start it again, then try once more.',
    )
  }
}

/** The database's time, which stamps its commits. */
async function now(client: pg.Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(Number.NaN)
}

/** Copies files that change or vanish meanwhile; replaying the WAL makes them consistent. */
async function copyTree(from: string, to: string, below = ''): Promise<void> {
  await mkdir(join(to, below), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (NOT_COPIED.test(path)) continue
    if (entry.isDirectory()) await copyTree(from, to, path)
    else if (entry.isFile()) await copyFile(join(from, path), join(to, path)).catch(unlessGone)
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function forgetOld(home: string, keep: number): Promise<void> {
  const all = await listBackups(backupsOf(home))
  const kept = all.slice(-keep)
  for (const { name } of all.slice(0, -keep))
    await rm(join(backupsOf(home), name), { recursive: true, force: true })
  const first = kept[0]?.first_wal ?? ''
  for (const file of await readdir(walOf(home))) {
    const piece = /^[0-9A-F]{24}/.exec(file)?.[0]
    // The first eight digits are the timeline; segments of an older timeline are compared by the rest.
    if (piece && piece.slice(8) < first.slice(8)) await rm(join(walOf(home), file), { force: true })
  }
}
