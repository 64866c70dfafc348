import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded.ts'
import { prepareDatabase } from './prepare.ts'
import { provisionDatabase } from './provision.ts'

export type StartedDatabase = {
  /** Owns the tables: migrations, the job queue, and the command line use it. */
  ownerUrl: string
  /** Owns nothing: every call and every job's work runs under it. */
  appUrl: string
  /** Null for a server that is not ours. */
  embedded: EmbeddedPostgres | null
  /** Brings a dead embedded server back. Nothing for one that is not ours. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** One's own PostgreSQL by DATABASE_URL, else the embedded one; migrated, and with the server's role in place. */
export async function startDatabase(config: Config, secrets: Secrets): Promise<StartedDatabase> {
  const embedded = config.database.url
    ? null
    : await startEmbeddedPostgres(join(config.dataDir, 'postgres'), config.database.port)
  const ownerUrl = embedded ? await provisionDatabase(embedded.url, 'gida') : (config.database.url as string)
  const appUrl = await prepareDatabase(ownerUrl, secrets)
  return {
    ownerUrl,
    appUrl,
    embedded,
    revive: async () => embedded?.start(),
    stop: async () => embedded?.stop(),
  }
}
