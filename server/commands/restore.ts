import { cp } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { backupsOf } from '../platform/db/embedded/archive.ts'
import { openEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { restoreTo } from '../platform/db/embedded/restore.ts'
import { type Command, UsageError } from './command.ts'

/** Puts the embedded database back to a moment. */
export const restore: Command = {
  options: ['to'],
  optional: ['from'],
  alone: async (given) => {
    const moment = readMoment(given.to ?? '')
    const config = makeConfig(readEnvironment())
    if (config.database.url)
      throw new Error('The database is not the embedded one: restore it with its own tools.')
    const folder = join(config.dataDir, 'postgres')
    const from = given.from ? resolve(given.from) : undefined
    const restored = await restoreTo(folder, moment, from)
    const server = await openEmbeddedPostgres(folder)
    await server.stop()
    if (config.files.kind === 'folder') {
      const files = join(backupsOf(server.home), 'files')
      await cp(files, config.files.folder, { recursive: true, force: false }).catch(() => {}) // none were kept yet
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

/** `latest`, or a moment with its offset. A bare one would be another moment in another place. */
function readMoment(text: string): Date | null {
  if (text === 'latest') return null
  const moment = new Date(text)
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new UsageError('--to is `latest` or a moment like 2026-11-20T14:30:00+01:00.')
  }
  if (moment > new Date()) throw new UsageError('--to lies in the future.')
  return moment
}
