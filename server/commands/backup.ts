import { join } from 'node:path'
import { makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { backupsOf } from '../platform/db/embedded/archive.ts'
import { backUp, KEPT } from '../platform/db/embedded/daily-backup.ts'
import { hasEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { type Command, UsageError, wholeNumber } from './command.ts'

/** Backs up the embedded database and the files while Gida runs. */
export const backup: Command = {
  options: [],
  optional: ['keep'],
  prepare: async (given) => {
    const keep = given.keep === undefined ? KEPT : wholeNumber(given, 'keep')
    if (keep < 1) throw new UsageError('--keep is 1 at least.')
    await refuseWithoutDatabase()
    return async (services, { embedded }) => {
      if (!embedded) throw new Error('The database is not the embedded one: back it up with its own tools.')
      const made = await backUp(services, embedded, keep)
      const backups = backupsOf(embedded.home)
      console.log(`Backed up: ${join(backups, made.name)}`)
      console.log(`From ${made.finished_at} on, a restore can go to any moment.`)
      console.log(
        services.config.backups
          ? 'A Gida that runs sends it to the bucket, and goes on sending what comes after it.'
          : `Copy ${backups} to another machine: it is all that a restore needs, beside GIDA_SECRET.`,
      )
      return 0
    }
  },
}

/** Otherwise a mistyped folder would get an empty database, and its backup would pass for one of Gida. */
async function refuseWithoutDatabase(): Promise<void> {
  const { database, dataDir } = makeConfig(readEnvironment())
  if (database.directUrl || (await hasEmbeddedPostgres(join(dataDir, 'postgres')))) return
  throw new Error(
    `There is no database in ${dataDir}, so nothing was backed up. Set GIDA_DATA_DIR to the data folder of your Gida, or start Gida once to create it.`,
  )
}
