import { describe, expect, test } from 'vitest'
import { publish } from '../../../platform/jobs/events.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { useWorld } from '../../../testing/world.ts'
import { getUser, userDeactivated } from '../../users/index.ts'
import { openSession } from '../open-session.ts'
import { describeDevice } from './describe-device.ts'

const world = useWorld()
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1'

/** The same person on another device. */
const alsoOn = (person: Person, userAgent: string) =>
  world.services.transaction('system', async (tx) =>
    openSession(tx, world.services, await getUser(tx, person.id), { address: '197.210.1.2', userAgent }),
  )
const statusOf = async (token: string) =>
  (await world.app.inject({ url: '/api/v1/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode

test('lists where a person is signed in, the present device first, and nobody else’s', async () => {
  const person = await signedIn(world, 'TENANT')
  await signedIn(world, 'TENANT')
  await alsoOn(person, ANDROID)
  const { data } = (await person.get('/auth/sessions')).json()
  expect(data).toMatchObject([
    { current: true, device: 'Another device', address: '127.0.0.1', outside: false },
    { current: false, device: 'Chrome on Android', address: '197.210.1.2' },
  ])
})

test('signs one device out: its tokens are refused at once, the others go on', async () => {
  const person = await signedIn(world, 'LANDLORD')
  const phone = await alsoOn(person, ANDROID)
  const laptop = await alsoOn(person, IPHONE)
  const { data } = (await person.get('/auth/sessions')).json()
  const its = data.find((one: { device: string }) => one.device === 'Chrome on Android')
  expect((await person.delete(`/auth/sessions/${its.id}`)).statusCode).toBe(204)
  expect(await statusOf(phone.access_token)).toBe(401)
  expect(await statusOf(laptop.access_token)).toBe(200)
  expect((await person.delete(`/auth/sessions/${its.id}`)).statusCode).toBe(404)
})

test('another person’s session is not there, and goes on', async () => {
  const [a, b] = [await signedIn(world, 'LANDLORD'), await signedIn(world, 'LANDLORD')]
  const answer = await a.delete(`/auth/sessions/${b.actor.session_id}`)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
  expect(await statusOf(b.token)).toBe(200)
})

test('signs out everywhere but here', async () => {
  const person = await signedIn(world, 'LANDLORD')
  const others = [await alsoOn(person, ANDROID), await alsoOn(person, IPHONE)]
  expect((await person.post('/auth/sessions/end-others')).json()).toEqual({ ended: 2 })
  for (const other of others) expect(await statusOf(other.access_token)).toBe(401)
  expect(await statusOf(person.token)).toBe(200)
  expect((await person.post('/auth/sessions/end-others')).json()).toEqual({ ended: 0 })
})

test('a deactivated person is out at once, and their sessions are ended by the fact', async () => {
  const person = await signedIn(world, 'LANDLORD')
  await world.services.transaction('system', async (tx) => {
    await tx.updateTable('users').set({ status: 'INACTIVE' }).where('id', '=', person.id).execute()
    await publish(tx, userDeactivated, { user_id: person.id })
  })
  expect(await statusOf(person.token)).toBe(401)
  await world.work()
  const open = await world.services.transaction('system', (tx) =>
    tx
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .execute(),
  )
  expect(open).toEqual([])
})

describe('a device in words', () => {
  test.each([
    [ANDROID, 'Chrome on Android'],
    [IPHONE, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 12; Infinix X6816) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/115.0 Mobile Safari/537.36 OPR/76.2',
      'Opera on Android',
    ],
    [
      'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
      'Opera on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120',
      'Edge on Mac',
    ],
    ['curl/8.5.0', 'Another device'],
    [null, 'Another device'],
  ])('%s is %s', (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words)
  })
})
