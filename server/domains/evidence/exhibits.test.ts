import { PDFDocument } from '@cantoo/pdf-lib'
import type { BundleChoice, Chosen, EvidenceBundle } from '@gida/contract/domains/evidence/bundle'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readPdf } from '../../platform/files/pdf/read-pdf.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { phonePhoto } from '../../testing/files/photo.ts'
import { upload } from '../../testing/files/uploads.ts'
import { payAtCheckout } from '../../testing/money/paying.ts'
import type { Person } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { bundleKey } from './bundle-queries.ts'
import { makeBundle } from './making/make-bundle.ts'
import { startBundle } from './making/progress.ts'
import { sweepBundles } from './sweep-bundles.ts'

const world = useWorld()

async function flatWithLease() {
  const flat = await letFlat(world)
  const lease = await world.services.transaction('system', (tx) =>
    tx.selectFrom('lease').select('id').where('unit_id', '=', flat.unit_id).executeTakeFirstOrThrow(),
  )
  return { ...flat, lease_id: lease.id }
}
type Flat = Awaited<ReturnType<typeof flatWithLease>>

async function choicesOf({ manager, lease_id }: Flat): Promise<BundleChoice[]> {
  return (await manager.get(`/leases/${lease_id}/evidence/choices`)).json().choices
}
const ask = (who: Person, lease_id: string, body: object) =>
  who.post(`/leases/${lease_id}/evidence`, { title: 'Rent of Flat B4', ...body })
const listed = async ({ manager, lease_id }: Flat): Promise<EvidenceBundle[]> =>
  (await manager.get(`/leases/${lease_id}/evidence`)).json().data

async function made(flat: Flat, chosen: Partial<Chosen>, more: object = {}) {
  const asked = await ask(flat.manager, flat.lease_id, {
    chosen: { terms: false, ledger: false, ...chosen },
    ...more,
  })
  expect(asked.statusCode, asked.body).toBe(201)
  await world.work()
  const bundle = (await listed(flat)).find(({ id }) => id === asked.json().id)
  expect(bundle).toMatchObject({ status: 'READY' })
  const fetched = async (format: string) =>
    (await flat.manager.get(`/evidence-bundles/${asked.json().id}/download?format=${format}`)).rawPayload
  const found = await readPdf(await fetched('pdf'), 'read')
  if (typeof found === 'string') throw new Error(found)
  const files = unzipSync(await fetched('zip'))
  return { bundle, words: found.text.replace(/\s+/g, ' '), files, names: Object.keys(files) }
}

const file = async ({ manager, lease_id }: Flat, name: string, bytes: Buffer): Promise<string> => {
  const of = { related_entity_type: 'lease', related_entity_id: lease_id, document_type: 'OTHER' }
  const answer = await upload(world, manager, '/documents/upload', {
    ...of,
    file: new File([new Uint8Array(bytes)], name),
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

/** A notice served by pasting on the door, with a photo. */
async function served({ manager, lease_id }: Flat): Promise<string> {
  const { id } = (await manager.post(`/leases/${lease_id}/notices`, { kind: 'QUIT' })).json()
  const service = await manager.post(`/notices/${id}/service`, {
    ...{ method: 'PASTED', served_at: world.services.clock.now().toISOString(), served_by: 'Lateef Salami' },
    ...{
      served_on_name: 'Nobody',
      relation: 'the door',
      place: 'Front door of Flat B4',
      reply: 'NOBODY_THERE',
    },
  })
  expect(service.statusCode, service.body).toBe(200)
  const photo = new File([new Uint8Array(await phonePhoto(600, 400))], 'door.jpg')
  await upload(world, manager, `/notices/${id}/proofs`, { kind: 'PASTED_PHOTO', file: photo })
  return id
}

async function writeAbout(
  { tenant }: LetFlat,
  about: { type: string; id: string },
  content: string,
): Promise<void> {
  const opened = await tenant.post('/communication/conversations', { about })
  expect(opened.statusCode, opened.body).toBeLessThan(300)
  const sent = await upload(world, tenant, '/communication/messages', {
    ...{ conversation_id: opened.json().id, message_type: 'FILE', content },
    files: new File([new Uint8Array(await makePdf('A quotation'))], 'quotation.pdf'),
  })
  expect(sent.statusCode, sent.body).toBe(201)
}

/** A sealed inspection report of the unit. */
async function reported({ manager, unit_id }: LetFlat): Promise<void> {
  const { id, hash } = (
    await manager.post(`/onboarding/units/${unit_id}/inspections`, { kind: 'MOVE_IN' })
  ).json()
  const signed = await manager.post(`/inspections/${id}/signatures`, {
    ...{ side: 'STAFF', name: manager.full_name, hash, way: 'DRAWN', drawing: 'M 40 96 L 58 50 L 90 96' },
  })
  expect(signed.statusCode, signed.body).toBe(201)
}

test('all kinds of exhibits go in: notices with their service, receipts, reports, requests, and messages about any of it with their files', async () => {
  const flat = await flatWithLease()
  const { payment_id } = await payAtCheckout(world, flat, { amount: 1_000_000 })
  const request = await flat.tenant.post(`/onboarding/units/${flat.unit_id}/maintenance`, {
    ...{ title: 'Kitchen tap is leaking', category: 'WATER', answers: { sign: 'LEAK', amount: 'RUNS' } },
  })
  await served(flat)
  await reported(flat)
  await writeAbout(flat, { type: 'payment', id: payment_id }, 'I paid into 0123456789 today')
  await writeAbout(flat, { type: 'maintenance', id: request.json().id }, 'The tap is still leaking')
  await world.work()

  const choices = await choicesOf(flat)
  const ids = (kind: BundleChoice['kind']) => choices.flatMap((one) => (one.kind === kind ? one.id : []))
  expect([...new Set(choices.map(({ kind }) => kind))]).toEqual([
    'TERMS',
    'NOTICE',
    'LEDGER',
    'RECEIPT',
    'INSPECTION',
    'REQUEST',
    'MESSAGE',
  ])
  const chosen = {
    ...{ terms: true, ledger: true, notices: ids('NOTICE'), receipts: ids('RECEIPT') },
    ...{ inspections: ids('INSPECTION'), requests: ids('REQUEST'), messages: ids('MESSAGE') },
  }
  const { words, names } = await made(flat, chosen, { claim_amount: 119_000_000 })
  for (const said of [
    ...['Notice to quit of', 'Record of service', 'Front door of Flat B4', 'Kitchen tap is leaking'],
    ...['The tap is still leaking', 'With it: quotation.pdf', 'Receipt ', 'Claimed ₦1,190,000.00'],
  ])
    expect(words).toContain(said)
  expect(words, 'account numbers are shortened in what is drawn here').toContain('••••••6789')
  expect(words).not.toContain('0123456789')
  for (const name of [
    'Notice to quit.pdf',
    'Service.pdf',
    'Photo of the pasted notice.jpg',
    'Move-in report.pdf',
    'Request.pdf',
    'quotation.pdf',
  ])
    expect(names.join()).toContain(name)
})

test('the ledger goes from the day to the day that were asked for, with what was brought forward', async () => {
  const flat = await flatWithLease()
  await payAtCheckout(world, flat, { amount: 1_000_000 })
  const today = world.today()
  const { words } = await made(flat, { ledger: true }, { from: today, to: today })
  expect(words).toContain('Brought forward')
  const wrong = await ask(flat.manager, flat.lease_id, { chosen: {}, from: today, to: '2020-01-01' })
  expect([wrong.statusCode, wrong.body.includes('on or after the first')]).toEqual([400, true])
})

test('a PDF that is protected, broken or full of scripts has a slip or quiet pages, and its original stays as it was', async () => {
  const flat = await flatWithLease()
  const owned = await makePdf('Only its owner may change it', { ownerPassword: 'owner' })
  const active = await PDFDocument.create()
  active.addPage([300, 200]).drawText('With a script')
  active.addJavaScript('run', 'app.alert(1)')
  const scripted = Buffer.from(await active.save())
  const documents = [await file(flat, 'owned.pdf', owned), await file(flat, 'scripted.pdf', scripted)]
  const broken = await file(flat, 'later.pdf', await makePdf('It is spoiled on the disk'))
  await world.services.transaction('system', async (tx) => {
    const { id } = await tx
      .selectFrom('document_version')
      .select('id')
      .where('document_id', '=', broken)
      .executeTakeFirstOrThrow()
    await world.services.files.put(
      `documents/${id}/full`,
      Buffer.from('%PDF-1.7\nspoiled\n%%EOF'),
      'application/pdf',
    )
  })
  const { bundle, files, names } = await made(flat, { documents: [...documents, broken] })
  expect(bundle?.slips).toEqual([
    expect.stringMatching(/owned.*protected/),
    expect.stringMatching(/later.*cannot be read/),
  ])
  expect(Buffer.from(files['Evidence bundle.pdf'] ?? []).toString('latin1')).not.toContain('app.alert')
  for (const [name, bytes] of [
    ['owned', owned],
    ['scripted', scripted],
  ] as const) {
    const kept = files[names.find((one) => one.includes(name)) ?? '']
    expect(sha256Hex(kept ?? new Uint8Array())).toBe(sha256Hex(bytes))
  }
})

test('a file that is not kept any more is named as missing, and is not left out in silence', async () => {
  const flat = await flatWithLease()
  const gone = await file(flat, 'agreement.pdf', await makePdf('What was agreed'))
  await world.services.transaction('system', async (tx) => {
    const { id } = await tx
      .selectFrom('document_version')
      .select('id')
      .where('document_id', '=', gone)
      .executeTakeFirstOrThrow()
    await world.services.files.remove(`documents/${id}/full`)
  })
  const { bundle, words, names } = await made(flat, { terms: true, documents: [gone] })
  expect(bundle?.slips).toEqual([expect.stringMatching(/agreement.*no longer kept/)])
  expect(words).toContain('Not kept any more')
  expect(names.join()).not.toContain('agreement')
})

test('the terms name the day in Lagos on which the lease was entered', async () => {
  const flat = await flatWithLease()
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('lease')
      .set({ created_at: new Date('2026-10-31T23:30:00Z') })
      .where('id', '=', flat.lease_id)
      .execute(),
  )
  const { words } = await made(flat, { terms: true })
  expect(words).toMatch(/Entered 1 Nov(ember)? 2026/)
})

test('a job that was killed begins anew, and of two at once one counts: the bytes are those that are named, and it is told once', async () => {
  const flat = await flatWithLease()
  const asked = await ask(flat.manager, flat.lease_id, { chosen: { terms: true, ledger: false } })
  const { id } = asked.json()
  await world.services.transaction('system', (tx) => startBundle(tx, id))
  await world.services.files.put(bundleKey(id, 'pdf'), Buffer.from('half of it'), 'application/pdf')
  expect((await flat.manager.get(`/evidence-bundles/${id}/download?format=pdf`)).statusCode).not.toBe(200)
  await Promise.all([1, 2].map(() => makeBundle.run(world.services, { bundle_id: id })))
  await world.work()
  const [bundle] = await listed(flat)
  const bytes = (await flat.manager.get(`/evidence-bundles/${id}/download?format=pdf`)).rawPayload
  expect(bundle).toMatchObject({ id, status: 'READY', pdf_sha256: sha256Hex(bytes) })
  const bell = (await flat.manager.get('/communication/notifications?limit=100')).json().data
  expect(
    bell.filter(({ title }: { title: string }) => title === 'Your evidence bundle is ready'),
  ).toHaveLength(1)
})

test('after its six years a bundle is forgotten, bytes and row, and none before', async () => {
  const flat = await flatWithLease()
  const [old, young] = [await made(flat, { terms: true }), await made(flat, { terms: true })]
  const key = bundleKey(old.bundle?.id ?? '', 'pdf')
  expect(await world.services.files.get(key)).not.toBeNull()
  await world.services.transaction('system', (tx) =>
    tx
      .updateTable('evidence_bundle')
      .set({ finished_at: new Date(tx.now.getTime() - 6 * 366 * 86_400_000) })
      .where('id', '=', old.bundle?.id ?? '')
      .execute(),
  )
  await sweepBundles(world.services)
  expect((await listed(flat)).map(({ id }) => id)).toEqual([young.bundle?.id])
  expect(await world.services.files.get(key)).toBeNull()
})
