import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { backupsOf } from '../platform/db/embedded/archive.ts'
import { takeBackup } from '../platform/db/embedded/backup.ts'
import { type Command, UsageError, wholeNumber } from './command.ts'

const KEEP = 7

/** Copies the embedded database and the files while Gida runs. */
export const backup: Command = {
  options: [],
  optional: ['keep'],
  prepare: (given) => {
    const keep = given.keep === undefined ? KEEP : wholeNumber(given, 'keep')
    if (keep < 1) throw new UsageError('--keep is 1 at least.')
    return async ({ config, transaction }, { embedded }) => {
      if (!embedded) throw new Error('The database is not the embedded one: back it up with its own tools.')
      const made = await takeBackup(embedded, keep)
      await transaction('system', (tx) =>
        tx
          .insertInto('setting')
          .values({ key: 'last_backup_at', value: JSON.stringify(made.finished_at) })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({ value: JSON.stringify(made.finished_at) }),
          )
          .execute(),
      )
      const backups = backupsOf(embedded.home)
      if (config.files.kind === 'folder') {
        await cp(config.files.folder, join(backups, 'files'), { recursive: true, force: false }).catch(
          unlessNone,
        )
      }
      console.log(`Backed up: ${join(backups, made.name)}`)
      console.log(`From ${made.finished_at} on, a restore can go to any moment.`)
      console.log(`Copy ${backups} to another machine: it is all that a restore needs, beside GIDA_SECRET.`)
      return 0
    }
  },
}

/** Before the first file there is no folder of files. */
function unlessNone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
