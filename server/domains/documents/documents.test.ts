import { randomUUID } from 'node:crypto'
import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { addDays } from '@gida/contract/shared/dates'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cpuTime } from '../../testing/cpu-time.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { phonePhoto } from '../../testing/files/photo.ts'
import { upload } from '../../testing/files/uploads.ts'
import { zip } from '../../testing/files/zip.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits } from '../estates/index.ts'
import { fileKey } from './filing/file-key.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'

const world = useWorld()

async function send(who: Person, fields: Record<string, string>, bytes: Buffer, name = 'paper.pdf') {
  return upload(world, who, '/documents/upload', { ...fields, file: new File([new Uint8Array(bytes)], name) })
}
async function filed(who: Person, fields: Record<string, string>, bytes: Buffer): Promise<DocumentDetail> {
  const answer = await send(who, fields, bytes)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const under = (type: string, id: string, document_type: string, more: Record<string, string> = {}) => ({
  ...{ related_entity_type: type, related_entity_id: id, document_type, ...more },
})
const statusFor = async (who: Person, id: string) => (await who.get(`/documents/${id}`)).statusCode
const listed = async (who: Person, query = ''): Promise<string[]> =>
  (await who.get(`/documents${query}`)).json().data.map(({ id }: DocumentDetail) => id)

async function homeOf(flat: LetFlat) {
  return world.services.transaction('system', (tx) =>
    tx
      .selectFrom('lease')
      .select(['id as lease_id', 'property_id'])
      .where('unit_id', '=', flat.unit_id)
      .executeTakeFirstOrThrow(),
  )
}
async function agentOf(flat: LetFlat): Promise<Person> {
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  return agent
}

test('a tenant files an agreement; it is checked, replaced and checked again, and neighbours see nothing of it', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const neighbour = await letFlat(world, { estate_id: flat.estate_id, manager })
  const { lease_id } = await homeOf(flat)
  const first = await filed(
    tenant,
    under('lease', lease_id, 'TENANCY_AGREEMENT', { expires_on: '2027-10-31' }),
    await makePdf('Tenancy of Flat B4, Ọ́bẹ̀ Close'),
  )
  expect(first).toMatchObject({
    ...{ name: 'paper', status: 'PENDING', version: 1, pages: 1, scan: 'NOT_SCANNED', audience: 'PARTIES' },
    can: { verify: false, share: false, replace: true, remove: true },
  })
  for (const reader of [manager, landlord, await agentOf(flat)])
    expect(await statusFor(reader, first.id)).toBe(200)
  for (const stranger of [neighbour.tenant, neighbour.landlord, (await letFlat(world)).manager])
    expect(await statusFor(stranger, first.id)).toBe(404)

  const verified = await manager.patch(`/documents/${first.id}/verify`, { status: 'VERIFIED', version: 1 })
  expect(verified.json()).toMatchObject({
    status: 'VERIFIED',
    versions: [{ verifier_name: manager.full_name }],
  })
  expect((await tenant.delete(`/documents/${first.id}`)).statusCode).toBe(403)

  const again = await upload(world, tenant, `/documents/${first.id}/versions`, {
    reason: 'The signed page was missing',
    file: new File([new Uint8Array(await makePdf('Signed'))], 'b.pdf'),
  })
  expect(again.json()).toMatchObject({
    version: 2,
    status: 'PENDING',
    versions: [{ number: 2 }, { number: 1, status: 'VERIFIED' }],
  })
  const stale = await manager.patch(`/documents/${first.id}/verify`, { status: 'VERIFIED', version: 1 })
  expect(stale.statusCode).toBe(409)
  const unsaid = await manager.patch(`/documents/${first.id}/verify`, { status: 'REJECTED' })
  expect(unsaid.statusCode).toBe(400)
  expect((await landlord.get(`/documents/${first.id}/download?version=1`)).headers['content-type']).toBe(
    'application/pdf',
  )
})

test('who sees a document follows its kind and its thing, and naming somebody widens it', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const agent = await agentOf(flat)
  const { property_id } = await homeOf(flat)
  const title = await filed(manager, under('property', property_id, 'TITLE'), await makePdf('C of O'))
  expect(await statusFor(landlord, title.id)).toBe(200)
  for (const other of [agent, tenant]) {
    expect(await statusFor(other, title.id)).toBe(404)
    expect(await listed(other)).not.toContain(title.id)
  }
  expect((await agent.post(`/documents/${title.id}/shares`, { user_id: agent.id })).statusCode).toBe(404)
  await landlord.post(`/documents/${title.id}/shares`, { user_id: tenant.id })
  expect(await listed(tenant, '?shown=SHARED')).toEqual([title.id])
  expect((await tenant.get(`/documents/${title.id}`)).json().can).toMatchObject({
    replace: false,
    remove: false,
    verify: false,
  })
  const { url } = (await tenant.post(`/documents/${title.id}/link`, {})).json()
  const open = async () => (await world.app.inject({ method: 'GET', url })).statusCode
  expect(await open()).toBe(200)
  expect((await world.app.inject({ method: 'GET', url: `${url.slice(0, -1)}_` })).statusCode).toBe(404)
  await landlord.delete(`/documents/${title.id}/shares/${tenant.id}`)
  expect(await statusFor(tenant, title.id)).toBe(404)
  expect(await open()).toBe(404)

  const insurance = await filed(
    manager,
    under('unit', flat.unit_id, 'INSURANCE', { expires_on: '2020-01-01' }),
    await makePdf('AIICO'),
  )
  expect(await listed(agent)).toContain(insurance.id)
  expect(await listed(manager, '?shown=EXPIRING')).toEqual([insurance.id])
  expect((await send(tenant, under('unit', flat.unit_id, 'INSURANCE'), await makePdf('x'))).statusCode).toBe(
    403,
  )
  expect((await send(tenant, under('estate', flat.estate_id, 'OTHER'), await makePdf('y'))).statusCode).toBe(
    403,
  )
})

test('who has left the estate no longer reads what was shared with them there by name, nor its next version', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const agent = await agentOf(flat)
  const { property_id } = await homeOf(flat)
  const { id } = await filed(manager, under('property', property_id, 'TITLE'), await makePdf('C of O'))
  await manager.post(`/documents/${id}/shares`, { user_id: agent.id })
  const { url } = (await agent.post(`/documents/${id}/link`, {})).json()
  const open = async () => (await world.app.inject({ method: 'GET', url })).statusCode
  expect([await statusFor(agent, id), await open(), await listed(agent, '?shown=SHARED')]).toEqual([
    200,
    200,
    [id],
  ])
  await world.services.transaction('system', (tx) =>
    tx.deleteFrom('estate_association').where('user_id', '=', agent.id).execute(),
  )
  expect([await statusFor(agent, id), await open(), await listed(agent, '?shown=SHARED')]).toEqual([
    404,
    404,
    [],
  ])
  expect((await manager.get(`/documents/${id}`)).json().shares).toHaveLength(1)
})

test('a file and its kind are enough: what names no thing is its sender’s, and their reviewers’', async () => {
  const flat = await letFlat(world)
  const sent = await send(flat.tenant, { document_type: 'OTHER' }, await makePdf('Mine'))
  expect(sent.json()).toMatchObject({
    related_entity_type: 'person',
    related_entity_id: flat.tenant.id,
    audience: 'REVIEWERS',
  })
  expect(await statusFor(flat.landlord, sent.json().id)).toBe(404)
  expect(await statusFor(flat.manager, sent.json().id)).toBe(200)
  const halves: Record<string, string>[] = [
    { related_entity_type: 'unit' },
    { related_entity_id: flat.unit_id },
  ]
  for (const half of halves) {
    const refused = await send(flat.tenant, { document_type: 'OTHER', ...half }, await makePdf('Half'))
    expect(refused.statusCode).toBe(400)
  }
})

test('an identity document is its owner’s and the reviewer’s, and its number is not kept', async () => {
  const { manager, landlord, tenant } = await letFlat(world)
  const fields = under('person', tenant.id, 'IDENTITY', {
    name: 'NIN 12345678901',
    identity_number: '12345678901',
  })
  const kept = await filed(tenant, fields, await makePdf('National Identity Number 12345678901'))
  expect(kept).toMatchObject({ name: 'NIN •••••••8901', identity_last4: '8901' })
  await world.work()
  const rows = await world.services.transaction('system', (tx) =>
    tx.selectFrom('document').selectAll().where('id', '=', kept.id).execute(),
  )
  expect(JSON.stringify(rows)).not.toContain('1234567')
  expect(await statusFor(manager, kept.id)).toBe(200)
  expect(await statusFor(landlord, kept.id)).toBe(404)
  const own = await filed(manager, under('person', manager.id, 'IDENTITY'), await makePdf('The manager’s'))
  expect((await manager.patch(`/documents/${own.id}/verify`, { status: 'VERIFIED' })).statusCode).toBe(403)
  expect(
    (await send(landlord, under('person', tenant.id, 'IDENTITY'), await makePdf('z'))).statusCode,
  ).not.toBe(201)
  expect((await send(manager, under('lease', randomUUID(), 'IDENTITY'), await makePdf('z'))).statusCode).toBe(
    400,
  )
})

test('the words of a PDF are found, its first page is shown, and both go with it', async () => {
  const flat = await letFlat(world)
  const { manager, tenant } = flat
  const kept = await filed(
    manager,
    under('unit', flat.unit_id, 'NOTICE'),
    await makePdf('Fumigation of the Harmattan, BVN 22345678901'),
  )
  await world.work()
  expect(await listed(manager, '?search=harmattan')).toEqual([kept.id])
  expect(await listed(manager, '?search=22345678901')).toEqual([])
  expect((await tenant.get(`/documents/${kept.id}`)).json().has_preview).toBe(true)
  const preview = await tenant.get(`/documents/${kept.id}/download?size=preview`)
  expect(preview.headers['content-type']).toBe('image/webp')
  expect((await tenant.get(`/documents/${kept.id}/pages/1`)).headers['content-type']).toBe('image/webp')
  expect((await tenant.get(`/documents/${kept.id}/pages/2`)).statusCode).toBe(404)
  const stranger = (await letFlat(world)).manager
  expect((await stranger.get(`/documents/${kept.id}/pages/1`)).statusCode).toBe(404)
  const key = fileKey(kept.versions[0]?.id ?? '')
  expect((await manager.delete(`/documents/${kept.id}`)).statusCode).toBe(204)
  expect(await world.services.files.get(key)).not.toBeNull()
  await world.work()
  expect(await world.services.files.get(key)).toBeNull()
})

test('the same file is one document, however often it is sent, also at once', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const bytes = await phonePhoto(60, 40)
  const client_id = randomUUID()
  const fields = under('unit', flat.unit_id, 'PHOTO', { client_id })
  const kept = await filed(manager, fields, bytes)
  expect(kept.content_type).toBe('image/jpeg')
  expect((await send(manager, fields, bytes)).statusCode).toBe(200)
  const known = await send(manager, under('unit', flat.unit_id, 'PHOTO'), bytes)
  expect(known.json()).toMatchObject({ code: 'DOCUMENT_KNOWN', details: { id: kept.id } })
  const other = await send(manager, fields, await phonePhoto(61, 40))
  expect([other.statusCode, other.json().code]).toEqual([409, 'CLIENT_ID_USED'])
  const elsewhere = await send(manager, under('estate', flat.estate_id, 'PHOTO', { client_id }), bytes)
  expect(elsewhere.json().code).toBe('CLIENT_ID_USED')
  const paper = await makePdf('Twice at once')
  const both = await Promise.all([1, 2].map(() => send(manager, under('unit', flat.unit_id, 'OTHER'), paper)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})

test('an upload that is sent again while the first is still under way is that one', async () => {
  const flat = await letFlat(world)
  const twice = async (tried: () => ReturnType<typeof send>) => {
    const both = await Promise.all([tried(), tried()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
    const [one, other] = both.map((answer) => answer.json<DocumentDetail>())
    expect(one?.id).toBe(other?.id)
    return one
  }
  const [first, second] = [await makePdf('First'), await makePdf('Second')]
  const fields = under('unit', flat.unit_id, 'OTHER', { client_id: randomUUID() })
  const kept = await twice(() => send(flat.manager, fields, first))
  const version = { client_id: randomUUID(), file: new File([new Uint8Array(second)], 'paper.pdf') }
  await twice(() => upload(world, flat.manager, `/documents/${kept?.id}/versions`, version))
})

const office = (more: Parameters<typeof zip>[0] = []) =>
  zip([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/document.xml', content: Buffer.from('<w:document/>') },
    ...more,
  ])
const fetched = '<Relationship Type="http://x/attachedTemplate" Target="http://evil/" TargetMode="External"/>'
const withTemplate = (said: string | Buffer) =>
  office([{ name: 'word/_rels/settings.xml.rels', content: Buffer.from(said) }])

test('a small file that says one word very often holds up nobody', async () => {
  const flat = await letFlat(world)
  const repeated = withTemplate('<Relationship '.repeat(140_000))
  const sent = () => send(flat.manager, under('unit', flat.unit_id, 'OTHER'), repeated)
  expect(await cpuTime(sent)).toBeLessThan(5_000)
})

test('what cannot be trusted is refused in words, and nothing of it stays', async () => {
  const flat = await letFlat(world)
  const cases: [string, Buffer, string][] = [
    ['locked', await makePdf('Secret', { userPassword: 'secret' }), 'needs a password'],
    ['broken', Buffer.from(`%PDF-1.7\n${'x'.repeat(500)}\n%%EOF`), 'damaged'],
    ['macros', office([{ name: 'word/vbaProject.bin', content: Buffer.from('x') }]), 'macros'],
    ['template', withTemplate(fetched), 'loads content'],
    ...[
      fetched.replace('evil/', 'evil/hyperlink'),
      fetched.replace('evil/', 'evil/>'),
      fetched.replace('<', '<r:'),
      fetched.replace('External', '&#69;xternal'),
      Buffer.from(`\ufeff${fetched}`, 'utf16le'),
    ].map((said): [string, Buffer, string] => ['hidden template', withTemplate(said), 'loads content']),
    [
      'query of the web',
      withTemplate('<Relationship Type="http://x/relationships/connections" Target="c.xml"/>'),
      'loads content',
    ],
    [
      'bomb',
      office([{ name: 'word/media/a.xml', content: Buffer.alloc(120_000_000) }]),
      'unpacks to far more',
    ],
    ['archive', zip([{ name: 'a.exe', content: Buffer.from('MZ') }]), 'packed file'],
    ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'hide a program'],
  ]
  for (const [name, bytes, said] of cases) {
    const answer = await send(flat.manager, under('unit', flat.unit_id, 'OTHER'), bytes, `${name}.pdf`)
    expect([415, 422], name).toContain(answer.statusCode)
    expect(answer.json().message, name).toContain(said)
  }
  expect(await listed(flat.manager, `?related_entity_id=${flat.unit_id}`)).toEqual([])
  const followed = fetched.replace('attachedTemplate', 'hyperlink')
  await filed(flat.manager, under('unit', flat.unit_id, 'OTHER'), withTemplate(followed))
  const letter = await filed(flat.manager, under('unit', flat.unit_id, 'OTHER'), office())
  expect(letter.content_type).toContain('wordprocessingml')
  const owned = await makePdf('A form that may be read', { ownerPassword: 'owner' })
  expect((await send(flat.manager, under('unit', flat.unit_id, 'OTHER'), owned)).statusCode).toBe(201)
})

test('nobody is told what expires in an estate that is archived', async () => {
  const flat = await letFlat(world)
  const expires_on = addDays(world.today(), 5)
  await filed(
    flat.manager,
    under('unit', flat.unit_id, 'PERMIT', { name: 'Lift', expires_on }),
    await makePdf('Lift'),
  )
  const set = (status: 'ACTIVE' | 'ARCHIVED') =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('estate').set({ status }).where('id', '=', flat.estate_id).execute(),
    )
  const told = async () => {
    await remindOfExpiry(world.services)
    await world.work()
    const { data } = (await flat.manager.get('/communication/notifications')).json()
    return data.filter(({ title }: { title: string }) => title.includes('expires'))
  }
  await set('ARCHIVED')
  expect(await told()).toEqual([])
  await set('ACTIVE')
  expect(await told()).toHaveLength(1)
})

test('all that expires in a large estate is told of on one day, in one notification with the true number', async () => {
  const flat = await letFlat(world)
  const expires_on = addDays(world.today(), 5)
  const { id } = await filed(
    flat.manager,
    under('unit', flat.unit_id, 'PERMIT', { name: 'Lift 0', expires_on }),
    await makePdf('Lift'),
  )
  await world.owner.query(
    `insert into document (related_entity_type, related_entity_id, estate_id, property_id, unit_id, landlord_id,
       document_type, audience, name, uploaded_by, status, expires_on)
     select related_entity_type, related_entity_id, estate_id, property_id, unit_id, landlord_id,
       document_type, audience, 'Lift ' || n, uploaded_by, status, expires_on
     from document, generate_series(1, 299) n where id = $1`,
    [id],
  )
  await remindOfExpiry(world.services)
  await world.work()
  const { data } = (await flat.manager.get('/communication/notifications')).json()
  expect(
    data.map(({ title }: { title: string }) => title).filter((one: string) => /expire/.test(one)),
  ).toEqual(['300 documents expire'])
})

test('the manager and the owner are told once at each step before documents expire, and no more once one is replaced', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const expires_on = addDays(world.today(), 20)
  const policy = await filed(
    manager,
    under('unit', flat.unit_id, 'INSURANCE', { name: 'Fire policy', expires_on }),
    await makePdf('Policy'),
  )
  await filed(
    manager,
    under('unit', flat.unit_id, 'PERMIT', { name: 'Lift', expires_on: addDays(world.today(), 3) }),
    await makePdf('Lift'),
  )
  const told = async (person: Person): Promise<string[]> => {
    await remindOfExpiry(world.services)
    await world.work()
    const rows = await world.services.transaction('system', (tx) =>
      tx
        .selectFrom('notification')
        .select(['title', 'message'])
        .where('user_id', '=', person.id)
        .where('key', 'like', 'documents_expire:%')
        .orderBy('id')
        .execute(),
    )
    return rows.map(({ title, message }) => `${title}: ${message}`)
  }
  expect(await told(manager)).toEqual([expect.stringMatching(/^2 documents expire: Lift, .*; Fire policy, /)])
  expect(await told(landlord)).toHaveLength(1)
  expect(await told(tenant)).toEqual([])
  await upload(world, manager, `/documents/${policy.id}/versions`, {
    expires_on: addDays(world.today(), 385),
    file: new File([new Uint8Array(await makePdf('Policy of the next year'))], 'b.pdf'),
  })
  expect(await told(manager)).toHaveLength(1)
  await manager.patch(`/documents/${policy.id}`, { expires_on: world.today() })
  expect((await told(manager)).at(-1)).toMatch(/^A document expires: Fire policy/)
})

test('several documents come as one zip, each under a name of its own, and a foreign one as none', async () => {
  const { manager, unit_id } = await letFlat(world)
  const papers = [await makePdf('The first'), await makePdf('The second')]
  const ids: string[] = []
  for (const paper of papers)
    ids.push((await filed(manager, under('unit', unit_id, 'OTHER', { name: 'Lease a/b' }), paper)).id)
  const answer = await manager.post('/documents/zip', { document_ids: ids })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const parts = unzipSync(answer.rawPayload)
  expect(Object.keys(parts)).toEqual(['Lease a b.pdf', 'Lease a b (2).pdf'])
  expect(Object.values(parts).map((bytes) => Buffer.from(bytes))).toEqual(papers)

  const stranger = (await letFlat(world)).manager
  expect((await stranger.post('/documents/zip', { document_ids: ids })).statusCode).toBe(404)
})
