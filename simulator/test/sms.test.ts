import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSmsSimulator } from '../sms/start.ts'
import { signWebhook } from '../webhooks/sign.ts'
import { type Answer, waiting } from './open-simulator.ts'

type SmsReport = { message_id: string; receiver: string; status: string; type: string; sender: string }

async function open() {
  const told: SmsReport[] = []
  const server = createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray()).toString()
    expect(request.headers['x-termii-signature']).toBe(signWebhook(raw, 'key'))
    told.push(JSON.parse(raw))
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = await startSmsSimulator({ apiKey: 'key', webhookUrl, random: () => 0.5 })
  onTestFinished(async () => {
    await simulator.close()
    server.close()
  })
  const call = async (path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(simulator.url + path, {
      ...(body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const send = (more: object = {}) =>
    call('/api/sms/send', {
      ...{ api_key: 'key', to: '2348031234567', from: 'Gida', sms: 'Hello', type: 'plain', channel: 'dnd' },
      ...more,
    })
  const hears = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), waiting)
  return { call, send, told, hears }
}

test('takes a text, bulk under one id, and reports each receiver signed', async () => {
  const { call, send, told, hears } = await open()
  expect((await send()).body).toMatchObject({ code: 'ok', message: 'Successfully Sent' })
  const bulk = await call('/api/sms/send/bulk', {
    ...{
      api_key: 'key',
      to: ['2348030000001', '2348030000002'],
      from: 'Gida',
      sms: 'Hello',
      channel: 'generic',
    },
  })
  await hears(3)
  const of = told.filter(({ message_id }) => message_id === bulk.body.message_id)
  expect(of.map(({ receiver }) => receiver)).toEqual(['2348030000001', '2348030000002'])
  expect(of[0]?.status).toContain('DELIVERED')
  expect((await call('/simulator/messages')).body.data).toHaveLength(3)
  expect((await call('/api/get-balance?api_key=key')).body.balance).toBe(100_000 - 12)
})

test('refuses a wrong key, a number that is none, and what there is no credit for', async () => {
  const { call, send } = await open()
  expect((await send({ api_key: 'x' })).status).toBe(401)
  expect((await send({ to: 'Ada' })).status).toBe(400)
  await call('/simulator/faults', { deliver: 'no_credit' })
  expect((await send()).body).toEqual({ message: 'Insufficient balance' })
})

test('reports in another order, of a refused number, and not at all', async () => {
  const { call, send, told, hears } = await open()
  await call('/simulator/faults', { reports: 'reorder', deliver: 'dnd' })
  const [first, second] = [await send(), await send()]
  await hears(2)
  expect(told.map(({ message_id }) => message_id)).toEqual([second.body.message_id, first.body.message_id])
  expect(told[0]?.status).toBe('DND Active on Phone Number')
  await call('/simulator/faults', { reports: 'normal', deliver: 'lose', share: 0.4 })
  await send()
  await hears(3) // 0.5 is not below the share
})

test('brings what somebody wrote to us', async () => {
  const { call, told, hears } = await open()
  await call('/simulator/inbound', { from: '+2348031234567', text: 'SAFE' })
  await hears(1)
  expect(told[0]).toMatchObject({ type: 'inbound', sender: '2348031234567' })
})
