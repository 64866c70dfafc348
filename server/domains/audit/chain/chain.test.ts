import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { bypassTriggers } from '../../../testing/bypass-triggers.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { chainEntries, checkChain } from '../index.ts'

const world = useWorld()
const chain = () => world.services.transaction('system', chainEntries)
const check = () => world.services.transaction('system', checkChain)
const asOwner = <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text, values)).rows)
const historyOf = async ({ manager }: LetFlat, type: string, id: string) =>
  (await manager.get(`/audit/entries?related_entity_type=${type}&related_entity_id=${id}&limit=100`)).json()
    .data

async function chainAll() {
  while ((await chain()) > 0);
}

test('an entry says who did what by which call, from what to what, and the chain holds', async () => {
  const flat = await letFlat(world)
  const answer = await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'Ọ́bẹ̀ Court' })
  expect(answer.statusCode).toBe(200)
  await chainAll()
  const [entry] = await historyOf(flat, 'estate', flat.estate_id)
  expect(entry).toMatchObject({
    actor: { id: flat.manager.id, name: flat.manager.full_name, role: 'ESTATE_MANAGER' },
    action: 'estates.updateEstate',
    operation: 'CHANGED',
    subject_type: 'estate',
    subject_id: flat.estate_id,
    estate_id: flat.estate_id,
    address: null,
    fields: [{ name: 'name', kind: 'TEXT', after: 'Ọ́bẹ̀ Court'.normalize('NFC'), is_erased: false }],
  })
  const [{ origin, text } = { origin: '', text: '' }] = await asOwner<{ origin: string; text: string }>(
    `select text, text::jsonb ->> 'request' as origin from audit_entry where number = $1`,
    [entry.number],
  )
  expect(origin).toBe(answer.headers['x-request-id'])
  expect(text).not.toContain('Court')
  expect(text).not.toContain('127.0.0.1')
  expect(await check()).toMatchObject({ faults: [], erased: 0 })
})

test('money is kobo as text, and what the server did for a person is theirs', async () => {
  const flat = await letFlat(world)
  const [charge_id = ''] = flat.charge_ids
  const waived = { reason: 'A gift of ours', amount: 70_000 }
  expect(
    (await flat.manager.post(`/charges/${charge_id}/waive`, waived, { 'idempotency-key': randomUUID() }))
      .statusCode,
  ).toBeLessThan(300)
  await chainAll()
  const entries = await historyOf(flat, 'charge', charge_id)
  const [waiver] = entries.filter((entry: { table: string }) => entry.table === 'waiver')
  expect(waiver).toMatchObject({ actor: { id: flat.manager.id, role: 'ESTATE_MANAGER' }, operation: 'ADDED' })
  expect(waiver.fields).toContainEqual({
    ...{ name: 'amount', kind: 'MONEY', before: null, after: '70000', is_erased: false },
  })
})

test('what the owner of the database does past the server is an entry of theirs', async () => {
  const flat = await letFlat(world)
  await chainAll()
  await asOwner(`update unit set name = 'Flat X' where id = $1`, [flat.unit_id])
  await chainAll()
  const [entry] = await historyOf(flat, 'unit', flat.unit_id)
  expect(entry).toMatchObject({ actor: { id: null, role: 'OWNER' }, action: 'none', operation: 'CHANGED' })
})

test('a change that is committed late is not lost, and a run that dies loses nothing', async () => {
  const flat = await letFlat(world)
  await chainAll()
  const slow = new pg.Client({ connectionString: world.ownerUrl })
  await slow.connect()
  try {
    await slow.query('begin')
    await slow.query(`update unit set name = 'Slow' where id = $1`, [flat.unit_id])
    await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'Quick' })
    await chainAll()
    const before = await check()
    await slow.query('commit')
    const killed = world.services.transaction('system', async (tx) => {
      expect(await chainEntries(tx)).toBeGreaterThan(0)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect((await check()).entries).toBe(before.entries)
    await chainAll()
  } finally {
    await slow.end()
  }
  const [entry] = await historyOf(flat, 'unit', flat.unit_id)
  expect(entry.fields).toMatchObject([{ name: 'name', before: 'Flat B4', after: 'Slow' }])
  expect((await check()).faults).toEqual([])
})

test('several servers at once write one chain', async () => {
  const flat = await letFlat(world)
  const before = (await check()).entries
  const laid = await asOwner<{ n: number }>(`select count(*)::int as n from audit_change`)
  await Promise.all([
    ...Array.from({ length: 6 }, (_, at) =>
      flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: `E ${at}` }),
    ),
    ...Array.from({ length: 6 }, chain),
  ])
  await chainAll()
  const after = await check()
  expect(after.faults).toEqual([])
  expect(after.entries).toBe(before + (laid[0]?.n ?? 0) + 6)
})

test('nobody rewrites the chain or writes into what is laid aside, not even the server', async () => {
  const flat = await letFlat(world)
  await chainAll()
  for (const statement of [
    `update audit_entry set text = '{}'`,
    `delete from audit_entry`,
    `update audit_value set value = 'x'`,
    `update audit_root set text = 'x'`,
  ])
    await expect(asOwner(statement)).rejects.toThrow(/append-only/)
  const forged = world.services.transaction(flat.manager.actor, (tx) =>
    tx
      .deleteFrom('audit_change')
      .execute()
      .then(() => tx.selectFrom('audit_change').selectAll().execute()),
  )
  expect(await forged).toEqual([])
  const write = world.services.transaction('system', (tx) =>
    tx
      .insertInto('audit_change')
      .values({ at: tx.now, operation: 'ADDED', table_name: 'x', subject_type: 'estate', place: '' })
      .execute(),
  )
  await expect(write).rejects.toThrow()
})

/** Each with what names it: the number of the entry that was broken. */
const BREAKS: [string, string, string][] = [
  [
    'a byte of a text',
    `update audit_entry set text = overlay(text placing 'X' from 40 for 1) where number = $1`,
    'text',
  ],
  [
    'a hash',
    `update audit_entry set hash = set_byte(hash, 3, 255 - get_byte(hash, 3)) where number = $1`,
    'hash',
  ],
  [
    'the hash before',
    `update audit_entry set previous_hash = set_byte(previous_hash, 3, 255 - get_byte(previous_hash, 3)) where number = $1`,
    'previous_hash',
  ],
  ['who it was', `update audit_entry set actor_id = gen_random_uuid() where number = $1`, 'actor_id'],
  ['when it was', `update audit_entry set at = at - interval '1 ms' where number = $1`, 'at'],
  ['a value', `update audit_value set value = value || '.' where number = $1`, 'value'],
  [
    'a salt',
    `update audit_value set salt = set_byte(salt, 3, 255 - get_byte(salt, 3)) where number = $1`,
    'salt',
  ],
]

test.each(BREAKS)('%s that was changed is found and named', async (_, breaking, column) => {
  const flat = await letFlat(world)
  await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'Another name' })
  await chainAll()
  const [{ number }] = await historyOf(flat, 'estate', flat.estate_id)
  const table = ['value', 'salt'].includes(column) ? 'audit_value' : 'audit_entry'
  await bypassTriggers(world, [table], async (owner) => {
    await owner.query(`create temporary table kept as select * from ${table} where number = $1`, [number])
    await owner.query(breaking, [number])
    expect((await check()).faults.map((fault) => fault.entry)).toContain(number)
    const key = table === 'audit_value' ? ' and t.field = k.field' : ''
    await owner.query(
      `update ${table} t set ${column} = k.${column} from kept k where t.number = k.number${key}`,
    )
  })
  expect((await check()).faults).toEqual([])
})

test('entries that are gone are missed', async () => {
  const flat = await letFlat(world)
  await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'Another name' })
  await chainAll()
  const [{ number }] = await historyOf(flat, 'unit', flat.unit_id)
  await bypassTriggers(world, ['audit_entry', 'audit_value'], async (owner) => {
    const of = `where number = ${number}`
    await owner.query(`create temporary table value as select * from audit_value ${of}`)
    await owner.query(`create temporary table entry as select * from audit_entry ${of}`)
    await owner.query(`delete from audit_value ${of}`)
    await owner.query(`delete from audit_entry ${of}`)
    expect((await check()).faults.map((fault) => fault.entry)).toContain(number + 1)
    const columns = `number, text, hash, previous_hash, at, recorded_at, actor_id, action, operation, table_name, subject_type,
      subject_id, estate_id, landlord_id, person_id`
    await owner.query(`insert into audit_entry (${columns}) select ${columns} from entry`)
    await owner.query(`insert into audit_value select * from value`)
  })
  expect((await check()).faults).toEqual([])
})
