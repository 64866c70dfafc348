import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { joinEstate } from '../../estates/index.ts'

const world = useWorld()
const PATH = '/communication/conversations'

const write = (person: Person, conversation_id: string, content: string) =>
  person.post('/communication/messages', { conversation_id, content })
const read = async (person: Person, id: string) => (await person.get(`${PATH}/${id}`)).json()
type Line = { message_type: string; content: string; sender_name: string; parameters: object | null }
const lines = async (person: Person, id: string) =>
  (await person.get(`${PATH}/${id}/messages`)).json().data.reverse() as Line[]
const codes = async (person: Person, id: string) =>
  (await lines(person, id)).flatMap(({ message_type, content }) => (message_type === 'SYSTEM' ? content : []))

async function asked() {
  const flat = await letFlat(world)
  const second = await signedIn(world, 'ESTATE_MANAGER', { full_name: 'Kelechi Obasi' })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: second.id, role: 'ESTATE_MANAGER' }),
  )
  const about = { type: 'unit', id: flat.unit_id }
  const { id } = (await flat.tenant.post(PATH, { about })).json()
  await write(flat.tenant, id, 'The tank leaks')
  return { ...flat, second, id: id as string }
}

test('who answers first has it, and all read that it is taken', async () => {
  const { tenant, manager, second, id } = await asked()
  await write(second, id, 'A plumber comes at nine')
  await write(manager, id, 'At the back door')
  expect((await read(tenant, id)).taken_by).toMatchObject({ name: 'Kelechi Obasi' })
  expect(await codes(tenant, id)).toEqual(['taken'])
  expect((await lines(tenant, id))[1]).toMatchObject({ sender_name: 'Kelechi Obasi' })
})

test('a claim ends when it is handed over, or its holder has written nothing for a day', async () => {
  const { manager, second, id } = await asked()
  const take = (is_taken: boolean) => second.patch(`${PATH}/${id}`, { is_taken })
  for (const is_taken of [true, true, false]) await take(is_taken)
  expect((await read(manager, id)).taken_by).toBeNull()
  await take(true)
  expect(await codes(manager, id)).toEqual(['taken', 'handed_over', 'taken'])
  const setBack = (hours: number) =>
    withClient(world.ownerUrl, (client) =>
      client.query(`update conversation set taken_at = taken_at - $2 * interval '1 hour' where id = $1`, [
        id,
        hours,
      ]),
    )
  await setBack(23)
  expect((await read(manager, id)).taken_by).toMatchObject({ name: 'Kelechi Obasi' })
  await write(second, id, 'Still at it')
  await setBack(25)
  expect((await read(manager, id)).taken_by).toBeNull()
  await write(manager, id, 'I go on')
  expect((await read(manager, id)).taken_by).toMatchObject({ user_id: manager.id })
})

test('a line of the system is nobody’s unread message, brings nothing back and is nobody’s last word', async () => {
  const { manager, tenant, landlord } = await letFlat(world)
  const { id } = (await manager.post(PATH, { user_ids: [landlord.id], title: 'Repairs' })).json()
  await write(manager, id, 'Welcome')
  await landlord.patch(`${PATH}/${id}/read`)
  await landlord.patch(`${PATH}/${id}`, { is_archived: true })
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [tenant.id] })
  await manager.patch(`${PATH}/${id}`, { title: 'The roof' })
  await tenant.delete(`${PATH}/${id}`)
  await manager.delete(`${PATH}/${id}/participants/${landlord.id}`)
  expect(await codes(manager, id)).toEqual(['added', 'renamed', 'left', 'removed'])
  expect((await lines(manager, id)).map(({ parameters }) => parameters)).toEqual([
    null,
    { names: [tenant.full_name] },
    { title: 'The roof' },
    {},
    { names: [landlord.full_name] },
  ])
  const [row] = (await landlord.get(`${PATH}?archived=true`)).json().data
  expect(row).toMatchObject({ unread_count: 0, last_message: { content: 'Welcome' } })
})
