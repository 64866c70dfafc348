import { expect, test } from 'vitest'
import { retention } from '../../app.ts'
import { sentTo } from '../../testing/outbox.ts'
import { signedIn } from '../../testing/people/people.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const get = async (url: string) => {
  const answer = await world.app.inject({ url, headers: { accept: 'text/html' } })
  return { status: answer.statusCode, text: answer.body }
}
const write = (fields: Record<string, string>, from = '203.0.113.7') =>
  world.app.inject({
    method: 'POST',
    url: '/contact',
    headers: FORM,
    remoteAddress: from,
    payload: new URLSearchParams(fields).toString(),
  })
const LETTER = { name: 'Ada Okafor', email: 'ada@example.ng', message: 'Does it count service charges too?' }
const support = () => sentTo(world, world.services.config.supportEmail)

test('the front door says what it is, and each of its ways leads somewhere of the site', async () => {
  const { status, text } = await get('/')
  expect(status).toBe(200)
  expect(text).toContain('Rent comes in.')
  expect(text).toContain('<link rel="canonical"')
  const ways = [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, address = '']) => address)
  const ofTheApp = ['/auth/login', '/auth/register', '/icon.svg', '/r', '/verify'] // only served if the web app is built
  const here = [...new Set(ways)].filter((address) => !ofTheApp.includes(address))
  expect(here).toContain('/contact')
  for (const address of here) expect((await get(address)).status, address).toBe(200)
  const described = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  expect(JSON.parse(described)['@graph']).toMatchObject([
    { '@type': 'Organization' },
    { '@type': 'SoftwareApplication', name: 'Gida' },
  ])
})

test.each([
  ['1250000', ['₦300.00', '₦1,000.00', '₦2,000.00']],
  ['N20,000', ['₦200.00', '₦100.00', '₦400.00']],
])('the fees on %s are worked out', async (rent, fees) => {
  const { text } = await get(`/?rent=${encodeURIComponent(rent)}`)
  for (const fee of fees) expect(text).toContain(`<td>${fee}</td>`)
})

test.each(['abc', '-5', '1.2.3', '<script>alert(1)</script>', '9'.repeat(200)])(
  'an amount that is none is said, and comes back as text: %s',
  async (rent) => {
    const { status, text } = await get(`/?rent=${encodeURIComponent(rent)}`)
    expect(status).toBe(200)
    expect(text).toContain('Write an amount in naira')
    expect(text).not.toContain('<script>alert')
  },
)

test('no price of Gida itself is claimed before there is a plan, and then each of the plans alone', async () => {
  expect((await get('/?units=12')).text).toContain('asks nothing for Gida itself')
  const admin = await signedIn(world, 'ADMIN')
  await admin.post('/platform-seller', {
    name: 'Gida',
    address: 'Lagos Island',
    tax_id: null,
    charges_vat: false,
  })
  const plan = { name: 'Standard', billed: 'MONTHLY', unit_price: 60_000, free_units: 5 }
  expect((await admin.post('/price-plans', plan)).statusCode).toBe(201)
  await admin.post('/price-plans', { ...plan, name: 'Later', offered_from: '2090-01-01' })
  const { text } = await get('/?units=1,012')
  expect(text).toContain('<td>₦604,200.00</td>')
  for (const said of ['Later', 'asks nothing for Gida itself']) expect(text).not.toContain(said)
  expect((await get('/?units=12.5')).text).toContain('Write a number of units')
})

test('what is said twice in the address cannot be read, and is said so', async () => {
  const { status, text } = await get('/?rent=1000&rent=2000.5.1&units=1&units=2.5')
  expect(status).toBe(200)
  for (const said of ['Write an amount in naira', 'Write a number of units']) expect(text).toContain(said)
})

test('the privacy notice names who works for us, and how long each thing is kept, by the table that is worked by', async () => {
  const { text } = await get('/privacy')
  expect(retention.length).toBeGreaterThan(20)
  const [, named = '', kept = ''] = text.split('<table class="kept">')
  expect(kept.match(/<tr><td>/g)).toHaveLength(retention.length)
  expect(named).toContain('The push service of your browser')
})

test('the map for search machines names pages that are there', async () => {
  const { text } = await get('/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname)
  expect(addresses).toEqual(expect.arrayContaining(['/', '/homes', '/privacy', '/terms', '/contact']))
})

test('a message is mailed to who runs the installation, once however often it is sent', async () => {
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await write(LETTER)
    expect([statusCode, headers.location]).toEqual([303, '/contact/sent'])
  }
  const sent = await support()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ subject: 'A message from Ada Okafor' })
  expect(sent[0]?.text).toContain('ada@example.ng')
})

test.each([
  [{ name: 'A' }, 'Enter your name.'],
  [{ name: 'Ada\r\nBcc: all@example.ng' }, 'Enter your name.'],
  [{ email: 'ada at home' }, 'Enter an e-mail address'],
  [{ message: 'Hi' }, 'at least a few words'],
  [{ message: 'x'.repeat(3_001) }, 'no more than 3,000 characters'],
  [{ message: 'Buy http://a.ng http://b.ng http://c.ng now' }, 'no more than two links'],
])('what cannot be sent is said beside what was written: %o', async (wrong, said) => {
  const before = await support()
  const answer = await write({ ...LETTER, ...wrong }, '203.0.113.8')
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(said)
  expect(answer.body).toContain('role="alert"')
  expect(await support()).toHaveLength(before.length)
})

test('one caller writes three times an hour; markup that is written is shown as text', async () => {
  const from = '203.0.113.9'
  for (const which of ['One', 'Two', 'Three'])
    expect((await write({ ...LETTER, message: `${which} question about leases` }, from)).statusCode).toBe(303)
  const answer = await write({ ...LETTER, message: '<b>Four</b> questions now' }, from)
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain('Try again later')
  expect(answer.body).toContain('&lt;b&gt;Four&lt;/b&gt;')
  expect((await write({ ...LETTER, message: 'Somebody else may write' }, '203.0.113.10')).statusCode).toBe(
    303,
  )
})
