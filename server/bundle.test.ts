import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { bundleServer } from '../scripts/bundle-server.ts'
import { freePort } from './platform/db/embedded/cluster.ts'
import { payAtCheckout, receiptsOf } from './testing/money/paying.ts'
import { letFlat } from './testing/portfolios/let-flat.ts'
import { spawnServer } from './testing/servers/server-process.ts'
import { TEST_SECRET } from './testing/test-secret.ts'
import { useWorld } from './testing/world.ts'

const world = useWorld()
const ROOT = join(import.meta.dirname, '..')

/** Below the project, where the packages that stay apart are found. */
mkdirSync(join(ROOT, '.gida'), { recursive: true })
const folder = mkdtempSync(join(ROOT, '.gida/bundle-'))
beforeAll(async () => {
  await bundleServer(ROOT, folder)
  return () => rmSync(folder, { recursive: true, force: true })
})

test('the server in one file finds what its code reads beside itself, and draws in its workers', async () => {
  const flat = await letFlat(world)
  const { payment_id } = await payAtCheckout(world, flat, { amount: 50_000_00 })
  const [receipt] = await receiptsOf(world, payment_id)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const server = spawnServer(
    {
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: String(port), GIDA_DEMO: '0', LOG_LEVEL: 'warn' },
      ...{ GIDA_ROLE: 'web', GIDA_DATA_DIR: folder, GIDA_SECRET: TEST_SECRET, DATABASE_URL: world.ownerUrl },
      ...{ PAYSTACK_SECRET_KEY: 'sk_test_silent', PAYSTACK_BASE_URL: 'http://127.0.0.1:9' },
    },
    { logFile: join(folder, 'node.log'), entry: join(folder, 'serve.js') },
  )
  onTestFinished(() => server.kill())
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).ok).toBe(true), {
    timeout: 30_000,
    interval: 50,
  })

  expect(await (await fetch(`${url}/help`)).text()).toContain('<h1')
  const headers = { authorization: `Bearer ${flat.tenant.token}` }
  const paper = await fetch(`${url}/api/v1/receipts/${receipt?.id}/download`, { headers })
  expect(paper.status).toBe(200)
  expect(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
  const sheet = await fetch(`${url}/api/v1/imports/template?format=xlsx`, {
    headers: { authorization: `Bearer ${flat.manager.token}` },
  })
  expect(sheet.status).toBe(200)
})
