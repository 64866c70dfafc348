import { expect, test } from 'vitest'
import { sentTo } from '../../../testing/outbox.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: [{ name: 'A1' }, { name: 'A2' }, { name: 'A3' }] })
const foreign = usePortfolio(world, { name: 'Zuma Heights' })

const QUESTION = { name: 'Ngozi Eze', reach: '0806 123 4567', question: 'May I see it on Saturday?' }
const publish = async (unit: number): Promise<string> => {
  const draft = { headline: `Flat ${unit} in Lekki`, description: 'Bright', agency_fee: 0 }
  return (await home.manager.post(`/onboarding/units/${home.unitAt(unit).id}/listing`, draft)).json().slug
}
const ask = (slug: string, fields: object, from: string) =>
  world.app.inject({
    method: 'POST',
    url: `/homes/${slug}/ask`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: from,
    payload: new URLSearchParams({ ...QUESTION, ...fields }).toString(),
  })
async function toldTo({ id }: { id: string }) {
  const { email } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return (await sentTo(world, email ?? '')).filter(({ subject }) => subject?.startsWith('A question'))
}

test('a question goes once to who manages the home, with where it is answered, and to nobody else', async () => {
  const slug = await publish(1)
  for (const _ of [1, 2]) {
    const { statusCode, headers } = await ask(slug, {}, '10.1.1.1')
    expect([statusCode, headers.location]).toEqual([303, '/homes/asked'])
  }
  const told = await toldTo(home.manager)
  expect(told).toHaveLength(1)
  expect(told[0]?.subject).toMatch(/^A question about A2, /)
  expect(told[0]?.text).toContain('Ngozi Eze asks about “Flat 1 in Lekki”')
  expect(told[0]?.text).toContain('+2348061234567')
  expect(told[0]?.text).toContain('May I see it on Saturday?')
  expect(await toldTo(foreign.manager)).toEqual([])
})

test.each([
  [{ name: 'N' }, 'Enter your name.'],
  [{ name: 'Ngozi\r\nBcc: all@example.ng' }, 'Enter your name.'],
  [{ reach: '0806' }, 'Enter a phone number like'],
  [{ question: '?' }, 'at least a few words'],
  [{ question: 'www.a.ng www.b.ng www.c.ng' }, 'no more than two links'],
])('what is not right is said beside what was typed: %o', async (fields, said) => {
  const answer = await ask(await publish(2), fields, '10.1.1.2')
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(said)
  expect(answer.body).toContain('name' in fields ? QUESTION.question : 'value="Ngozi Eze"')
})

test('a caller asks three times an hour, and nothing is asked about a home that is not shown', async () => {
  const slug = await publish(2)
  for (const turn of [1, 2, 3])
    expect((await ask(slug, { question: `Question ${turn}` }, '10.1.1.3')).statusCode).toBe(303)
  const fourth = await ask(slug, { question: 'Question 4' }, '10.1.1.3')
  expect(fourth.statusCode).toBe(429)
  expect(fourth.body).toContain('Question 4')

  await home.manager.delete(`/onboarding/units/${home.unitAt(2).id}/listing`)
  expect((await ask(slug, {}, '10.1.1.4')).statusCode).toBe(404)
  expect((await ask('there-is-none', {}, '10.1.1.4')).statusCode).toBe(404)
})
