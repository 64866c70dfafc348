import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSimulatorProcess } from '../../scripts/simulator-process.ts'
import { deriveSecrets } from '../platform/config/secrets.ts'
import { freePort } from '../platform/db/embedded/cluster.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded.ts'
import { prepareDatabase } from '../platform/db/schema/prepare.ts'
import { provisionDatabase } from '../platform/db/schema/provision.ts'
import { TEST_SECRET } from './test-secret.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
    simulatorUrl: string
  }
}

/** Test data need not survive a crash of the machine, and no test kills this server. */
const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off' }

/** One PostgreSQL for the whole run, with a migrated template that each test file clones, and one payment simulator. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'gida-test-'))
  const server = await startEmbeddedPostgres(folder, 0, WITHOUT_DISK)
  const templateUrl = await provisionDatabase(server.url, 'gida_template')
  await prepareDatabase(templateUrl, deriveSecrets(TEST_SECRET))
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
