import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { freePort } from '../platform/db/embedded/cluster.ts'
import { TEST_SECRET } from '../testing/test-secret.ts'
import { useWorld } from '../testing/world.ts'
import { runFuzz } from './run-fuzz.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What `npm run test:fuzz` was asked for. */
    fuzz?: { requests: number; seed: number }
  }
}

const world = useWorld()
const { requests, seed } = inject('fuzz') ?? { requests: 2_000, seed: Date.now() % 1_000_000 }
const report = (line: string) => void (inject('fuzz') && process.stdout.write(`${line}\n`))

test('whatever is asked, by whomever and however broken: no 5xx, the process lives, and nothing is half done', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-fuzz-'))
  const { provider, dataDir } = world.services.config
  const { figures, faults } = await runFuzz({
    ...{ world, requests, seed, logFile: join(folder, 'server.log') },
    env: {
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(await freePort()), LOG_LEVEL: 'error' },
      ...{ GIDA_DEMO: '0', GIDA_SECRET: TEST_SECRET, GIDA_DATA_DIR: dataDir, DATABASE_URL: world.ownerUrl },
      ...{ PAYSTACK_SECRET_KEY: provider.key, PAYSTACK_BASE_URL: provider.baseUrl },
    },
    report,
  })
  report(JSON.stringify({ seed, ...figures, faults: faults.length }))
  expect(faults, `npm run test:fuzz -- --requests ${requests} --seed ${seed}`).toEqual([])
  expect(figures.sent).toBe(requests)
  rmSync(folder, { recursive: true, force: true })
}, 3_600_000)
