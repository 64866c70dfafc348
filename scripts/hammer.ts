import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runHammer } from '../server/hammer/run-hammer.ts'
import { makeConfig } from '../server/platform/config/config.ts'
import { readEnvironment } from '../server/platform/config/environment.ts'
import { deriveSecrets } from '../server/platform/config/secrets.ts'
import { startEmbeddedPostgres } from '../server/platform/db/embedded/embedded.ts'
import { prepareDatabase } from '../server/platform/db/schema/prepare.ts'
import { appAt, provisionDatabase } from '../server/platform/db/schema/provision.ts'
import { openServices } from '../server/platform/start.ts'

const { values } = parseArgs({
  options: {
    acts: { type: 'string', default: '50000' },
    workers: { type: 'string', default: '20' },
    estates: { type: 'string', default: '4' },
    /** Units per estate. */
    units: { type: 'string', default: '25' },
    /** Number of tenants who move out, each with a deposit settlement. */
    leaving: { type: 'string', default: '250' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})

const SECRET = 'a secret for the hammer alone'
const folder = mkdtempSync(join(tmpdir(), 'gida-hammer-'))
chmodSync(folder, 0o755) // PostgreSQL runs as another user
const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
let failed = true
try {
  const ownerUrl = await provisionDatabase(postgres.url, 'gida_hammer')
  const secrets = deriveSecrets(SECRET)
  await prepareDatabase(ownerUrl, secrets)
  const env = {
    ...{ NODE_ENV: 'test', GIDA_DEMO: '0', GIDA_SECRET: SECRET, LOG_LEVEL: 'error' },
    ...{ GIDA_DATA_DIR: join(folder, 'gida'), DATABASE_POOL: values.workers },
    ...{ PAYSTACK_SECRET_KEY: 'sk_test_hammer', PAYSTACK_BASE_URL: 'http://127.0.0.1:9' }, // unreachable: no request leaves
  }
  const services = await openServices(makeConfig(readEnvironment(env)), appAt(ownerUrl, secrets))
  const { figures, faults } = await runHammer({
    services,
    seed: Number(values.seed),
    workers: Number(values.workers),
    acts: Number(values.acts),
    portfolio: {
      estates: Number(values.estates),
      units: Number(values.units),
      leaving: Number(values.leaving),
    },
    report: (line) => console.log(line),
  })
  for (const fault of faults.slice(0, 50)) console.error(`FAULT ${fault}`)
  console.log(JSON.stringify({ seed: Number(values.seed), ...figures, faults: faults.length }))
  failed = faults.length > 0
  await services.database.close()
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
