import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSimulatorProcess } from '../../scripts/simulator-process.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { freePort } from '../platform/db/embedded-home.ts'
import { migrate } from '../platform/db/migrate.ts'
import { provisionAppRole, provisionDatabase } from '../platform/db/provision.ts'
import { TEST_SECRET } from './test-secret.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    simulatorUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file clones, and one payment simulator. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-test-'))
  const server = await startEmbeddedPostgres(folder)
  const templateUrl = await provisionDatabase(server.url, 'gida_template')
  await provisionAppRole(templateUrl, deriveSecrets(TEST_SECRET).databasePassword)
  await migrate(templateUrl)
  const simulator = await startSimulatorProcess({
    port: await freePort(),
    dataDir: join(folder, 'simulator'),
  })
  project.provide('templateUrl', templateUrl)
  project.provide('simulatorUrl', simulator.url)
  return async () => {
    await simulator.stop()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
