import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Gida, gida, walk } from '../../../client/client.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const MINUTES_2 = 120_000
let flat: LetFlat
let client: Gida

beforeAll(async () => {
  flat = await letFlat(world)
  const wanted = { name: 'Copy', scopes: ['payments_read'], estate_ids: [flat.estate_id] }
  const { key } = (await flat.manager.post('/integrations/keys', wanted)).json()
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const headers = init.headers as Record<string, string>
    const { statusCode, body } = await world.app.inject({ method: 'GET', url: String(url), headers })
    return new Response(body, { status: statusCode })
  }
  client = gida({ key, url: '', fetch })
})
const pay = async (times: number) => {
  for (let paid = 0; paid < times; paid++) await payAtCheckout(world, flat, { amount: 1_000_000 })
}
const settle = () => world.services.clock.advance(MINUTES_2)
const idsInOrder = () =>
  world.services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from payment order by created_at, id`.execute(tx)
    return rows.map(({ id }) => id)
  })

test('a walk meets each payment once, in the order of their making, though more come meanwhile', async () => {
  await pay(5)
  settle()
  const met: string[] = []
  let last: string | null = null
  const walking = walk(client.payments.walkPayments, { query: { limit: 2 } }, (cursor) => {
    last = cursor
  })
  for await (const { id } of walking) {
    met.push(id)
    if (met.length === 3) {
      await pay(1)
      settle()
    }
  }
  expect(met).toEqual(await idsInOrder())
  expect(met).toHaveLength(6)

  await pay(1)
  const goOn = async () => (await client.payments.walkPayments({ query: { cursor: last ?? '' } })).data
  expect(await goOn()).toEqual([]) // what was begun before it may not be written yet
  settle()
  expect((await goOn()).map(({ id }) => id)).toEqual((await idsInOrder()).slice(6))
})

test('payments of one moment are told apart by their id, and each is met once', async () => {
  await withClient(world.ownerUrl, (owner) =>
    owner.query(`alter table payment disable trigger user;
      update payment set created_at = (select min(created_at) from payment);
      alter table payment enable trigger user`),
  )
  const met: string[] = []
  for await (const { id } of walk(client.payments.walkPayments, { query: { limit: 2 } })) met.push(id)
  expect(met).toEqual(await idsInOrder())
  const receipts: string[] = []
  for await (const { id } of walk(client.receipts.walkReceipts, { query: { limit: 3 } })) receipts.push(id)
  expect([met.length, new Set(receipts).size, receipts.length]).toEqual([7, 7, 7])
})

test('a cursor that is none is refused by name, and one of ours shows nobody what is not theirs', async () => {
  const { cursor } = await client.payments.walkPayments({ query: { limit: 1 } })
  for (const wrong of ['abc', Buffer.from('1.2').toString('base64url'), '']) {
    const { statusCode, body } = await flat.manager.get(`/payments/walk?cursor=${wrong}`)
    expect([wrong, statusCode, body.includes('no cursor of ours')]).toEqual([wrong, 400, true])
  }
  const other = await letFlat(world)
  const walked = (await other.manager.get(`/payments/walk?cursor=${cursor}`)).json()
  expect([walked.data, walked.more]).toEqual([[], false])
  const mine = (await flat.tenant.get('/payments/walk')).json()
  expect(mine.data).toHaveLength(7)
  expect(mine.data[0].commission_amount).toBeNull()
})
