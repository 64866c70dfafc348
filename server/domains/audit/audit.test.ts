import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addDays } from '@gida/contract/shared/dates'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { bypassTriggers } from '../../testing/bypass-triggers.ts'
import { type Person, refreshed, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { followPath, leafOf } from './chain/merkle.ts'
import { checkChain, eraseFromAudit } from './index.ts'

const world = useWorld()
const check = () => world.services.transaction('system', checkChain)
const asOwner = <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text, values)).rows)
const page = async (url: string) => (await world.app.inject({ url })).body
const DAY_MS = 86_400_000

let flat: LetFlat
let foreign: LetFlat
let admin: Person
let day: string
const folder = mkdtempSync(join(tmpdir(), 'gida-audit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two days of entries: the first is over and has its root. */
beforeAll(async () => {
  ;[flat, foreign, admin] = [await letFlat(world), await letFlat(world), await signedIn(world, 'ADMIN')]
  day = world.today()
  await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'First name' })
  await keepChain()
  world.services.clock.advance(DAY_MS)
  for (const of of [flat, foreign]) {
    of.manager = await refreshed(world, of.manager)
    of.landlord = await refreshed(world, of.landlord)
    of.tenant = await refreshed(world, of.tenant)
  }
  admin = await refreshed(world, admin)
  await flat.manager.patch(`/onboarding/estates/${flat.estate_id}`, { name: 'Second name' })
  await keepChain()
})

async function keepChain() {
  await asOwner(`select app.enqueue('keep_audit_chain', '{}', null, null, false)`)
  await world.work()
}

const entries = async (person: Person, query = '') =>
  (await person.get(`/audit/entries?limit=100${query}`)).json()

test('the root of a day that is over is public, signed, and an entry is proved to be below it', async () => {
  const note = await page(`/roots/${day}.txt`)
  expect(await page('/roots')).toContain(`/roots/${day}.txt`)
  expect(note).toMatch(/\n\n— \S+\/audit \S+\n$/)
  expect((await world.app.inject({ url: `/roots/${addDays(day, 1)}.txt` })).statusCode).toBe(404)
  const of = await entries(flat.manager, `&related_entity_type=estate&related_entity_id=${flat.estate_id}`)
  const [later, first] = of.data
  const proof = (await flat.manager.get(`/audit/entries/${first.number}/proof`)).json()
  const [, size, root] = note.split('\n')
  const path = proof.path.map((hash: string) => Buffer.from(hash, 'hex'))
  expect(proof.root).toBe(note)
  const reached = (text: string) =>
    followPath(leafOf(text), proof.index, Number(size), path).toString('base64')
  expect(reached(proof.text)).toBe(root)
  expect(reached(proof.text.replace('CHANGED', 'REMOVED'))).not.toBe(root)
  expect((await flat.manager.get(`/audit/entries/${later.number}/proof`)).statusCode).toBe(409)
  expect((await foreign.manager.get(`/audit/entries/${first.number}/proof`)).statusCode).toBe(404)
  expect(await check()).toMatchObject({ faults: [], roots: 1 })
})

test('a root that was changed, or is signed by nobody of ours, is found and named by its day', async () => {
  const changes = [
    `text = replace(text, 'entries 1', 'entries 2')`,
    `signature = replace(signature, ' ', '  ')`,
  ]
  for (const change of changes)
    await bypassTriggers(world, ['audit_root'], async (owner) => {
      await owner.query(`create temporary table kept as select * from audit_root`)
      await owner.query(`update audit_root set ${change}`)
      expect((await check()).faults.map((fault) => fault.day)).toContain(day)
      await owner.query(
        `update audit_root r set text = k.text, signature = k.signature from kept k where k.day = r.day`,
      )
    })
  expect((await check()).faults).toEqual([])
})

const [exported, roots] = [join(folder, 'export.jsonl'), join(folder, 'roots.txt')]
const verify = async () => {
  const [key = ''] = (await asOwner<{ verifier: string }>('select verifier from audit_key')).map(
    (k) => k.verifier,
  )
  const script = resolve(import.meta.dirname, '../../../scripts/verify-audit.mjs')
  return new Promise<{ code: number; said: string }>((done) => {
    execFile(process.execPath, [script, exported, roots, '--key', key], (error, said, wrong) =>
      done({ code: Number(error?.code ?? 0), said: said + wrong }),
    )
  })
}

test('a script without our code proves an export against the public roots, and names what was changed', async () => {
  writeFileSync(roots, await page('/roots/all.txt'))
  writeFileSync(exported, (await admin.get('/audit/export')).body)
  expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('Sound.') })

  const lines = readFileSync(exported, 'utf8').split('\n')
  const last = lines.length - 2
  const number = JSON.parse(JSON.parse(lines[3] ?? '').text).number
  for (const [at, from, to, named] of [
    [3, 'ADDED', 'REMOVED', `entry ${number}: `],
    [last, 'Second name', 'Third name', `entry ${last + 1}: after.name`],
  ] as const) {
    const changed = lines.map((line, index) => (index === at ? line.replace(from, to) : line))
    expect(changed[at]).not.toBe(lines[at])
    writeFileSync(exported, changed.join('\n'))
    expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining(named) })
  }
  writeFileSync(exported, lines.filter((_, at) => at !== 5).join('\n'))
  writeFileSync(roots, (await page('/roots/all.txt')).replace(/entries 1 /, 'entries 2 '))
  expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining(day) })
})

test('an export has the rows that the list has, by whatever filter', async () => {
  const of = (person: Person) => `search=${encodeURIComponent(person.full_name)}`
  for (const filter of [of(flat.manager), of(foreign.landlord), `related_entity_type=lease`]) {
    const listed = (await entries(flat.manager, `&${filter}`)).data.map(numberOf).sort()
    const lines: string[] = (await flat.manager.get(`/audit/export?${filter}`)).body.split('\n')
    const told = lines.filter(Boolean).map((line) => numberOf(JSON.parse(JSON.parse(line).text)))
    expect(told.sort()).toEqual(listed)
  }
  expect((await flat.manager.get(`/audit/export?${of(foreign.landlord)}`)).body).toBe('')
})
const numberOf = ({ number }: { number: number }) => number

test('a manager sees what is of their estates, an owner what is of their homes, a tenant and a stranger nothing', async () => {
  const ours = await entries(flat.manager)
  expect(ours.data.length).toBeGreaterThan(3)
  expect(ours.data.every((entry: { estate_id: string }) => entry.estate_id === flat.estate_id)).toBe(true)
  expect((await entries(foreign.manager, `&estate_id=${flat.estate_id}`)).data).toEqual([])
  const about = `&related_entity_type=unit&related_entity_id=${flat.unit_id}`
  expect((await entries(flat.landlord, about)).data).toHaveLength(1)
  expect((await entries(foreign.landlord, about)).data).toEqual([])
  expect((await entries(foreign.manager, about)).data).toEqual([])
  const estateOf = `&related_entity_type=estate&related_entity_id=${flat.estate_id}`
  expect((await entries(flat.landlord, estateOf)).data).toEqual([])
  expect((await flat.tenant.get('/audit/entries')).statusCode).toBe(403)
  expect((await entries(admin)).pagination.total).toBeGreaterThan(ours.pagination.total)
  const [newest] = (await entries(admin, estateOf)).data
  expect(newest.address).toBe('127.0.0.1')
})

test('the log is narrowed by kind, person, days and the name of who did it', async () => {
  const { data: byName } = await entries(admin, `&search=${encodeURIComponent('Estate Manager')}`)
  expect(new Set(byName.map((one: { actor: { role: string } }) => one.actor.role))).toEqual(
    new Set(['ESTATE_MANAGER']),
  )
  const { data: leases } = await entries(flat.manager, '&related_entity_type=lease')
  expect(new Set(leases.map((one: { subject_type: string }) => one.subject_type))).toEqual(new Set(['lease']))
  const { data: today } = await entries(flat.manager, `&from=${world.today()}`)
  expect(today).toHaveLength(1)
  const { data: mine } = await entries(flat.manager, `&actor_id=${flat.manager.id}&to=${day}`)
  expect(mine.map((one: { action: string }) => one.action)).toEqual(['estates.updateEstate'])
})

test('what a person is known by is erased from the log, and the chain holds', async () => {
  const gone = await signedIn(world, 'TENANT', { full_name: 'Ngozi Forgotten', phone: '+2348030001122' })
  await gone.patch(`/users/${gone.id}/profile`, { address: '9 Forgotten Close' })
  await keepChain()
  const left = () =>
    asOwner(
      `select field from audit_value v join audit_entry e using (number)
      where e.person_id = $1 or e.actor_id = $1 and field like 'from.%' or value like '%orgotten%' or value like '%0001122%'`,
      [gone.id],
    )
  expect((await left()).length).toBeGreaterThan(2)
  await world.services.transaction('system', (tx) => eraseFromAudit(tx, { user_id: gone.id }))
  expect(await left()).toEqual([])
  const after = await check()
  expect(after.faults).toEqual([])
  expect(after.erased).toBeGreaterThan(2)
  const { data } = await entries(admin, `&related_entity_type=person&related_entity_id=${gone.id}`)
  const name = data.flatMap((one: { fields: { name: string }[] }) =>
    one.fields.filter((f) => f.name === 'full_name'),
  )
  expect(name).toMatchObject([{ after: null, is_erased: true }])
})
