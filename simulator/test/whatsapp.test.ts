import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startWhatsAppSimulator } from '../whatsapp/start.ts'
import { type Answer, waiting } from './open-simulator.ts'

// biome-ignore lint/suspicious/noExplicitAny: what a webhook says
type Value = any

async function open({ refuses = 0 } = {}) {
  const told: Value[] = []
  let left = refuses
  const server = createServer(async (request, response) => {
    const raw = Buffer.concat(await request.toArray())
    const signature = `sha256=${createHmac('sha256', 'key').update(raw).digest('hex')}`
    expect(request.headers['x-hub-signature-256']).toBe(signature)
    if (left-- > 0) return response.writeHead(500).end()
    told.push(JSON.parse(raw.toString()).entry[0].changes[0].value)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = await startWhatsAppSimulator({ secret: 'key', webhookUrl, speedup: 100 })
  onTestFinished(async () => {
    await simulator.close()
    server.close()
  })
  const call = async (path: string, body: object, key = 'key'): Promise<Answer> => {
    const answer = await fetch(simulator.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    })
    return { status: answer.status, body: await answer.json() }
  }
  const send = (more: object = {}, key?: string) =>
    call(
      '/v24.0/1/messages',
      {
        ...{ messaging_product: 'whatsapp', to: '2348031234567', type: 'text', text: { body: 'Hello' } },
        ...more,
      },
      key,
    )
  const writes = (more: object = {}) =>
    call('/simulator/inbound', { from: '+2348031234567', text: 'BAL', ...more })
  const hears = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), waiting)
  return { call, send, writes, told, hears }
}
const statusOf = ({ statuses }: Value) => [statuses[0].status, statuses[0].errors?.[0].code]

test('an answer within the day is sent and delivered, under the id that was answered', async () => {
  const { send, writes, told, hears } = await open()
  await writes()
  const { body } = await send({ biz_opaque_callback_data: 'ours' })
  await hears(3)
  expect(told[0].messages[0]).toMatchObject({ from: '2348031234567', type: 'text', text: { body: 'BAL' } })
  expect(told.slice(1).map(statusOf)).toEqual([
    ['sent', undefined],
    ['delivered', undefined],
  ])
  expect(told[1].statuses[0]).toMatchObject({
    id: body.messages[0].id,
    biz_opaque_callback_data: 'ours',
  })
})

test('what comes outside of the day is taken, and fails afterwards', async () => {
  const { send, writes, told, hears } = await open()
  await writes({ at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
  expect((await send()).status).toBe(200)
  await hears(2)
  expect(statusOf(told[1])).toEqual(['failed', 131047])
})

test('refuses a wrong token, what is no message, and a burst to one number', async () => {
  const { send } = await open()
  expect(await send({}, 'x')).toMatchObject({ status: 401, body: { error: { code: 190 } } })
  for (const wrong of [
    { to: 'Ada' },
    { text: { body: '' } },
    { text: { body: 'x'.repeat(4097) } },
    { type: 'x' },
  ])
    expect((await send(wrong)).body.error.code).toBe(100)
  const answers = []
  for (let nth = 0; nth < 46; nth++) answers.push((await send()).body.error?.code)
  expect(answers.slice(44)).toEqual([undefined, 131056])
})

test('a webhook that is not taken comes again; doubled and overtaken where that is wanted', async () => {
  const { call, writes, told, hears } = await open({ refuses: 2 })
  await writes({ type: 'audio' })
  await hears(1)
  expect(told[0].messages[0]).toMatchObject({ type: 'audio', audio: { id: '1' } })
  await call('/simulator/faults', { webhooks: 'duplicate' })
  await writes()
  await hears(3)
  await call('/simulator/faults', { webhooks: 'reorder' })
  const [first, second] = [await writes({ text: 'first' }), await writes({ text: 'second' })]
  await hears(5)
  expect(told.slice(3).map(({ messages }) => messages[0].id)).toEqual([second.body.id, first.body.id])
})
