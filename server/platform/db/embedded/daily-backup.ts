import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '../../services.ts'
import { keepSetting, readSetting } from '../settings.ts'
import { backupsOf } from './archive.ts'
import { type Backup, takeBackup } from './backup.ts'
import type { EmbeddedPostgres } from './embedded.ts'

export const KEPT = 7
const DAY_MS = 86_400_000
const LOOK_EVERY_MS = 600_000
const LAST = 'last_backup_at'

/** Backs up the embedded database and the files while Gida runs, and records the time. */
export async function backUp(
  { config, transaction }: Services,
  embedded: EmbeddedPostgres,
  keep = KEPT,
  take = takeBackup,
): Promise<Backup> {
  const made = await take(embedded, keep)
  await transaction('system', (tx) => keepSetting(tx, LAST, made.finished_at))
  if (config.files.kind === 'folder')
    await cp(config.files.folder, join(backupsOf(embedded.home), 'files'), {
      recursive: true,
      force: false,
    }).catch(unlessNone)
  return made
}

/** The files folder does not exist before the first file. */
function unlessNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Backs up if the last backup is a day old or there is none. Returns whether it did. */
export async function backUpWhenDue(
  services: Services,
  embedded: EmbeddedPostgres,
  take = takeBackup,
): Promise<boolean> {
  const last = await services.transaction('system', (tx) => readSetting(tx, LAST))
  const at = typeof last === 'string' ? Date.parse(last) : 0
  if (services.clock.now().getTime() - at < DAY_MS) return false
  await backUp(services, embedded, KEPT, take)
  services.log.info({}, 'the database and the files were backed up')
  return true
}

/** Daily backups for an unattended machine. Returns a function that stops them and waits for one under way. */
export function backUpDaily(
  services: Services,
  embedded: EmbeddedPostgres,
  take = takeBackup,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = underWay
      .then(() => backUpWhenDue(services, embedded, take))
      .catch((error) => services.log.error({ error }, 'the database could not be backed up'))
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
