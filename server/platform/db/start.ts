import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import type { AppAddress } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded.ts'
import { prepareDatabase } from './schema/prepare.ts'
import { asAppRole, provisionDatabase } from './schema/provision.ts'

export type StartedDatabase = {
  /** Owns the tables; used by migrations, the job queue and the command line. */
  ownerUrl: string
  /** Owns nothing; every call and job runs as this role. */
  app: AppAddress
  /** Null if the server is external. */
  embedded: EmbeddedPostgres | null
  /** Restarts a crashed embedded server; does nothing for an external one. */
  revive(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL at DATABASE_URL, or the embedded one; migrated, with the server's role in place. */
export async function startDatabase(config: Config, secrets: Secrets): Promise<StartedDatabase> {
  const { url, directUrl, replicaUrl, port } = config.database
  const embedded = directUrl ? null : await startEmbeddedPostgres(join(config.dataDir, 'postgres'), port)
  const ownerUrl = embedded ? await provisionDatabase(embedded.url, 'gida') : (directUrl as string)
  await prepareDatabase(ownerUrl, secrets)
  return {
    ownerUrl,
    app: {
      direct: asAppRole(ownerUrl, secrets),
      pooled: asAppRole(url ?? ownerUrl, secrets),
      replica: replicaUrl && asAppRole(replicaUrl, secrets),
    },
    embedded,
    revive: async () => embedded?.start(),
    stop: async () => embedded?.stop(),
  }
}
