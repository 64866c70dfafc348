import { copyFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../schema/provision.ts'
import { backupsOf, walOf, writeArchiveSettings } from './archive.ts'
import { type Backup, listBackups } from './backup.ts'
import { exists, own, ownAll } from './cluster.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded.ts'

export type Restored = {
  backup: Backup
  /** The replaced data folder, kept until somebody removes it. */
  replaced: string | null
}

/**
 * Restores the embedded database in `folder` to `moment` (null: the latest known), from the newest backup before it and
 * the WAL since. The database must not be in use. `from` holds backups downloaded from elsewhere.
 */
export async function restoreTo(folder: string, moment: Date | null, from?: string): Promise<Restored> {
  if (from) await refuseWithoutBackups(from)
  const { home } = await stopUnused(folder)
  if (from) {
    await cp(from, backupsOf(home), { recursive: true })
    await ownAll(backupsOf(home))
  }
  const backup = await newestBefore(home, moment)
  await copyFile(join(backupsOf(home), backup.name, 'password'), join(home, 'password'))
  await own(join(home, 'password'))
  const server = await openEmbeddedPostgres(folder)
  const replaced = await setAside(home)
  try {
    // If nothing was committed after that moment, restore everything.
    const isThere = await recover(server, backup, replaced, moment)
    if (!isThere) await recover(server, backup, replaced, null)
  } catch (error) {
    await server.stop()
    if (replaced) await putBack(home, replaced)
    throw error
  }
  return { backup, replaced }
}

async function refuseWithoutBackups(from: string): Promise<void> {
  if (!(await exists(from)))
    throw new Error(`There is no folder ${from}. Give --from the folder that holds your copied backups.`)
  if ((await listBackups(from)).length === 0)
    throw new Error(`There is no backup in ${from}. Give --from the copy of the folder named \`backups\`.`)
}

/** Stops a server left running by a killed process; refuses if somebody uses it. */
async function stopUnused(folder: string): Promise<EmbeddedPostgres> {
  const server = await openEmbeddedPostgres(folder)
  if (!(await server.isUp())) return server
  const { rowCount } = await withClient(server.url, (client) =>
    client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    ),
  )
  if (rowCount) throw new Error('Gida still runs on this database. Stop it first.')
  await server.stop()
  return server
}

async function newestBefore(home: string, moment: Date | null): Promise<Backup> {
  const backups = await listBackups(backupsOf(home))
  const fitting = backups.filter(({ finished_at }) => !moment || new Date(finished_at) <= moment)
  const newest = fitting.at(-1)
  if (newest) return newest
  const oldest = backups[0]
  throw new Error(
    oldest
      ? `The oldest backup is of ${oldest.finished_at}; nothing before it can be restored.`
      : `There is no backup in ${backupsOf(home)}.`,
  )
}

async function setAside(home: string): Promise<string | null> {
  const data = join(home, 'data')
  if (!(await exists(data))) return null
  for (let number = 1; ; number++) {
    const replaced = join(home, `replaced-${number}`)
    if (await exists(replaced)) continue
    await rename(data, replaced)
    return replaced
  }
}

async function putBack(home: string, replaced: string): Promise<void> {
  await rm(join(home, 'data'), { recursive: true, force: true })
  await rename(replaced, join(home, 'data'))
}

/** False if the WAL ends before the moment. On success the server runs and accepts writes. */
async function recover(
  server: EmbeddedPostgres,
  backup: Backup,
  replaced: string | null,
  moment: Date | null,
): Promise<boolean> {
  const { home } = server
  const data = join(home, 'data')
  await server.stop()
  await rm(data, { recursive: true, force: true })
  await cp(join(backupsOf(home), backup.name, 'data'), data, { recursive: true })
  await ownAll(data)
  await writeFile(join(data, 'recovery.signal'), '')
  await own(join(data, 'recovery.signal'))
  const settings = {
    restore_command: restoreCommand(walOf(home), replaced),
    recovery_target_timeline: 'latest',
    ...(moment
      ? {
          recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
          recovery_target_action: 'promote',
        }
      : {}),
  }
  const log = join(home, 'postgres.log')
  const before = (await readFile(log, 'utf8').catch(() => '')).length
  try {
    await server.start(settings)
    await untilPromoted(server)
  } catch (error) {
    const told = (await readFile(log, 'utf8').catch(() => '')).slice(before)
    if (moment && told.includes('recovery ended before configured recovery target was reached')) return false
    throw error
  }
  await writeArchiveSettings(home)
  return true
}

/** From the archive, otherwise from what the replaced server had not archived yet. */
function restoreCommand(wal: string, replaced: string | null): string {
  const fromArchive = `{ test -f "${wal}/%f.gz" && gzip -dc "${wal}/%f.gz" > "%p"; }`
  return replaced ? `${fromArchive} || cp "${replaced}/pg_wal/%f" "%p"` : fromArchive
}

async function untilPromoted(server: EmbeddedPostgres): Promise<void> {
  await withClient(server.url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
      if (!rows[0]?.recovers) return
      await pause(100)
    }
  })
}
