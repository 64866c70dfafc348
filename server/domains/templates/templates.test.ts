import { randomUUID } from 'node:crypto'
import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import type { TemplateDetail } from '@gida/contract/domains/templates/template'
import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { readPdf } from '../../platform/files/pdf/read-pdf.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { entrustUnits } from '../estates/index.ts'

const world = useWorld()

const RENT = { transaction_type: 'RENT_PAYMENT', description: 'Rent', amount: 120_000_000 } as const
const BODY = `Port Harcourt, {{today}}

## Parties
{{landlord.name}} lets {{unit.name}} to {{tenant.name}} until {{lease.end}}, for {{lease.rent}} ({{lease.rent_words}}).

## Deposit
It is returned within {{refund_days}} days.{{if lawyer}} Drawn up by {{lawyer}}.{{end}}`
const VARIABLES = [
  { key: 'refund_days', label: 'Days to refund', type: 'number', required: true },
  { key: 'lawyer', label: 'Lawyer', type: 'person', required: false },
]

async function written(who: Person, estate_id: string, body = BODY): Promise<TemplateDetail> {
  const made = await who.post('/templates', {
    ...{ estate_id, name: 'Plain agreement', kind: 'TENANCY_AGREEMENT', body, variables: VARIABLES },
  })
  expect(made.statusCode, made.body).toBe(201)
  return made.json()
}
async function published(who: Person, estate_id: string, body?: string): Promise<TemplateDetail> {
  const { id, revision } = await written(who, estate_id, body)
  return (await who.post(`/templates/${id}/publish`, { revision })).json()
}
async function leaseOf(flat: LetFlat): Promise<string> {
  const lease = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  return lease.id
}
async function bytesOf(who: Person, { id }: DocumentDetail): Promise<Buffer> {
  return (await who.get(`/documents/${id}/download`)).rawPayload
}
async function wordsOf(who: Person, document: DocumentDetail): Promise<string> {
  const found = await readPdf(await bytesOf(who, document), 'read')
  return typeof found === 'string' ? found : found.text.replace(/\s+/g, ' ')
}

test('a template that is sent again with its client_id is one, also at once, and another one with it is refused', async () => {
  const { manager, estate_id } = await letFlat(world)
  const body = {
    ...{ estate_id, name: 'Plain agreement', kind: 'TENANCY_AGREEMENT', body: BODY, variables: VARIABLES },
    client_id: randomUUID(),
  }
  const tries = await Promise.all([1, 2, 3].map(() => manager.post('/templates', body)))
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  expect(new Set(tries.map((one) => one.json().id)).size).toBe(1)
  expect((await manager.post('/templates', { ...body, name: 'Other' })).json().code).toBe('CLIENT_ID_USED')
})

test('who writes for one estate alone need not name it; who writes for two is asked which', async () => {
  const { manager, estate_id } = await letFlat(world)
  const body = { name: 'House rules', kind: 'LETTER', body: '## Rules\nNo noise after ten.' }
  const made = await manager.post('/templates', body)
  expect([made.statusCode, made.json().estate_id]).toEqual([201, estate_id])
  await manager.post('/estates', {
    ...{ name: 'Second Court', address: '14 Freedom Way', state: 'Lagos', lga: 'Eti-Osa' },
  })
  const asked = await manager.post('/templates', { ...body, name: 'Other rules' })
  expect([asked.statusCode, asked.json().details]).toEqual([
    400,
    [{ path: 'estate_id', message: 'Say for which estate.' }],
  ])
})

test('a lease becomes a paper: what is missing is asked for, and the paper keeps its version', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant } = flat
  const lease_id = await leaseOf(flat)
  const { id } = await published(manager, flat.estate_id)
  const blank = await manager.post(`/templates/${id}/generate`, { lease_id, variables: {} })
  expect(blank.statusCode).toBe(422)
  expect(blank.json()).toMatchObject({ code: 'MISSING_VARIABLES', details: { keys: ['refund_days'] } })
  const preview = (await manager.post(`/templates/${id}/preview`, { lease_id })).json()
  expect(preview).toMatchObject({ version: 1, missing: [{ key: 'refund_days', type: 'number' }] })
  expect(preview.known).toContainEqual({ key: 'lease.rent', label: 'Rent', text: '₦1,200,000.00' })

  const client_id = randomUUID()
  const asked = {
    lease_id,
    client_id,
    variables: { refund_days: 14, lawyer: 'Barr. Ẹ́bùn {{x}} <b>', 'tenant.name': 'Somebody else' },
  }
  const made = await landlord.post(`/templates/${id}/generate`, asked)
  expect(made.statusCode, made.body).toBe(201)
  const paper: DocumentDetail = made.json()
  expect(paper).toMatchObject({
    document_type: 'TENANCY_AGREEMENT',
    related_entity_id: lease_id,
    name: 'Plain agreement',
  })
  const again = await landlord.post(`/templates/${id}/generate`, asked)
  expect([again.statusCode, again.json().id]).toEqual([200, paper.id])
  const words = await wordsOf(tenant, paper)
  for (const said of [
    tenant.full_name,
    '1. Parties',
    'One million, two hundred thousand naira only',
    '31 October 2027',
    '14 days',
    'Barr. Ẹ́bùn {{x}} <b>',
    'version 1',
    'Page 1 of 1',
  ])
    expect(words).toContain(said)

  const changed = await manager.patch(`/templates/${id}`, {
    body: BODY.replace('14', '30'),
    variables: VARIABLES,
    revision: 0,
  })
  expect(changed.json()).toMatchObject({ published: 1, draft: 2, papers: 1 })
  await manager.post(`/templates/${id}/publish`, { revision: 1 })
  expect((await tenant.get(`/templates/papers/${paper.id}`)).json().origin).toMatchObject({
    version: 1,
    newest: 2,
    sha256: paper.sha256,
  })
  expect((await manager.get(`/templates/${id}/text?version=1`)).json().body).toBe(BODY)
  expect((await manager.delete(`/templates/${id}`)).statusCode).toBe(204)
  expect((await manager.get(`/templates/${id}`)).statusCode).toBe(404)
  expect((await tenant.get(`/templates/papers/${paper.id}`)).json().origin.is_removed).toBe(true)
})

test('managers write for their estate, landlords for themselves, and agents make papers of the homes they run', async () => {
  const flat = await letFlat(world)
  const { manager, landlord, tenant, estate_id } = flat
  const agent = await signedIn(world, 'PROPERTY_MANAGER')
  await world.services.transaction('system', (tx) =>
    entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: [flat.unit_id] }),
  )
  const ours = await published(manager, estate_id, 'To {{tenant.name}}, today.')
  const theirs = await written(landlord, estate_id)
  const change = { body: 'Changed', variables: [] }
  const statuses = async (who: Person) => [
    (await who.get(`/templates/${ours.id}`)).statusCode,
    (await who.patch(`/templates/${ours.id}`, change)).statusCode,
    (await who.patch(`/templates/${theirs.id}`, change)).statusCode,
    (await who.post('/templates', { estate_id, name: 'x', kind: 'LETTER', body: 'x' })).statusCode,
  ]
  expect(await statuses(agent)).toEqual([200, 403, 403, 403])
  expect(await statuses(landlord)).toEqual([200, 403, 200, 201])
  expect(await statuses(tenant)).toEqual([403, 403, 403, 403])
  expect(await statuses((await letFlat(world)).manager)).toEqual([404, 404, 404, 404])
  const lease_id = await leaseOf(flat)
  expect((await agent.post(`/templates/${ours.id}/generate`, { lease_id })).statusCode).toBe(201)
  const other = await letFlat(world, { estate_id, manager })
  const foreign = await agent.post(`/templates/${ours.id}/generate`, { lease_id: await leaseOf(other) })
  expect(foreign.statusCode).toBe(404)
  const elsewhere = await letFlat(world, { manager })
  expect(
    (await manager.post(`/templates/${ours.id}/generate`, { lease_id: await leaseOf(elsewhere) })).statusCode,
  ).not.toBe(201)
})

test('two who write the same draft do not overwrite each other, and what is published is frozen', async () => {
  const { manager, estate_id } = await letFlat(world)
  const { id, revision } = await written(manager, estate_id)
  const change = (body: string) => manager.patch(`/templates/${id}`, { body, variables: [], revision })
  const both = await Promise.all([change('First'), change('Second')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const wrong = await manager.patch(`/templates/${id}`, { body: '## Rent\n{{lease.rnt}}', variables: [] })
  expect(wrong.json().details).toEqual([
    { path: 'body', message: 'In “Rent”: There is no variable “lease.rnt”.' },
  ])
  const unpublished = await manager.post(`/templates/${id}/generate`, {})
  expect(unpublished.json().message).toContain('Publish')
  await manager.post(`/templates/${id}/publish`, { revision: revision + 1 })
  const frozen = world.services.transaction('system', (tx) =>
    tx.updateTable('template_version').set({ body: 'x' }).where('template_id', '=', id).execute(),
  )
  await expect(frozen).rejects.toThrow()
})

test('the same paper goes out for Word, and is taken by the checks of documents', async () => {
  const flat = await letFlat(world)
  const { id } = await published(
    flat.manager,
    flat.estate_id,
    '## A & B\n| x | y |\n| {{tenant.name}} | <z> |\n- one\n~ Landlord',
  )
  const made = await flat.manager.post(`/templates/${id}/generate`, {
    lease_id: await leaseOf(flat),
    format: 'docx',
    name: 'Ọ́bẹ̀',
  })
  expect(made.statusCode, made.body).toBe(201)
  expect(made.json().content_type).toContain('wordprocessingml')
  const bytes = await bytesOf(flat.manager, made.json())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('one letter goes to each home in arrears, under its lease and in one zip; what one lacks is said', async () => {
  const flat = await letFlat(world)
  const { manager, estate_id } = flat
  const late = { ...RENT, due_date: addDays(world.today(), -20) }
  const late2 = await letFlat(world, { estate_id, manager, charges: [late] })
  await letFlat(world, { estate_id, manager, charges: [{ ...RENT, due_date: addDays(world.today(), 90) }] })
  const { id } = await published(
    manager,
    estate_id,
    'Dear {{tenant.name}}, {{arrears.total}} is open. {{tenant.address}} {{refund_days}}',
  )
  await world.services.transaction('system', async (tx) => {
    await tx
      .updateTable('users')
      .set({ address: '1 Broad Street' })
      .where('id', '=', late2.tenant.id)
      .execute()
    await tx.updateTable('users').set({ address: null }).where('id', '=', flat.tenant.id).execute()
  })
  const blank = await manager.post(`/templates/${id}/batches`, { of: 'ARREARS', variables: {} })
  expect(blank.json().code).toBe('MISSING_VARIABLES')
  const asked = await manager.post(`/templates/${id}/batches`, {
    of: 'ARREARS',
    variables: { refund_days: 14 },
  })
  expect(asked.statusCode, asked.body).toBe(422) // the first unit is tried at once
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ address: '2 Broad Street' }).where('id', '=', flat.tenant.id).execute(),
  )
  const begun = await manager.post(`/templates/${id}/batches`, {
    of: 'ARREARS',
    variables: { refund_days: 14 },
  })
  expect(begun.json()).toMatchObject({ status: 'WAITING', total: 2, done: 0 })
  await world.services.transaction('system', (tx) =>
    tx.updateTable('users').set({ address: null }).where('id', '=', late2.tenant.id).execute(),
  )
  await world.work()
  const batch = begun.json().id
  expect((await manager.get(`/templates/batches/${batch}`)).json()).toMatchObject({
    ...{ status: 'READY', total: 2, done: 2 },
    failed: [{ tenant_name: late2.tenant.full_name, failure: expect.stringContaining('Tenant, address') }],
  })
  const zip = await manager.get(`/templates/batches/${batch}/file`)
  expect(zip.headers['content-type']).toBe('application/zip')
  expect(zip.rawPayload.toString('latin1')).toContain('001 Flat B4')
  const theirs = (await flat.tenant.get('/documents')).json().data
  expect(theirs).toMatchObject([{ name: 'Plain agreement', related_entity_id: await leaseOf(flat) }])
  for (const other of [flat.landlord, late2.landlord])
    expect((await other.get(`/templates/batches/${batch}`)).statusCode).toBe(404)
})

test('everybody in arrears gets the letter, also who stays on after their lease or has left', async () => {
  const charges = [{ ...RENT, due_date: addDays(world.today(), -20) }]
  const { manager, estate_id } = await letFlat(world, { charges })
  for (const status of ['EXPIRED', 'TERMINATED'] as const) {
    const { unit_id } = await letFlat(world, { estate_id, manager, charges })
    await world.services.transaction('system', (tx) =>
      tx.updateTable('lease').set({ status }).where('unit_id', '=', unit_id).execute(),
    )
  }
  const { id } = await published(manager, estate_id, 'Dear {{tenant.name}}, {{arrears.total}} is open.')
  const total = async (of: string) =>
    (await manager.post(`/templates/${id}/batches`, { of, variables: {} })).json().total
  expect([await total('ARREARS'), await total('ALL')]).toEqual([3, 1])
})

test('papers for many are of the version that was asked for, whatever is published while they are made', async () => {
  const flat = await letFlat(world)
  const { manager } = flat
  const { id } = await published(manager, flat.estate_id, 'The first text. {{refund_days}}')
  const begun = await manager.post(`/templates/${id}/batches`, { of: 'ALL', variables: { refund_days: 14 } })
  expect(begun.json()).toMatchObject({ version: 1, total: 1 })
  const { revision } = (
    await manager.patch(`/templates/${id}`, { body: 'The second text.', variables: [], revision: 0 })
  ).json()
  expect((await manager.post(`/templates/${id}/publish`, { revision })).json().published).toBe(2)
  await world.work()
  expect((await manager.get(`/templates/batches/${begun.json().id}`)).json().failed).toEqual([])
  const [paper] = (await manager.get('/documents')).json().data
  expect(await wordsOf(manager, paper)).toContain('The first text.')
})
