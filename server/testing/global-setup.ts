import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { migrate } from '../platform/db/migrate.ts'
import { provisionAppRole, provisionDatabase } from '../platform/db/provision.ts'
import { TEST_SECRET } from './test-secret.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-test-'))
  const server = await startEmbeddedPostgres(folder)
  const templateUrl = await provisionDatabase(server.url, 'gida_template')
  await provisionAppRole(templateUrl, deriveSecrets(TEST_SECRET).databasePassword)
  await migrate(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
