import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { thingsOf } from '../../access/things.ts'
import { withClient } from '../../platform/db/schema/provision.ts'
import { personalData } from '../../platform/personal-data/declared.ts'
import { findEverywhere, type Marked, markPerson, mentionPerson } from '../../testing/marks/mark-person.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { chainEntries, checkChain } from '../audit/index.ts'

const world = useWorld()
const owner = (text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query(text, values)).rows)

/** Names that occur nowhere else. */
const ADA = 'Adannaya Zubairumark'
const ADA_EMAIL = 'zubairumark@test.gida.ng'
const ADA_PHONE = '+2348031234987'
const MARK = `qx${randomBytes(4).toString('hex')}`
const OTHERS = `qy${randomBytes(4).toString('hex')}`

/** Zips are stored uncompressed, so texts can be found in them. */
const has = (bytes: Buffer, text: string) => bytes.includes(Buffer.from(text))

function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && has(readFileSync(join(entry.parentPath, entry.name)), text))
    .map(({ parentPath, name }) => join(parentPath, name))
}

let tenant: Person
let flat: LetFlat
let marked: Marked
let others: Marked
let erasure: { id: string }

beforeAll(async () => {
  tenant = await signedIn(world, 'TENANT', { full_name: ADA, email: ADA_EMAIL, phone: ADA_PHONE })
  const admin = await signedIn(world, 'ADMIN')
  flat = await letFlat(world, { tenant })
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await thingsOf(world, flat, agent, admin)
  await world.work()
  await owner(`delete from personal_export`) // has no job
  marked = await markPerson(world, tenant.id, MARK)
  others = await markPerson(world, flat.landlord.id, OTHERS)
  expect(marked.cells.length).toBeGreaterThan(25)
  expect(marked.files.length).toBeGreaterThan(1)
  expect(others.cells.length).toBeGreaterThan(10)
}, 60_000)

test('a copy holds all of a person, and none of another', async () => {
  const asked = await tenant.post('/privacy/exports')
  expect(asked.statusCode).toBe(201)
  await world.work()
  const copy = (await tenant.get(`/privacy/exports/${asked.json().id}/download`)).rawPayload
  const said = marked.cells.map(({ declared, column, mark }) => ({
    mark,
    isIn: !declared.is_of_others && !declared.withheld?.includes(column),
  }))
  expect(said.filter(({ mark, isIn }) => has(copy, mark) !== isIn)).toEqual([])
  expect(
    marked.files.filter(
      ({ declared, key, mark }) =>
        !declared.is_of_others && !key.includes('preview') && !key.endsWith('-64.webp') && !has(copy, mark),
    ),
  ).toEqual([])
  for (const text of [ADA, ADA_EMAIL, ADA_PHONE]) expect(has(copy, text)).toBe(true)
  for (const text of [OTHERS, flat.landlord.email, flat.landlord.id])
    expect([text, has(copy, text)]).toEqual([text, false])
})

test('whoever rents is not erased yet, and what can go goes at once', async () => {
  expect(await mentionPerson(world, `Seen with ${ADA}, ${ADA_EMAIL} or ${ADA_PHONE}`)).toBeGreaterThan(10)
  erasure = (await tenant.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  const [waits] = await owner(`select state, blockers, again_on from privacy_request where id = $1`, [
    erasure.id,
  ])
  expect(waits).toMatchObject({ state: 'WAITING', again_on: expect.anything() })
  expect(waits.blockers).toContainEqual({ reason: expect.stringContaining('Flat B4'), until: '2027-10-31' })
  expect(await owner(`select from user_profile where user_id = $1`, [tenant.id])).toEqual([])
})

test('an erasure leaves of a person what the law makes us keep, and nothing else', async () => {
  await owner(`update lease set status = 'EXPIRED' where tenant_id = $1`, [tenant.id])
  await owner(`update charge set withdrawn_amount = withdrawn_amount + open_amount where tenant_id = $1`, [
    tenant.id,
  ])
  await owner(
    `update payment set status = 'CANCELLED' where tenant_id = $1 and status in ('PENDING', 'PROCESSING')`,
    [tenant.id],
  )
  await owner(`update account_balance set balance = 0`)
  const { checkErasure } = await import('./erasure/check-erasure.ts')
  await checkErasure.run(world.services, { request_id: erasure.id })
  await world.work()
  const [done] = await owner(`select state, kept_data as kept, answer from privacy_request where id = $1`, [
    erasure.id,
  ])
  expect(done).toMatchObject({ state: 'DONE', answer: expect.stringContaining('erased') })
  expect(done.kept).toContainEqual(
    expect.objectContaining({
      what: 'receipt',
      law: expect.stringContaining('Tax'),
      until: expect.stringMatching(/^20\d\d-12-31$/),
      rows: 1,
    }),
  )

  // ── The whole database, and the whole store ──
  const kept = new Set(
    personalData()
      .filter(({ erase }) => erase === 'keep')
      .map(({ table }) => table),
  )
  const places = await findEverywhere(world, [MARK, ADA, ADA_EMAIL, ADA_PHONE.slice(1)])
  expect(places.filter((place) => !kept.has(place.split('.')[0] as never))).toEqual([])
  const left = filesWith(
    world.services.config.files.kind === 'folder' ? world.services.config.files.folder : '',
    MARK,
  )
  const ofLaw = marked.files.filter(({ declared }) => declared.erase === 'keep').map(({ key }) => key)
  expect(left.filter((path) => !ofLaw.some((key) => path.endsWith(key)))).toEqual([])

  // ── The others are as they were, and the chain holds ──
  expect(await owner(`select full_name, email, status from users where id = $1`, [tenant.id])).toEqual([
    { full_name: expect.stringMatching(/^Erased person [0-9A-F]{6}$/), email: null, status: 'INACTIVE' },
  ])
  const theirs = await findEverywhere(world, [OTHERS])
  expect(theirs).toEqual(
    expect.arrayContaining([
      ...new Set(others.cells.map(({ declared, column }) => `${declared.table}.${column}`)),
    ]),
  )
  expect((await tenant.get('/privacy/held')).statusCode).toBe(401)
  while ((await world.services.transaction('system', chainEntries)) > 0);
  const { faults } = await world.services.transaction('system', checkChain)
  expect(faults).toEqual([])
})
