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

/** Copies the embedded database and the files while Gida runs, and writes down when. */
export async function backUp(
  { config, transaction }: Services,
  embedded: EmbeddedPostgres,
  keep = KEPT,
): Promise<Backup> {
  const made = await takeBackup(embedded, keep)
  await transaction('system', (tx) => keepSetting(tx, LAST, made.finished_at))
  if (config.files.kind === 'folder')
    await cp(config.files.folder, join(backupsOf(embedded.home), 'files'), {
      recursive: true,
      force: false,
    }).catch(unlessNone)
  return made
}

/** Before the first file there is no folder of files. */
function unlessNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** Backs up once the last backup is a day old, or there is none. Answers whether it did. */
export async function backUpWhenDue(services: Services, embedded: EmbeddedPostgres): Promise<boolean> {
  const last = await services.transaction('system', (tx) => readSetting(tx, LAST))
  const at = typeof last === 'string' ? Date.parse(last) : 0
  if (services.clock.now().getTime() - at < DAY_MS) return false
  await backUp(services, embedded)
  services.log.info({}, 'the database and the files were backed up')
  return true
}

/** Every day, for a machine that nobody looks after. Returns a function that ends it, and waits for one under way. */
export function backUpDaily(services: Services, embedded: EmbeddedPostgres): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  const look = () => {
    underWay = underWay
      .then(() => backUpWhenDue(services, embedded))
      .catch((error) => services.log.error({ error }, 'the database could not be backed up'))
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
