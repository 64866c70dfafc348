import { expect, test, vi } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { upload } from '../../testing/files/uploads.ts'
import { callsWith, signedIn } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { chainEntries } from '../audit/index.ts'
import { sweepExports } from './exports/sweep-exports.ts'

const world = useWorld()
const DAY_MS = 86_400_000

test('a request has a clock, is answered by the manager of the estate, and every move of it is in the log', async () => {
  const { tenant, manager } = await letFlat(world)
  const asked = await tenant.post('/privacy/requests', { kind: 'CORRECTION', words: 'My flat is B5' })
  expect(asked.statusCode).toBe(201)
  const { id, aim_on, due_on } = asked.json()
  const days = (day: string) => Math.round((Date.parse(day) - Date.parse(world.today())) / DAY_MS)
  expect([days(aim_on), days(due_on)]).toEqual([10, 30])
  expect((await tenant.post('/privacy/requests', { kind: 'CORRECTION', words: 'Again' })).json().code).toBe(
    'ILLEGAL_STATE',
  )
  expect((await tenant.post('/privacy/requests', { kind: 'OBJECTION' })).statusCode).toBe(400)

  const needs = (await manager.get('/analytics/needs')).json().data
  expect(needs).toContainEqual(expect.objectContaining({ key: 'privacy_requests', count: 1 }))
  const { data } = (await manager.get('/privacy/desk/requests?open=true')).json()
  expect(data).toEqual([
    expect.objectContaining({ id, person_name: tenant.full_name, words: 'My flat is B5' }),
  ])
  const late = await manager.post(`/privacy/desk/requests/${id}`, { delay_reason: 'The landlord is asked' })
  expect(late.json()).toMatchObject({ state: 'OPEN', delay_reason: 'The landlord is asked' })
  expect((await manager.post(`/privacy/desk/requests/${id}`, { state: 'DONE' })).statusCode).toBe(400)
  const done = await manager.post(`/privacy/desk/requests/${id}`, { state: 'DONE', answer: 'It is B5 now' })
  expect(done.json()).toMatchObject({
    state: 'DONE',
    answer: 'It is B5 now',
    answered_by_name: manager.full_name,
  })
  expect(
    (await manager.post(`/privacy/desk/requests/${id}`, { state: 'REFUSED', answer: 'No' })).statusCode,
  ).toBe(400)
  expect((await tenant.get('/privacy/requests')).json().data[0]).toMatchObject({
    state: 'DONE',
    answer: 'It is B5 now',
  })
  const laid = await withClient(
    world.ownerUrl,
    async (client) =>
      (
        await client.query(
          `select operation::text from audit_change where table_name = 'privacy_request' order by id`,
        )
      ).rows,
  )
  expect(laid.map(({ operation }) => operation)).toEqual(['ADDED', 'CHANGED', 'CHANGED'])
})

test('nobody reads, answers or takes back what is not theirs, and nobody answers themselves', async () => {
  const { tenant, manager, landlord } = await letFlat(world)
  const { id } = (await tenant.post('/privacy/requests', { kind: 'ACCESS' })).json()
  const foreign = await signedIn(world, 'ESTATE_MANAGER')
  expect((await foreign.get('/privacy/desk/requests')).json().data).toEqual([])
  expect((await foreign.post(`/privacy/desk/requests/${id}`, { state: 'IN_PROGRESS' })).statusCode).toBe(404)
  expect((await landlord.post(`/privacy/requests/${id}/withdraw`)).statusCode).toBe(404)
  expect((await manager.post(`/privacy/desk/requests/${id}/erase`)).statusCode).toBe(403)
  const own = (await manager.post('/privacy/requests', { kind: 'ACCESS' })).json()
  expect((await manager.post(`/privacy/desk/requests/${own.id}`, { state: 'IN_PROGRESS' })).statusCode).toBe(
    404,
  )
  expect((await tenant.post(`/privacy/requests/${id}/withdraw`)).json()).toMatchObject({ state: 'WITHDRAWN' })
  expect((await tenant.post(`/privacy/requests/${id}/withdraw`)).json().code).toBe('ILLEGAL_STATE')
})

test('who answers what was taken back at the same moment hears so, and nobody is told of an answer', async () => {
  const { tenant, manager } = await letFlat(world)
  const { id } = (await tenant.post('/privacy/requests', { kind: 'ACCESS' })).json()
  const answered = await withClient(world.ownerUrl, async (owner) => {
    await owner.query('begin')
    await owner.query(
      `update privacy_request set state = 'WITHDRAWN', closed_at = clock_timestamp() where id = $1`,
      [id],
    )
    const answer = manager.post(`/privacy/desk/requests/${id}`, { state: 'DONE', answer: 'Here it is' })
    await expect
      .poll(async () => {
        const { rowCount } = await owner.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rowCount
      })
      .toBeGreaterThan(0)
    await owner.query('commit')
    return answer
  })
  expect([answered.statusCode, answered.json().code]).toEqual([409, 'ILLEGAL_STATE'])
  await world.work()
  expect((await tenant.get('/communication/notifications')).json().data).toEqual([])
})

test('an administrator carries out an erasure of whom nothing holds, and the person is out', async () => {
  const [admin, person] = [await signedIn(world, 'ADMIN'), await signedIn(world, 'LANDLORD')]
  const { id } = (await person.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  const said = await admin.post(`/privacy/desk/requests/${id}`, {
    state: 'DONE',
    answer: 'Done, said by hand',
  })
  expect(said.json().code).toBe('ILLEGAL_STATE')
  expect((await admin.post(`/privacy/desk/requests/${id}/erase`)).json()).toMatchObject({ state: 'ERASING' })
  await world.work()
  expect((await person.get('/privacy/held')).statusCode).toBe(401)
  const { data } = (await admin.get('/privacy/desk/requests?open=false')).json()
  expect(data).toContainEqual(
    expect.objectContaining({ id, state: 'DONE', person_name: expect.stringMatching(/^Erased person /) }),
  )
  expect((await admin.post(`/users/${person.id}/activate`)).statusCode).toBeLessThan(500)
})

test('whom a legal hold is on is erased once it is lifted, and is told so until then', async () => {
  const person = await signedIn(world, 'TENANT')
  const admin = await signedIn(world, 'ADMIN')
  const hold = { user_id: person.id, reason: 'A case before the Lagos court', review_on: '2031-01-01' }
  expect((await admin.post('/admin/holds', hold)).statusCode).toBe(204)
  const asked = (await person.post('/privacy/requests', { kind: 'ERASURE' })).json()
  await world.work()
  const [waiting] = (await person.get('/privacy/requests')).json().data
  expect(waiting).toMatchObject({ id: asked.id, state: 'WAITING' })
  expect(JSON.stringify(waiting)).toContain('needed in a claim')
})

test('a copy is for the person alone, three a day, and gone after seven days', async () => {
  const [person, other] = [await signedIn(world, 'TENANT'), await signedIn(world, 'TENANT')]
  const { id } = (await person.post('/privacy/exports')).json()
  expect((await person.post('/privacy/exports')).json().code).toBe('ILLEGAL_STATE')
  await world.work()
  expect((await person.get('/privacy/exports')).json().data).toMatchObject([{ id, status: 'READY' }])
  expect((await person.get(`/privacy/exports/${id}/download`)).statusCode).toBe(200)
  expect((await other.get(`/privacy/exports/${id}/download`)).statusCode).toBe(404)
  for (let times = 2; times <= 3; times++) {
    expect((await person.post('/privacy/exports')).statusCode).toBe(201)
    await world.work()
  }
  expect((await person.post('/privacy/exports')).statusCode).toBe(429)
  await withClient(world.ownerUrl, (client) =>
    client.query(`update personal_export set finished_at = finished_at - interval '7 days' where id = $1`, [
      id,
    ]),
  )
  expect((await person.get(`/privacy/exports/${id}/download`)).statusCode).toBe(404)
  await sweepExports(world.services)
  expect(await world.services.files.get(`personal-exports/${id}.zip`)).toBeNull()
})

test('a copy that was never finished is forgotten after its days, and another may be asked for', async () => {
  const person = await signedIn(world, 'TENANT')
  const { id } = (await person.post('/privacy/exports')).json()
  await withClient(world.ownerUrl, async (owner) => {
    await owner.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
    await owner.query(
      `update personal_export set created_at = created_at - interval '7 days' where id = $1`,
      [id],
    )
  })
  expect((await person.post('/privacy/exports')).statusCode).toBe(409)
  await sweepExports(world.services)
  expect((await person.post('/privacy/exports')).statusCode).toBe(201)
})

test('a copy that was erased with its person while it was made leaves no file', async () => {
  const person = await signedIn(world, 'TENANT')
  const { id } = (await person.post('/privacy/exports')).json()
  const { files } = world.services
  const really = files.putStream.bind(files)
  const put = vi.spyOn(files, 'putStream').mockImplementationOnce(async (...wanted) => {
    const size = await really(...wanted)
    await withClient(world.ownerUrl, (owner) =>
      owner.query(`delete from personal_export where id = $1`, [id]),
    )
    return size
  })
  await world.work()
  expect(put).toHaveBeenCalledOnce()
  put.mockRestore()
  expect(await files.get(`personal-exports/${id}.zip`)).toBeNull()
})

test('a copy holds the papers that its person filed, and none that is about somebody else', async () => {
  const { estate_id, manager, tenant } = await letFlat(world)
  const file = async (type: string, id: string, document_type: string, text: string) => {
    const paper = new File([new Uint8Array(await makePdf(text, { compress: false }))], `${text}.pdf`)
    const of = { related_entity_type: type, related_entity_id: id, document_type, name: text }
    expect((await upload(world, manager, '/documents/upload', { ...of, file: paper })).statusCode).toBe(201)
  }
  await file('estate', estate_id, 'OTHER', 'Rules of the house')
  await file('person', tenant.id, 'IDENTITY', 'Passport of the tenant')
  const { id } = (await manager.post('/privacy/exports')).json()
  await world.work()
  const copy = (await manager.get(`/privacy/exports/${id}/download`)).rawPayload
  const has = (text: string) => copy.includes(Buffer.from(text))
  expect([has('Rules of the house'), has('Passport of the tenant')]).toEqual([true, false])
  expect(copy.toString('latin1').match(/%PDF-/g)).toHaveLength(2) // its own PDF, and the estate's
})

test('a file of a long name keeps in a copy the ending by which it is opened', async () => {
  const { manager } = await letFlat(world)
  const name = `${'Receipt of the bank '.repeat(5)}.pdf`
  const file = new File([new Uint8Array(await makePdf('Teller'))], name)
  expect((await upload(world, manager, '/payments/evidence', { file })).statusCode).toBe(201)
  const { id } = (await manager.post('/privacy/exports')).json()
  await world.work()
  const copy = (await manager.get(`/privacy/exports/${id}/download`)).rawPayload
  expect(copy.toString('latin1')).toMatch(/files\/\d{3} Receipt of the bank [^/]{0,80}\.pdf/)
})

test('what is held is told by activity, with what a law makes us keep', async () => {
  const { tenant } = await letFlat(world)
  const { data } = (await tenant.get('/privacy/held')).json()
  const of = (key: string) => data.find((one: { key: string }) => one.key === key)
  expect(of('ACCOUNT')).toMatchObject({
    kinds: ['e-mail and phone', 'names', 'what was written'],
    kept: null,
  })
  expect(of('TENANCY').kept).toMatchObject({ until: '2033-10-31' })
})

test('a person reads who looked in as them and who changed their account, and nothing of anybody else', async () => {
  const { tenant, landlord } = await letFlat(world)
  const admin = await signedIn(world, 'ADMIN')
  const read = async (by: typeof tenant) => (await by.get('/privacy/accesses')).json().data
  expect((await admin.patch(`/users/${tenant.id}`, { full_name: 'Another Name' })).statusCode).toBe(200)
  const reason = 'Their rent looks wrong'
  const { access_token } = (await admin.post(`/admin/users/${tenant.id}/impersonate`, { reason })).json()
  await callsWith(world.app, access_token).get('/leases')
  await world.services.transaction('system', chainEntries)
  const by_name = admin.full_name
  expect(await read(tenant)).toEqual([
    expect.objectContaining({
      kind: 'LOOKED_IN',
      by_name,
      reason,
      what: ['List leases'],
    }),
    expect.objectContaining({ kind: 'CHANGED', by_name, reason: null }),
  ])
  expect(await read(landlord)).toEqual([])
})
