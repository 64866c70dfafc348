import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Config, makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { backupsOf } from '../platform/db/embedded/archive.ts'
import { openEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { fetchBackup, fetchFiles } from '../platform/db/embedded/offsite/fetch-backup.ts'
import { openOffsiteStore } from '../platform/db/embedded/offsite/offsite-store.ts'
import { type Restored, restoreTo } from '../platform/db/embedded/restore.ts'
import { type Command, UsageError } from './command.ts'

const BUCKET = 'bucket'

/** Restores the embedded database to a point in time. */
export const restore: Command = {
  options: ['to'],
  optional: ['from'],
  alone: async (given) => {
    const moment = readMoment(given.to ?? '')
    const config = makeConfig(readEnvironment())
    if (config.database.url)
      throw new Error('The database is not the embedded one: restore it with its own tools.')
    const folder = join(config.dataDir, 'postgres')
    const restored =
      given.from === BUCKET
        ? await restoreFromBucket(config, folder, moment)
        : await restoreTo(folder, moment, given.from && resolve(given.from))
    const server = await openEmbeddedPostgres(folder)
    await server.stop()
    if (config.files.kind === 'folder') {
      const files = join(backupsOf(server.home), 'files')
      await cp(files, config.files.folder, { recursive: true, force: false }).catch(() => {}) // there may be no files yet
    }
    console.log(
      `Restored to ${moment ? moment.toISOString() : 'the last thing known'}, from the backup of ${restored.backup.began_at}.`,
    )
    if (restored.replaced)
      console.log(`What stood there before is kept in ${restored.replaced} until you remove it.`)
    console.log('Next: `npm run gida -- ledger check`, then `npm run gida -- backup`, then start Gida.')
    return 0
  },
}

async function restoreFromBucket(config: Config, folder: string, moment: Date | null): Promise<Restored> {
  const place = await openOffsiteStore(config, deriveSecrets(config.secret, config.previousSecret))
  if (!place) throw new UsageError('--from bucket needs BACKUP_S3_BUCKET.')
  await mkdir(config.dataDir, { recursive: true }) // missing on a new machine
  const fetched = await mkdtemp(join(config.dataDir, 'fetched-'))
  try {
    await fetchBackup(place, fetched, moment, console.log)
    const restored = await restoreTo(folder, moment, fetched)
    if (config.files.kind === 'folder') await fetchFiles(place, config.files.folder, console.log)
    return restored
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
}

/** `latest`, or a time with its UTC offset, without which it would be ambiguous. */
function readMoment(text: string): Date | null {
  if (text === 'latest') return null
  const moment = new Date(text)
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError('--to is `latest` or a moment like 2026-11-20T14:30:00+01:00.')
  }
  if (moment > new Date()) throw new UsageError('--to lies in the future.')
  return moment
}
