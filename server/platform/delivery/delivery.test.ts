import { createHmac } from 'node:crypto'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startSmsSimulatorProcess } from '../../../scripts/simulator-process.ts'
import { markVerified } from '../../domains/users/index.ts'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'
import { freePort } from '../db/embedded/cluster.ts'
import { withClient } from '../db/schema/provision.ts'
import { enqueue } from '../jobs/jobs.ts'
import { pauseAfter } from './breaker.ts'
import type { DeliveryClass } from './classes.ts'
import { deliverDue } from './deliver-due.ts'
import { type Attempt, sendIntent } from './send-intent.ts'

/** A mail server without this mailbox, and the SMS provider's simulator, which reports to us. */
const GONE = 'gone@example.ng'
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(
      address === GONE ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : undefined,
    ),
  onData(stream, _session, done) {
    stream.on('data', (chunk) => received.push(String(chunk)))
    stream.on('end', () => done())
  },
})
const [mailPort, smsPort, ownPort] = [await freePort(), await freePort(), await freePort()]
await new Promise<void>((done) => void smtp.listen(mailPort, '127.0.0.1', done))
const sms = await startSmsSimulatorProcess({
  port: smsPort,
  webhookUrl: `http://127.0.0.1:${ownPort}/api/v1/communication/sms/reports`,
})
const world = useWorld({
  env: { SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SMS_SIMULATOR_PORT: String(smsPort) },
})
beforeAll(() => world.app.listen({ port: ownPort, host: '127.0.0.1' }))
afterAll(async () => {
  await sms.stop()
  await new Promise<void>((done) => smtp.close(() => done()))
})

type Row = { channel: string; state: string; failure: string | null; provider_id: string | null }
let count = 0
let phone = ''

const faults = (wanted: object) =>
  fetch(`${sms.url}/simulator/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deliver: 'normal', reports: 'normal', api: 'normal', ...wanted }),
  })
const text = (more: Partial<Attempt> = {}): Attempt => ({
  channel: 'SMS',
  recipient: phone,
  body: 'Light is back',
  ...more,
})
const mail = (more: Partial<Attempt> = {}): Attempt => ({
  ...{ channel: 'EMAIL', recipient: 'ada@example.ng', subject: 'Light', body: 'Light is back' },
  ...more,
})
const send = (of: DeliveryClass, attempts: Attempt[], more: { key?: string; expires_at?: Date } = {}) =>
  world.services.transaction('system', (tx) =>
    sendIntent(tx, { class: of, kind: 'payment', attempts, ...more }),
  )
const rows = (intent_id: string | null): Promise<Row[]> =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['channel', 'state', 'failure', 'provider_id'])
      .where('intent_id', '=', intent_id)
      .orderBy('rank')
      .orderBy('id')
      .execute(),
  )
const states = async (id: string | null) =>
  (await rows(id)).map(({ channel, state }) => `${channel} ${state}`)
const become = (id: string | null, wanted: string[]) => expect.poll(() => states(id)).toEqual(wanted)
const sentTexts = async () =>
  (
    (await (await fetch(`${sms.url}/simulator/messages`)).json()) as { data: { to: string; text: string }[] }
  ).data.filter(({ to }) => `+${to}` === phone)
const due = async () => {
  await world.services.transaction('system', (tx) => enqueue(tx, deliverDue, {}))
  await world.work()
}
/** Runs all delayed jobs now. */
const tryAgain = async () => {
  await withClient(world.ownerUrl, (client) =>
    client.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()'),
  )
  await world.work()
}
const goToHour = (hour: number) => {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + hour * 3_600_000 - clock.now().getTime())
}
const tellAgain = (body: object, key = 'sms_test_gida') => {
  const payload = JSON.stringify(body)
  const signature = createHmac('sha512', key).update(payload).digest('hex')
  return world.app.inject({
    ...{ method: 'POST', url: '/api/v1/communication/sms/reports', payload },
    headers: { 'content-type': 'application/json', 'x-termii-signature': signature },
  })
}

beforeEach(async () => {
  phone = `+234803${String(1_000_000 + count++)}`
  await faults({})
  goToHour(10)
})

test('a text goes out once, folded, and is delivered by the word of its report', async () => {
  const id = await send('receipt', [text({ body: 'Ṣọlá paid ₦350,000' })], { key: 'once' })
  expect(await send('receipt', [text()], { key: 'once' })).toBeNull()
  await world.work()
  await become(id, ['SMS DELIVERED'])
  expect(await sentTexts()).toMatchObject([{ text: 'Sola paid NGN 350,000', channel: 'dnd' }])
})

test('a report that comes twice, late, unsigned or after the end changes nothing', async () => {
  await faults({ reports: 'duplicate' })
  const id = await send('receipt', [text()])
  await world.work()
  await become(id, ['SMS DELIVERED'])
  const [row] = await rows(id)
  const said = { message_id: row?.provider_id, receiver: phone.slice(1), status: 'Message Failed' }
  expect((await tellAgain(said)).statusCode).toBe(200)
  expect(await states(id)).toEqual(['SMS DELIVERED'])
  expect((await tellAgain(said, 'another key')).json().code).toBe('INVALID_SIGNATURE')
  expect((await tellAgain({ message_id: 'unknown', status: 'Delivered' })).statusCode).toBe(200)
  expect((await tellAgain({ nonsense: true })).statusCode).toBe(200)
})

test('each report finds its text, however close it comes upon the answer that names it', async () => {
  const sent = await Promise.all(Array.from({ length: 40 }, () => send('receipt', [text()])))
  await world.work()
  for (const id of sent) await become(id, ['SMS DELIVERED'])
})

test('a number that takes no texts lets the next channel go, and the words are kept', async () => {
  await faults({ deliver: 'dnd' })
  const id = await send('statutory', [text(), mail({ rank: 1 })])
  await world.work()
  await expect.poll(() => world.work().then(() => states(id))).toEqual(['SMS FAILED', 'EMAIL ACCEPTED'])
  expect((await rows(id))[0]?.failure).toBe('DND Active on Phone Number')
})

test('a number that refused two texts gets no third, but an alarm is tried', async () => {
  await faults({ deliver: 'dnd' })
  for (let i = 0; i < 2; i++) {
    const id = await send('receipt', [text()])
    await world.work()
    await become(id, ['SMS FAILED'])
  }
  await faults({})
  const third = await send('receipt', [text()])
  const alarm = await send('alarm', [text()])
  await world.work()
  await become(alarm, ['SMS DELIVERED'])
  expect(await rows(third)).toMatchObject([
    { state: 'FAILED', failure: expect.stringContaining('refused two') },
  ])
})

test('too little credit is no success, although the provider answers 200', async () => {
  await faults({ deliver: 'no_credit' })
  const id = await send('statutory', [text(), mail({ rank: 1 })])
  await world.work()
  expect(await states(id)).toEqual(['SMS FAILED', 'EMAIL ACCEPTED'])
  expect((await rows(id))[0]?.failure).toBe('Insufficient balance')
})

test('a text that nobody hears of goes by the next channel after ten minutes, and not when it came', async () => {
  const came = await send('statutory', [text(), mail({ rank: 1 })])
  await world.work()
  await become(came, ['SMS DELIVERED', 'EMAIL WAITING'])
  await faults({ deliver: 'lose' })
  const lost = await send('statutory', [text(), mail({ rank: 1 })])
  await world.work()
  await due()
  expect(await states(lost)).toEqual(['SMS ACCEPTED', 'EMAIL WAITING'])
  world.services.clock.advance(10 * 60_000)
  await due()
  expect(await states(lost)).toEqual(['SMS ACCEPTED', 'EMAIL ACCEPTED'])
  expect(await states(came)).toEqual(['SMS DELIVERED', 'EMAIL SPARED'])
})

test('a line that breaks after it carried a text: it is not sent twice, but a way in is', async () => {
  await faults({ api: 'drop_after' })
  const receipt = await send('receipt', [text()])
  await world.work()
  expect(await states(receipt)).toEqual(['SMS UNKNOWN'])
  expect(await sentTexts()).toHaveLength(1)
  const code = await send('security', [text()])
  await world.work()
  expect(await states(code)).toEqual(['SMS HANDED_OVER'])
  await world.services.transaction('system', (tx) => tx.deleteFrom('delivery_breaker').execute())
})

test('by night no phone rings: it waits for the morning, but mail and what is urgent do not', async () => {
  goToHour(22)
  const receipt = await send('receipt', [text(), mail()])
  const code = await send('security', [text()])
  await world.work()
  expect(await states(receipt)).toEqual(['SMS QUEUED', 'EMAIL ACCEPTED'])
  await become(code, ['SMS DELIVERED'])
  world.services.clock.advance(9.9 * 3_600_000)
  await due()
  expect((await states(receipt))[0]).toBe('SMS QUEUED')
  world.services.clock.advance(0.2 * 3_600_000)
  await due()
  await become(receipt, ['SMS DELIVERED', 'EMAIL ACCEPTED'])
})

test('what has expired is not sent, however late its turn comes', async () => {
  goToHour(21)
  const expires_at = new Date(world.services.clock.now().getTime() + 3_600_000)
  const id = await send('reminder', [text()], { expires_at })
  goToHour(9)
  await due()
  expect(await states(id)).toEqual(['SMS EXPIRED'])
  expect(await sentTexts()).toEqual([])
})

test('a mailbox that does not exist is not written to again', async () => {
  const first = await send('receipt', [mail({ recipient: GONE }), text({ rank: 1 })])
  await world.work()
  await become(first, ['EMAIL FAILED', 'SMS DELIVERED'])
  expect((await rows(first))[0]?.failure).toContain('5.1.1')
  const second = await send('receipt', [mail({ recipient: GONE })])
  await world.work()
  expect((await rows(second))[0]).toMatchObject({
    state: 'FAILED',
    failure: 'This address does not exist any more.',
  })
})

test('what lets somebody in is tried also where their mailbox was gone, and once they have shown it all else comes again', async () => {
  const person = await signedIn(world, 'TENANT')
  const own = (more: Partial<Attempt> = {}) => mail({ recipient: person.email, ...more })
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('suppressed_address')
      .values({ channel: 'EMAIL', address: person.email, reason: '5.1.1 No such mailbox' })
      .execute(),
  )
  const [link, news] = [await send('security', [own({ secret: true })]), await send('receipt', [own()])]
  await world.work()
  expect([await states(link), await states(news)]).toEqual([['EMAIL ACCEPTED'], ['EMAIL FAILED']])
  await world.services.transaction('system', (tx) => markVerified(tx, person.id, person.email))
  const later = await send('receipt', [own()])
  await world.work()
  expect(await states(later)).toEqual(['EMAIL ACCEPTED'])
})

test('a provider that is silent is left alone for a while, and nothing is lost or told as a fault of Gida', async () => {
  const told = vi.spyOn(world.services.log, 'error')
  await faults({ api: '5xx' })
  const ids = []
  for (let i = 0; i < 5; i++) ids.push(await send('receipt', [text()]))
  await world.work()
  const waiting = await send('receipt', [text()])
  await world.work()
  expect(await states(waiting)).toEqual(['SMS QUEUED'])
  await tryAgain() // those handed over before, while the provider is paused
  await faults({})
  world.services.clock.advance(10 * 60_000)
  await due()
  await tryAgain()
  for (const id of [...ids, waiting]) await become(id, ['SMS DELIVERED'])
  expect(told).not.toHaveBeenCalled()
  expect([4, 5, 6, 20].map(pauseAfter)).toEqual([0, 30_000, 60_000, 600_000])
})

test('a state never falls', async () => {
  const id = await send('receipt', [mail()])
  await world.work()
  await expect(
    world.services.transaction('system', (tx) =>
      tx.updateTable('outbox_message').set({ state: 'QUEUED' }).where('intent_id', '=', id).execute(),
    ),
  ).rejects.toThrow('never')
})
