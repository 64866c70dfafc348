import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const SECRET = 'a-secret-of-the-aggregator-1'
const world = useWorld({ env: { USSD_SECRET: SECRET } })
const MINUTE = 60_000
/** The aggregator waits 15 seconds, of which most are the line's. */
const MOST_STATEMENTS = 150
let numbers = 0

const press = (phone: string, text: string, { session = randomUUID() as string, secret = SECRET } = {}) =>
  world.app.inject({
    ...{ method: 'POST', url: `/ussd/${secret}` },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ sessionId: session, serviceCode: '*347*12#', phoneNumber: phone, networkCode: '62130', text },
    }).toString(),
  })
const screen = async (phone: string, text: string, session?: string) =>
  (await press(phone, text, session ? { session } : {})).body

async function known() {
  const phone = `+23480${String(40_000_000 + numbers++)}`
  const tenant = await signedIn(world, 'TENANT', { phone })
  await tenant.post('/auth/phone-pin', { pin: '4821' })
  return { ...(await letFlat(world, { tenant })), phone }
}

test('menus lead to a balance behind the PIN, which ends the session', async () => {
  const { phone, manager, estate_id } = await known()
  const session = randomUUID()
  expect(await screen(phone, '', session)).toMatch(/^CON Gida\n1 What I owe/)
  expect(await screen(phone, '1', session)).toMatch(/^CON Your 4-digit PIN/)
  expect(await screen(phone, '1*4821', session)).toMatch(/^END You owe NGN 1,200,000/)
  expect(await screen(phone, '1*4822')).toMatch(/^END This PIN is not right/)
  const use = (await manager.get(`/estates/${estate_id}/phone-use`)).json()
  expect(use.data[1]).toMatchObject({ channel: 'USSD', questions: 2, parts: 0, cost: 0 })
})

test('who is cut off goes on where they were for ten minutes, and no PIN is kept', async () => {
  const { phone } = await known()
  const session = randomUUID()
  await screen(phone, '', session)
  await screen(phone, '4', session)
  expect(await screen(phone, '')).toMatch(/^CON What is wrong/)
  world.services.clock.advance(11 * MINUTE)
  expect(await screen(phone, '')).toMatch(/^CON Gida\n1/)
  await screen(phone, '1*4821')
  expect(await screen(phone, '')).toMatch(/^CON Gida\n1/)
})

test('a fault is one however often the last press comes', async () => {
  const { phone, manager, estate_id } = await known()
  const session = randomUUID()
  await screen(phone, '', session)
  const told = await Promise.all([1, 2].map(() => screen(phone, '4*No light in the stairs', session)))
  for (const body of told) expect(body).toMatch(/^END Your office has it/)
  const { data } = (await manager.get(`/onboarding/units/maintenance?estate_id=${estate_id}`)).json()
  expect(data).toMatchObject([{ title: 'No light in the stairs', category: 'POWER' }])
})

test('a wrong PIN is one try however often its press comes, and the fifth that is wrong locks', async () => {
  const { phone } = await known()
  const wrong = randomUUID()
  const told = await Promise.all([1, 2, 3, 4, 5, 6].map(() => screen(phone, '1*4822', wrong)))
  for (const body of told) expect(body).toMatch(/^END This PIN is not right/)
  expect(await screen(phone, '1*4821')).toMatch(/^END You owe/)
  for (let time = 0; time < 4; time++) await screen(phone, '1*4822')
  expect(await screen(phone, '1*4821')).toMatch(/^END Too many/)
})

test('each press is answered by few statements, well within what the aggregator waits', async () => {
  const { phone } = await known()
  await screen(phone, '')
  for (const text of ['', '1', '1*4821', '2', '4*gate']) {
    const sent = await countStatements(() => screen(phone, text))
    expect(sent, text).toBeLessThan(MOST_STATEMENTS)
  }
})

test('without the secret there is no such address, and a stranger learns nothing', async () => {
  const { phone } = await known()
  expect((await press(phone, '', { secret: 'another-secret-of-somebody' })).statusCode).toBe(404)
  expect(await screen('+2348099999999', '1*4821')).toMatch(/^END Gida does not know this number/)
  expect((await press(phone, '1'.repeat(501))).statusCode).toBe(400)
})

test('an alert that waits is answered from the menu while it is open, and not after its end', async () => {
  const { phone, manager, estate_id } = await known()
  const raised = await manager.post('/communication/emergency-alert', {
    ...{ estate_id, severity: 'critical', kind: 'FIRE', title: 'Fire in Block C', message: 'Leave now.' },
    confirm_name: 'Palmgrove Court',
  })
  expect(raised.statusCode, raised.body).toBe(202)
  const { alert_id } = raised.json()
  const stateOf = async () => {
    const { recipients } = (await manager.get(`/alerts/${alert_id}`)).json()
    return recipients.find((one: { phone: string }) => one.phone === phone)
  }
  const session = randomUUID()
  expect(await screen(phone, '', session)).toMatch(/^CON 7 EMERGENCY/)
  expect(await screen(phone, '7', session)).toMatch(/^CON Fire in Block C\n1 I am safe/)
  expect(await screen(phone, '7*2', session)).toMatch(/^END Noted: you need help/)
  expect(await stateOf()).toMatchObject({ state: 'NEEDS_HELP', channel: 'USSD' })
  expect(await screen(phone, '7*1')).toMatch(/^END Noted: you are safe/)
  expect(await stateOf()).toMatchObject({ state: 'SAFE' })
  await manager.post(`/alerts/${alert_id}/close`, {})
  expect(await screen(phone, '')).toMatch(/^CON Gida/)
  expect(await screen(phone, '7*2')).toMatch(/^END No emergency/)
  expect(await stateOf()).toMatchObject({ state: 'SAFE' })
})
