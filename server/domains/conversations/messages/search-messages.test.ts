import { sql } from 'kysely'
import type { Client } from 'pg'
import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import type { Person } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const PATH = '/communication/conversations'
const write = (person: Person, conversation_id: string, content: string) =>
  person.post('/communication/messages', { conversation_id, content })
type Found = { message: { id: string; content: string }; conversation: { id: string } }
async function search(person: Person, wanted: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: wanted, ...more })
  const { data, has_more } = (await person.get(`/communication/messages?${query}`)).json()
  return {
    data: data as Found[],
    has_more,
    texts: (data as Found[]).map(({ message }) => message.content),
  }
}

test('words and parts of words are found, newest first, with where they were said', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const a = (await manager.post(PATH, { user_ids: [tenant.id] })).json()
  const b = (await manager.post(PATH, { user_ids: [landlord.id] })).json()
  await write(manager, a.id, 'The zebracrossing is painted')
  await write(landlord, b.id, 'Ṣe ẹ ti ya zebra náà?')
  await write(manager, b.id, '100% done')
  const both = ['Ṣe ẹ ti ya zebra náà?', 'The zebracrossing is painted']
  expect((await search(manager, 'ZEBRA')).texts).toEqual(both)
  expect((await search(manager, 'naa se')).data[0]?.conversation.id).toBe(b.id)
  expect((await search(manager, 'painted zeb')).texts).toEqual(['The zebracrossing is painted'])
  expect((await search(manager, 'zebra', { conversation_id: a.id })).texts).toHaveLength(1)
  expect((await search(manager, '%')).texts).toEqual(['100% done'])
  const first = await search(manager, 'zebra', { limit: '1' })
  const next = await search(manager, 'zebra', { limit: '1', before: first.data[0]?.message.id ?? '' })
  expect([first.has_more, next.has_more, ...first.texts, ...next.texts]).toEqual([true, false, ...both])
})

test('nobody finds what is not theirs to read: elsewhere, before they came, deleted, or of the system', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const stranger = await letFlat(world)
  const { id } = (await manager.post(PATH, { user_ids: [landlord.id], title: 'Water' })).json()
  await write(manager, id, 'The borehole costs much')
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [tenant.id] })
  const gone = (await write(manager, id, 'The borehole is dry')).json()
  await write(manager, id, 'The borehole runs')
  await manager.delete(`${PATH}/${id}/messages/${gone.id}`)
  expect((await search(tenant, 'borehole')).texts).toEqual(['The borehole runs'])
  expect((await search(landlord, 'borehole')).texts).toHaveLength(2)
  expect((await search(stranger.manager, 'borehole')).texts).toEqual([])
  expect((await search(stranger.manager, 'borehole', { conversation_id: id })).texts).toEqual([])
  expect((await search(tenant, 'added')).texts).toEqual([])
  await tenant.delete(`${PATH}/${id}`)
  await write(manager, id, 'The borehole is sold')
  expect((await search(tenant, 'borehole')).texts).toEqual(['The borehole runs'])
})

test('a link to a thing is a card for who may see that thing, and nothing for others', async () => {
  const flat = await letFlat(world)
  const stranger = await letFlat(world)
  const { payment_id } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const of = `payment:${payment_id},unit:${flat.unit_id}`
  const cards = async (person: Person): Promise<{ title: string }[]> =>
    (await person.get(`/communication/subjects?of=${of}`)).json().data
  expect((await cards(flat.tenant)).map(({ title }) => title)).toContain('₦10,000.00')
  expect(await cards(flat.tenant)).toHaveLength(2)
  expect(await cards(stranger.manager)).toEqual([])
  expect((await flat.tenant.get('/communication/subjects?of=users:1')).statusCode).toBe(400)
})

test('pages of what many messages hold are those of all of them sorted, whether it is common or rare', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const places = await Promise.all(
    [tenant, landlord].map(async ({ id }) => (await manager.post(PATH, { user_ids: [id] })).json().id),
  )
  await withClient(world.ownerUrl, (owner) => fillConversations(owner, places, manager.id))
  for (const wanted of ['', 'water', 'water 7', 'pump']) {
    const pages = await walkPages(manager, wanted)
    expect([wanted, pages]).toEqual([wanted, await sortedWith(wanted, places)])
  }
})

/** Eight hundred messages, first in bursts, then alternating; one in a hundred mentions a pump. */
async function fillConversations(owner: Client, places: readonly string[], sender_id: string): Promise<void> {
  await owner.query(
    `insert into message (conversation_id, number, sender_id, content, client_id)
    select ($1::uuid[])[1 + place], 1000 + i, $2, case when i % 100 = 50 then 'The pump is loud' else 'water ' || i end,
      gen_random_uuid()
    from generate_series(1, 800) i, lateral (select case when i < 400 then i / 190 % 2 else i % 2 end as place) p order by i`,
    [places, sender_id],
  )
  await owner.query(
    `update conversation c set last_number = m.number, last_message_at = m.at
    from (select conversation_id, max(number) as number, max(created_at) as at from message group by 1) m
    where m.conversation_id = c.id`,
  )
}

async function walkPages(person: Person, wanted: string): Promise<string[]> {
  const ids: string[] = []
  for (let more = true; more; ) {
    const { data, has_more } = await search(person, wanted, {
      limit: '50',
      ...(ids.length > 0 && { before: ids.at(-1) as string }),
    })
    ids.push(...data.map(({ message }) => message.id))
    more = has_more
  }
  return ids
}

const sortedWith = (wanted: string, places: readonly string[]) =>
  world.services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from message where conversation_id = any (${places}::uuid[]) and kind <> 'SYSTEM'
        and content like all (select '%' || word || '%' from string_to_table(${wanted}, ' ') word) order by id desc`.execute(
      tx,
    )
    return rows.map(({ id }) => id)
  })
