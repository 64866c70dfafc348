import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSimulator } from '../start.ts'
import { schema } from '../store/schema.ts'
import { key, openReceiver, openSimulator, waiting, withCalls } from './open-simulator.ts'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'payment-simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The simulator as a process of its own, on a free port. */
async function spawnSimulator(data: string) {
  const main = join(import.meta.dirname, '..', 'main.ts')
  const env = { ...process.env, SIMULATOR_PORT: '0', SIMULATOR_DATA: data, SIMULATOR_WEBHOOK_URL: '' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\S+/.exec(line.toString())?.[0] ?? ''
  return { child, ...withCalls(url) }
}

test('transactions, faults and the clock outlive a restart', async () => {
  const data = dataFolder()
  const first = await startSimulator({ data })
  const before = withCalls(first.url)
  await before.initialize({ reference: 'KEPT-1' })
  await before.pay('KEPT-1')
  await before.advance(48)
  await before.faults({ webhooks: 'drop', faults: ['fees_null'] })
  const known = await before.state()
  await first.close()

  const { state, faults } = await openSimulator({ data })
  const after = await state()
  expect(after.transactions).toEqual(known.transactions)
  expect(Date.parse(after.now)).toBeGreaterThanOrEqual(Date.parse(known.now))
  expect((await faults({})).body.data).toMatchObject({ webhooks: 'drop', faults: ['fees_null'] })
})

test('a webhook that was not taken is sent after the restart', async () => {
  const data = dataFolder()
  const receiver = await openReceiver(503)
  const first = await startSimulator({ data, webhookUrl: receiver.url })
  const before = withCalls(first.url)
  await before.initialize({ reference: 'OWED-1' })
  await before.pay('OWED-1')
  await vi.waitFor(
    async () => expect(await before.delivery('OWED-1')).toMatchObject({ attempts: 1 }),
    waiting,
  )
  await first.close()

  const { advance } = await openSimulator({ data, webhookUrl: receiver.url })
  await advance(1)
  await receiver.arrived(2)
  expect(receiver.received[1]).toMatchObject({
    reference: 'OWED-1',
    signature: receiver.received[0]?.signature,
  })
})

test('refunds, accounts, disputes and subscriptions go on after a restart', async () => {
  const data = dataFolder()
  const first = await startSimulator({ data })
  const before = withCalls(first.url)
  const plan = { name: 'Flat A4', amount: 250_000, interval: 'daily' }
  const { plan_code } = (await before.call('POST', '/plan', plan)).body.data
  await before.initialize({ reference: 'ON-1', plan: plan_code })
  await before.pay('ON-1')
  await before.call('POST', '/refund', { transaction: 'ON-1', amount: 50_000 })
  await before.initialize({ reference: 'ON-2' })
  await before.pay('ON-2')
  await before.call('POST', '/simulator/transactions/ON-2/dispute', {})
  await first.close()

  const { advance, state, call } = await openSimulator({ data })
  await advance(24 * 7)
  const { refunds, disputes, transactions } = await state()
  expect(refunds).toMatchObject([{ status: 'processed' }])
  expect(disputes).toMatchObject([{ status: 'resolved', resolution: 'auto-accepted' }])
  expect(transactions.length).toBeGreaterThan(7)
  expect((await call('GET', '/subscription')).body.data).toMatchObject([{ status: 'active' }])
})

test('a memory from before these tables and columns grows into them', async () => {
  const data = dataFolder()
  const old = new DatabaseSync(join(data, 'simulator.sqlite'))
  old.exec(schema)
  old.exec(`insert into businesses (id, secret_key, name) values (1, '${key}', 'Corner shop');
    insert into customers (business_id, email, customer_code) values (1, 'ada@example.ng', 'CUS_of_old')`)
  old.close()
  const { initialize, pay, verify } = await openSimulator({ data })
  await initialize({ reference: 'GROWN-1' })
  await pay('GROWN-1')
  expect(await verify('GROWN-1')).toMatchObject({
    status: 'success',
    customer: { customer_code: 'CUS_of_old', risk_action: 'default' },
  })
})

test('nothing that was answered is lost when the process is killed', { timeout: 20_000 }, async () => {
  const data = dataFolder()
  const { child, initialize, pay } = await spawnSimulator(data)
  const references = Array.from({ length: 20 }, (_, index) => `KILL-${index}`)
  for (const reference of references) {
    await initialize({ reference })
    await pay(reference)
  }
  child.kill('SIGKILL')
  await once(child, 'exit')

  const { state } = await openSimulator({ data })
  const { transactions, deliveries } = await state()
  expect(transactions.map((item: { reference: string }) => item.reference)).toEqual(references)
  expect(transactions.every((item: { status: string }) => item.status === 'success')).toBe(true)
  expect(deliveries).toHaveLength(references.length)
})

test('the process stops cleanly when asked to', { timeout: 20_000 }, async () => {
  const { child, call } = await spawnSimulator(dataFolder())
  expect((await call('GET', '/bank')).status).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
