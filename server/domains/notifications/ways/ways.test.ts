import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliverDue } from '../../../platform/delivery/deliver-due.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { unsubscribeLink } from '../../../platform/mail/unsubscribe.ts'
import { isPushService } from '../../../platform/push/push.ts'
import { sentTo } from '../../../testing/mailbox.ts'
import { callsWith, type Person, refreshed, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { openSession } from '../../auth/index.ts'
import { getUser } from '../../users/index.ts'
import { deliverByPreference, type Notice, notify } from '../index.ts'
import { newsWords } from '../words/words.ts'
import { sendDigests } from './send-digests.ts'

const world = useWorld()
let flat: LetFlat
beforeEach(async () => {
  await goToHour(10)
  flat = await letFlat(world)
})

/** Moves to that hour of the next day; everybody signs in again. */
async function goToHour(hour: number): Promise<void> {
  const { clock } = world.services
  clock.advance(startOfDay(addDays(world.today(), 1)).getTime() + hour * 3_600_000 - clock.now().getTime())
  if (!flat) return
  const [tenant, landlord] = [await refreshed(world, flat.tenant), await refreshed(world, flat.landlord)]
  flat = { ...flat, tenant, landlord }
}
const tell = (person: Person, more: Partial<Notice> = {}) =>
  world.services.transaction('system', (tx) =>
    notify(tx, {
      ...{ user_id: person.id, key: randomBytes(6).toString('hex'), type: 'payment' },
      ...{
        title: 'Rent received',
        message: 'Ada paid ₦350,000.',
        action_url: '/dashboard/payments',
        ...more,
      },
    }),
  )
const due = async () => {
  await world.services.transaction('system', async (tx) => {
    await enqueue(tx, deliverDue, {})
    await enqueue(tx, sendDigests, {})
  })
  await world.work()
}

/** A browser with its push service. */
type Push = { headers: Record<string, string | string[] | undefined>; message: Record<string, string> }
async function makeBrowser() {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const auth = randomBytes(16)
  const received: Push[] = []
  const service = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    received.push({ headers: request.headers, message: JSON.parse(decrypt(body, keys, auth)) })
    response.writeHead(service.status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/${randomBytes(8).toString('hex')}`
  const subscription = {
    endpoint,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
  }
  return { endpoint, subscription, received, service }
}
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

/** RFC 8291 and RFC 8188 from the device's side, implemented independently. */
function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const sealed = body.subarray(21 + sender.length)
  const derive = (key: Uint8Array, by: Uint8Array, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce)
  opened.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}

test('a notification comes to a device encrypted for it alone, signed with our key, and says no amount', async () => {
  const browser = await makeBrowser()
  expect((await flat.tenant.post('/communication/push', browser.subscription)).statusCode).toBe(204)
  await tell(flat.tenant)
  await tell(flat.landlord)
  await world.work()
  expect(browser.received).toHaveLength(1)
  const [{ headers, message } = { headers: {}, message: {} }] = browser.received
  expect(message).toEqual({
    ...{ title: 'News about a payment', body: 'Open Gida to see it.' },
    ...{ url: '/dashboard/payments', tag: 'payment' },
  })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'payment', urgency: 'normal' })
  expect(Number(headers.ttl)).toBeGreaterThan(3_600)

  const { public_key } = (await flat.tenant.get('/communication/push')).json()
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  expect(key).toBe(public_key)
  const point = Buffer.from(public_key, 'base64url')
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256' },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  }
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [jwk] }), {
    currentDate: world.services.clock.now(),
  })
  expect(payload.aud).toBe(new URL(browser.endpoint).origin)
})

test('a device that is gone is forgotten, and another of the same person still rings', async () => {
  const [gone, there] = [await makeBrowser(), await makeBrowser()]
  for (const { subscription } of [gone, there]) await flat.tenant.post('/communication/push', subscription)
  gone.service.status = 410
  await tell(flat.tenant)
  await world.work()
  await tell(flat.tenant)
  await world.work()
  expect([gone.received.length, there.received.length]).toEqual([1, 2])
  await flat.tenant.delete('/communication/push', { endpoint: there.endpoint })
  await tell(flat.tenant)
  await world.work()
  expect(there.received).toHaveLength(2)
})

test('the next person at a browser takes it over, and nobody takes away another’s', async () => {
  const browser = await makeBrowser()
  await flat.tenant.post('/communication/push', browser.subscription)
  await flat.landlord.post('/communication/push', browser.subscription)
  await flat.tenant.delete('/communication/push', { endpoint: browser.endpoint })
  await tell(flat.tenant)
  await world.work()
  expect(browser.received).toHaveLength(0)
  await tell(flat.landlord)
  await world.work()
  expect(browser.received).toHaveLength(1)
})

test('a device rings no more once its person signed out there, and again when they are back', async () => {
  const browser = await makeBrowser()
  const tenant = await signedIn(world, 'TENANT')
  await tenant.post('/communication/push', browser.subscription)
  await tenant.post('/auth/logout')
  await tell(tenant)
  await world.work()
  expect(browser.received).toHaveLength(0)
  const { access_token } = await world.services.transaction('system', async (tx) => {
    const from = { address: '127.0.0.1', userAgent: 'test' }
    return openSession(tx, world.services, await getUser(tx, tenant.id), from)
  })
  await callsWith(world.app, access_token).post('/communication/push', browser.subscription)
  await tell(tenant)
  await world.work()
  expect(browser.received).toHaveLength(1)
})

test('one alarm takes the place of no other on a screen, and news of one kind do', async () => {
  const browser = await makeBrowser()
  await flat.tenant.post('/communication/push', browser.subscription)
  for (const title of ['Fire in Block C', 'Flood at the gate'])
    await tell(flat.tenant, { type: 'alert', priority: 'high', title })
  for (let i = 0; i < 2; i++) await tell(flat.tenant)
  await world.work()
  const [alarms, news] = ['Fire in Block C|Flood at the gate', 'payment'].map((title) =>
    browser.received.filter(({ message }) => new RegExp(title).test(message.title ?? '')),
  )
  expect(alarms).toHaveLength(2)
  expect(new Set(alarms?.flatMap(({ message, headers }) => [message.tag, headers.topic])).size).toBe(4)
  expect(new Set(news?.map(({ message }) => message.tag))).toEqual(new Set(['payment']))
})

test('an address that no browser was given is refused in production', () => {
  expect(isPushService('https://fcm.googleapis.com/fcm/send/x', true)).toBe(true)
  expect(isPushService('https://updates.push.services.mozilla.com/wpush/v2/x', true)).toBe(true)
  for (const wrong of [
    'https://169.254.169.254/latest',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/?https://fcm.googleapis.com/',
  ])
    expect(isPushService(wrong, true)).toBe(false)
})

test('a locked screen speaks the language of its person', async () => {
  const { tenant } = await letFlat(world)
  const browser = await makeBrowser()
  await tenant.patch('/users/me/notification-choices', { language: 'ig' })
  await tenant.post('/communication/push', browser.subscription)
  await tell(tenant)
  await world.work()
  expect(browser.received[0]?.message).toMatchObject(newsWords.ig.push.payment)
})

test('by night a device is silent, and what was read by the morning does not ring then', async () => {
  const browser = await makeBrowser()
  await flat.tenant.post('/communication/push', browser.subscription)
  await goToHour(22)
  await tell(flat.tenant, { title: 'Read' })
  await world.work()
  const [first] = (await flat.tenant.get('/communication/notifications')).json().data
  await flat.tenant.patch(`/communication/notifications/${first.id}/read`)
  await tell(flat.tenant, { title: 'Not read' })
  await due()
  expect(browser.received).toHaveLength(0)
  await goToHour(8.1)
  await due()
  expect(browser.received).toHaveLength(1)
  const choose = (chosen: object) => flat.tenant.patch('/users/me/notification-choices', chosen)
  await choose({ quiet_hours: { begins: '22:30', ends: '06:00' } })
  await goToHour(22)
  await tell(flat.tenant)
  await world.work()
  expect(browser.received).toHaveLength(2)
  await goToHour(23)
  await tell(flat.tenant)
  await choose({ wants_quiet: false })
  await tell(flat.tenant)
  await world.work()
  expect(browser.received).toHaveLength(3)
})

test('what waited for the morning does not reach who turned it off meanwhile, or has left', async () => {
  const ringing = async (who: 'landlord' | 'tenant', meanwhile: (person: Person) => Promise<unknown>) => {
    const browser = await makeBrowser()
    await goToHour(22)
    const person = flat[who]
    await person.post('/communication/push', browser.subscription)
    await tell(person)
    await world.work()
    await meanwhile(person)
    await goToHour(8.1)
    await due()
    return browser.received.length
  }
  const choose = (is_on: boolean) => (person: Person) =>
    person.patch('/users/me/notification-choices', {
      choices: [{ kind: 'payment', channel: 'PUSH', is_on }],
    })
  const leave = ({ id }: Person) =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', id).execute(),
    )
  expect(await ringing('landlord', choose(true))).toBe(1)
  expect(await ringing('landlord', choose(false))).toBe(0)
  expect(await ringing('tenant', leave)).toBe(0)
})

const giveNumber = ({ id }: Person, phone: string | null) =>
  world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ phone }).where('id', '=', id).execute(),
  )
const textsTo = (numbers: string[]) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select(['recipient', 'state'])
      .where('channel', '=', 'SMS')
      .where('recipient', 'in', numbers)
      .orderBy('recipient')
      .execute(),
  )

test('a text that waited for the morning goes to the number that its person has by then, and to no other', async () => {
  const [stolen, own, left] = ['+2348031110001', '+2348031110002', '+2348031110003']
  await giveNumber(flat.landlord, stolen)
  await giveNumber(flat.tenant, left)
  await goToHour(22)
  for (const { id: user_id } of [flat.landlord, flat.tenant])
    await world.services.transaction('system', (tx) =>
      deliverByPreference(tx, { user_id, kind: 'payment', key: user_id, text: 'Gida: N350,000 came in.' }),
    )
  await giveNumber(flat.landlord, own)
  await giveNumber(flat.tenant, null)
  await goToHour(8.1)
  await due()
  expect(await textsTo([stolen, own, left])).toEqual([
    { recipient: own, state: 'ACCEPTED' },
    { recipient: left, state: 'SPARED' },
  ])
})

test('an announcement that waited for the morning goes to the number of that morning, and not to who turned texts off in the night', async () => {
  const [stolen, own, off] = ['+2348031110011', '+2348031110012', '+2348031110013']
  await giveNumber(flat.landlord, stolen)
  await giveNumber(flat.tenant, off)
  await goToHour(22)
  const manager = await refreshed(world, flat.manager)
  const told = await manager.post('/communication/notifications', {
    ...{ title: 'Gate', message: 'The code of the gate is 4711.', channels: ['IN_APP', 'SMS'] },
    user_ids: [flat.landlord.id, flat.tenant.id],
  })
  expect(told.statusCode, told.body).toBe(201)
  await world.work()
  await giveNumber(flat.landlord, own)
  const choices = [{ kind: 'message', channel: 'SMS', is_on: false }]
  expect((await flat.tenant.patch('/users/me/notification-choices', { choices })).statusCode).toBe(200)
  await goToHour(8.1)
  await due()
  expect(await textsTo([stolen, own, off])).toEqual([
    { recipient: own, state: 'ACCEPTED' },
    { recipient: off, state: 'SPARED' },
  ])
})

test('what can wait comes in one mail of the day, by who wants one', async () => {
  await flat.landlord.patch('/users/me/notification-choices', { wants_digest: true })
  const pay = (person: Person, number: number) =>
    world.services.transaction('system', (tx) =>
      deliverByPreference(tx, {
        ...{ user_id: person.id, kind: 'payment', key: `${person.id}:${number}`, can_wait: true },
        mail: { subject: 'Rent received', text: `Tenant ${number} paid.` },
      }),
    )
  for (let i = 1; i <= 5; i++) await pay(flat.landlord, i)
  await pay(flat.tenant, 1)
  await due()
  expect((await mailsTo(flat.tenant)).length).toBe(1)
  await goToHour(7.6)
  await due()
  await due()
  const [digest, ...more] = (await mailsTo(flat.landlord)).filter(({ subject }) =>
    subject?.includes('5 updates'),
  )
  expect(more).toEqual([])
  expect(digest?.body).toContain('Rent received (5)')
  expect(digest?.body).toContain('Tenant 3 paid.')
})

const mailsTo = async (person: Person) =>
  (await sentTo(world, person.email)).filter(({ subject }) => /Rent received|updates/.test(subject ?? ''))

test('the mail of the day goes where its person is reached now, without what they turned off since, and to nobody who has left', async () => {
  const { landlord, tenant, manager } = flat
  const wait = async (person: Person) => {
    await person.patch('/users/me/notification-choices', { wants_digest: true })
    await world.services.transaction('system', (tx) =>
      deliverByPreference(tx, {
        ...{ user_id: person.id, kind: 'payment', key: randomBytes(6).toString('hex'), can_wait: true },
        mail: { subject: 'Rent received', text: 'A tenant paid.' },
      }),
    )
  }
  for (const person of [landlord, tenant, manager]) await wait(person)
  const off = { kind: 'payment', channel: 'EMAIL', is_on: false }
  await landlord.patch('/users/me/notification-choices', { choices: [off] })
  const address = `new-${manager.email}`
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', tenant.id).execute()
    await tx.updateTable('users').set({ email: address }).where('id', '=', manager.id).execute()
  })
  world.services.clock.advance(24 * 3_600_000)
  await due()
  const people = [landlord, tenant, manager].map(({ id }) => id)
  const digests = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message as m')
      .innerJoin('delivery_intent as i', 'i.id', 'm.intent_id')
      .select('m.recipient')
      .where('i.kind', '=', 'digest')
      .where('i.user_id', 'in', people)
      .execute(),
  )
  expect(digests).toEqual([{ recipient: address }])
})

/** The states of the mails that tell the tenant who wrote to them. */
const statesOfMails = () =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('outbox_message')
      .select('state')
      .where('subject', 'like', '%wrote to you')
      .where('recipient', '=', flat.tenant.email)
      .orderBy('id')
      .execute(),
  )

test('a message that nobody reads for ten minutes goes by mail, and one that was read does not', async () => {
  const open = async () => {
    const { id } = (
      await flat.manager.post('/communication/conversations', {
        user_ids: [flat.tenant.id],
        title: 'The tank',
      })
    ).json()
    await flat.manager.post('/communication/messages', { conversation_id: id, content: 'It leaks' })
    await world.work()
    return id as string
  }
  const wrote = async () =>
    (await sentTo(world, flat.tenant.email)).filter(({ subject }) => subject?.endsWith('wrote to you')).length
  const unread = async () => (await flat.tenant.get('/communication/notifications?unread=true')).json().total
  const read = await open()
  const before = await unread()
  await flat.tenant.patch(`/communication/conversations/${read}/read`, {})
  expect(await unread()).toBe(before - 1)
  world.services.clock.advance(11 * 60_000)
  await due()
  expect(await statesOfMails()).toEqual([{ state: 'SPARED' }])
  await open()
  world.services.clock.advance(11 * 60_000)
  await due()
  expect(await statesOfMails()).toEqual([{ state: 'SPARED' }, { state: 'ACCEPTED' }])
  expect(await wrote()).toBe(2)
})

test('who wants no messages in the app has those by the ways that they left on, unless they look before', async () => {
  const browser = await makeBrowser()
  await flat.tenant.post('/communication/push', browser.subscription)
  const off = { kind: 'message', channel: 'IN_APP', is_on: false }
  await flat.tenant.patch('/users/me/notification-choices', { choices: [off] })
  const write = async (title: string) => {
    const { id } = (
      await flat.manager.post('/communication/conversations', { user_ids: [flat.tenant.id], title })
    ).json()
    for (const content of ['It leaks', 'Come quickly'])
      await flat.manager.post('/communication/messages', { conversation_id: id, content })
    await world.work()
    return id as string
  }
  const read = await write('The tank')
  expect(browser.received).toHaveLength(1)
  await flat.tenant.patch(`/communication/conversations/${read}/read`, {})
  await write('The roof')
  expect(browser.received).toHaveLength(2)
  world.services.clock.advance(11 * 60_000)
  await due()
  expect(await statesOfMails()).toEqual([{ state: 'SPARED' }, { state: 'ACCEPTED' }])
  expect((await flat.tenant.get('/communication/notifications?type=message')).json().total).toBe(0)
})

test('a link stops mails of a kind by one POST and not by looking, and a broken one stops nothing', async () => {
  const link = new URL(unsubscribeLink(world.services, { user_id: flat.tenant.id, kind: 'payment' }))
  const isOn = async () =>
    (await flat.tenant.get('/users/me/notification-choices'))
      .json()
      .data.find(
        (one: { kind: string; channel: string }) => one.kind === 'payment' && one.channel === 'EMAIL',
      ).is_on
  const look = await world.app.inject({ url: link.pathname })
  expect(look.body).toContain('Stop these mails')
  expect(await isOn()).toBe(true)
  const stop = (url: string) =>
    world.app.inject({
      ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await stop(`${link.pathname.slice(0, -1)}_`)).statusCode).toBe(404)
  expect(await isOn()).toBe(true)
  expect((await stop(link.pathname)).statusCode).toBe(200)
  expect(await isOn()).toBe(false)
})
