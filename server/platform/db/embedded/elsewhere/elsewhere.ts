import type { Config } from '../../../config/config.ts'
import type { Secrets } from '../../../config/secrets.ts'
import { type FileStore, keysOf, openFiles } from '../../../files/files.ts'
import type { Backup } from '../backup.ts'

/** Where copies of the backups go, and the keys that they are sealed with: the present one, then the one before it. */
export type Elsewhere = {
  store: FileStore
  keysOf(beginning: string): AsyncIterable<string>
  keys: readonly Uint8Array[]
}

export async function openElsewhere(config: Config, { backup }: Secrets): Promise<Elsewhere | null> {
  const { backups } = config
  if (!backups) return null
  return { store: await openFiles(backups), keysOf: (beginning) => keysOf(backups, beginning), keys: backup }
}

/**
 * What lies there: of each month `files/<yyyy-mm>/<key>` of each file, so that what was erased is gone with the month; of each cluster, by the
 * identifier that PostgreSQL gave it, `wal/<piece>` and `copies/<name>` in numbered parts, with a `whole` that is written last.
 */
export const FILES = 'files/'
export const filesOf = (now: Date) => `${FILES}${now.toISOString().slice(0, 7)}/`
export const CLUSTERS = 'clusters/'
export const ofCluster = (identifier: string) => {
  const root = `${CLUSTERS}${identifier}`
  return {
    wal: `${root}/wal/`,
    part: (backup: string, number: number) => `${root}/copies/${backup}/${number}`,
    whole: (backup: string) => `${root}/copies/${backup}/whole`,
  }
}

/** What `whole` says of a copy. */
export type Whole = { backup: Backup; parts: number }
