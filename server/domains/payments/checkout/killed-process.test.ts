import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LOCKS } from '../../../platform/db/lock-names.ts'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { spawnServer } from '../../../testing/servers/server-process.ts'
import { TEST_SECRET } from '../../../testing/test-secret.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const CALL = '/payments/initialize'

/** A provider that takes every question and answers none. */
async function silentProvider() {
  const { promise: asked, resolve } = Promise.withResolvers<void>()
  const server = createServer(() => resolve())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Another node on the same database, as a process of its own. */
async function otherNode(providerUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gida-node-'))
  const node = spawnServer(
    {
      ...{
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: '0',
        GIDA_ROLE: 'web',
        GIDA_DEMO: '0',
        LOG_LEVEL: 'warn',
      },
      ...{ GIDA_DATA_DIR: folder, GIDA_SECRET: TEST_SECRET, DATABASE_URL: world.ownerUrl },
      ...{ PAYSTACK_SECRET_KEY: 'sk_test_silent', PAYSTACK_BASE_URL: providerUrl },
    },
    { logFile: join(folder, 'node.log') },
  )
  onTestFinished(async () => {
    await node.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...node, url: (await node.ready).url }
}

const callsUnderWay = () =>
  withClient(world.ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and classid = ${LOCKS.call}
        and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows.length
  })

test('while a call runs anywhere its key is in flight; when its process is killed, the same key goes on at once', async () => {
  const { tenant, unit_id } = await letFlat(world)
  const provider = await silentProvider()
  const node = await otherNode(provider.url)
  const body = { amount: 120_000_000, transaction_type: 'RENT_PAYMENT', property_unit_id: unit_id }
  const headers = { 'idempotency-key': randomUUID() }
  const lost = fetch(`${node.url}/api/v1${CALL}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${tenant.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: Error) => error)
  await provider.asked

  const meanwhile = await tenant.post(CALL, body, headers)
  expect([meanwhile.statusCode, meanwhile.json().code]).toEqual([409, 'IDEMPOTENCY_IN_FLIGHT'])
  expect(meanwhile.headers['retry-after']).toBe('1')

  await node.kill()
  expect(await lost).toBeInstanceOf(Error)
  await expect.poll(callsUnderWay).toBe(0)
  const again = await tenant.post(CALL, body, headers)
  expect(again.statusCode).toBe(201)
  expect((await tenant.post(CALL, body, headers)).json()).toEqual(again.json())
  const { data } = (await tenant.get('/payments')).json()
  expect(data.map((payment: { reference: string }) => payment.reference)).toEqual([again.json().reference])
})
