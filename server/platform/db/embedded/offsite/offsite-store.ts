import type { Config } from '../../../config/config.ts'
import type { Secrets } from '../../../config/secrets.ts'
import { type FileStore, keysOf, openFiles } from '../../../files/files.ts'
import type { Backup } from '../backup.ts'

/** The off-site store for backups and its encryption keys: current key, then the previous one. */
export type OffsiteStore = {
  store: FileStore
  keysOf(beginning: string): AsyncIterable<string>
  keys: readonly Uint8Array[]
}

export async function openOffsiteStore(config: Config, { backup }: Secrets): Promise<OffsiteStore | null> {
  const { backups } = config
  if (!backups) return null
  return { store: await openFiles(backups), keysOf: (beginning) => keysOf(backups, beginning), keys: backup }
}

/**
 * Layout: files by month as `files/<yyyy-mm>/<key>`, so that an erased file is gone once its month is; per cluster, by
 * its PostgreSQL system identifier, `wal/<segment>` and `copies/<name>` in numbered parts, with a `whole` that is
 * written last.
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

/** Content of the `whole` marker of a copy. */
export type Whole = { backup: Backup; parts: number }
