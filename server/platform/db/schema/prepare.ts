import type { Secrets } from '../../config/secrets.ts'
import { migrate } from './migrate.ts'
import { admitServer, provisionAppRole } from './provision.ts'

/** Migrates the owner's database and gives the server's role access. */
export async function prepareDatabase(
  ownerUrl: string,
  secrets: Pick<Secrets, 'databasePassword' | 'databaseCapability'>,
): Promise<void> {
  await provisionAppRole(ownerUrl, secrets.databasePassword)
  await migrate(ownerUrl)
  await admitServer(ownerUrl, secrets.databaseCapability)
}
