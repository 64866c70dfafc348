import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { readSeal } from '@gida/contract/domains/signing/read-seal'
import type { SignatureStatus } from '@gida/contract/domains/signing/request'
import { addDays, formatDay, startOfDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { withClient } from '../../platform/db/schema/provision.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { phonePhoto } from '../../testing/files/photo.ts'
import { textOf } from '../../testing/files/read-pdf.ts'
import { upload } from '../../testing/files/uploads.ts'
import { sentTo } from '../../testing/outbox.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { signerOf } from '../../testing/sign-by-link.ts'
import { useWorld } from '../../testing/world.ts'
import { fileKey } from '../documents/filing/file-key.ts'
import { runSigningClock } from './run-signing-clock.ts'
import { sealRequest } from './sealing/seal-request.ts'
import { signingWords } from './words/words.ts'

const world = useWorld()
const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@test.gida.ng`

async function pdf(change: (made: PDFDocument) => unknown = () => {}): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage([400, 300]).drawText(`Tenancy ${randomUUID()}`, { size: 12 })
  await change(made)
  return Buffer.from(await made.save())
}

async function filed(who: Person, of: Record<string, string>, bytes?: Buffer, name = 'paper.pdf') {
  const file = new File([new Uint8Array(bytes ?? (await pdf()))], name)
  const answer = await upload(world, who, '/documents/upload', { ...of, file })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as DocumentDetail
}
const underUnit = ({ unit_id }: LetFlat, document_type = 'OTHER') => ({
  ...{ related_entity_type: 'unit', related_entity_id: unit_id, document_type },
})

type Options = { emails?: string[]; in_order?: boolean; expires_on?: string }

/** A document of a flat sent to these signers. */
async function sent({ emails = [address('ada'), address('tunde')], ...more }: Options = {}) {
  const flat = await letFlat(world)
  const document = await filed(flat.manager, underUnit(flat))
  const path = `/documents/${document.id}/signature`
  const signers = emails.map((email, i) => ({ name: `Signer ${i + 1}`, email, role: 'TENANT' }))
  const answer = await flat.manager.post(path, { signers, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  const people = await Promise.all(emails.map((email) => signerOf(world, email)))
  const status = async (): Promise<SignatureStatus> => (await flat.manager.get(`${path}/status`)).json()
  return { ...flat, document, path, people, status }
}
const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place]
  if (found === undefined) throw new Error(`There is none at ${place}.`)
  return found
}
const keysOf = async () => (await world.app.inject({ url: '/api/v1/digital-signing/keys' })).json().data
const fileOf = async (version_id: string) =>
  Buffer.from((await world.services.files.get(fileKey(version_id))) ?? Buffer.alloc(0))

test('two sign one after the other, and one sealed paper goes to both, with all that happened', async () => {
  const { manager, document, path, people, status } = await sent()
  const [first, second] = [at(people, 0), at(people, 1)]
  expect((await status()).signers.map(({ is_next }) => is_next)).toEqual([true, false])
  expect(await sentTo(world, second.email)).toEqual([])
  const seen = (await first.look()).json()
  expect(seen).toMatchObject({ document: { name: 'paper', pages: 1 }, is_your_turn: true, status: 'SENT' })
  expect(JSON.stringify(seen)).not.toContain(first.email)
  expect((await first.page()).body).not.toContain('/pages/1')
  expect((await first.page('/pages/1')).statusCode).toBe(404)
  expect((await first.sign()).json().code).toBe('SIGNING_CODE_NEEDED')
  expect((await first.open()).statusCode).toBe(200)
  expect((await first.page()).body).toContain('/pages/1')
  expect((await first.page('/pages/1')).headers['content-type']).toBe('image/webp')
  expect((await first.sign({ kind: 'DRAWN', value: 'M10 20 L40 50 L60 20' })).json().status).toBe(
    'PARTLY_SIGNED',
  )
  expect((await first.look()).statusCode).toBe(410)

  await second.open()
  expect((await second.sign()).statusCode).toBe(200)
  await world.work()
  const done = await status()
  expect(done).toMatchObject({ status: 'COMPLETED', can: { send: false, change: false } })
  expect(done.request?.events.map(({ kind }) => kind)).toEqual([
    ...['SEALED', 'SIGNED', 'CODE_SENT', 'OPENED', 'CODE_SENT', 'LINK_SENT'],
    ...['SIGNED', 'CODE_SENT', 'OPENED', 'CODE_SENT', 'CODE_SENT', 'LINK_SENT', 'SENT'],
  ])
  const detail: DocumentDetail = (await manager.get(`/documents/${document.id}`)).json()
  expect(detail).toMatchObject({ version: 2, sha256: done.request?.sealed?.sha256 })
  const bytes = await fileOf(at(detail.versions, 0).id)
  expect(await readSeal(new Uint8Array(bytes), await keysOf())).toBe('GENUINE')
  const check = async (hash: string) =>
    (await world.app.inject({ url: `/api/v1/digital-signing/papers/${hash}` })).json().state
  expect(await check(sha256Hex(bytes))).toBe('SEALED')
  expect(await check(sha256Hex(Buffer.concat([bytes, Buffer.from(' ')])))).toBe('UNKNOWN')
  for (const { email, page } of people) {
    expect((await sentTo(world, email))[0]).toMatchObject({ subject: 'Signed by all: paper' })
    expect((await page()).body).toContain('Signed by all, and sealed')
  }
  const copy = await first.page('/copy')
  expect(copy.rawPayload.equals(bytes)).toBe(true)
  const { text = '', signature = '', public_key = '' } = done.request?.evidence ?? {}
  expect(JSON.parse(text)).toMatchObject({
    sha256: { sent: document.sha256, sealed: sha256Hex(bytes) },
    signers: [
      { signature: { kind: 'DRAWN', user_agent: 'Chrome on a phone' } },
      { signature: { kind: 'TYPED' } },
    ],
  })
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' })
  const isOurs = (said: string) => verify(null, Buffer.from(said), key, Buffer.from(signature, 'base64url'))
  expect(isOurs(text)).toBe(true)
  expect(isOurs(text.replace('DRAWN', 'TYPED'))).toBe(false)
  expect((await manager.post(path, { signers: [{ name: 'Ada', email: address('a') }] })).json().code).toBe(
    'FILE_REFUSED',
  )
  expect((await manager.delete(`/documents/${document.id}`)).json().code).toBe('ILLEGAL_STATE')
})

test('nobody signs out of turn, twice, with an old code, or with a link that somebody passed on', async () => {
  const { manager, path, people } = await sent({ in_order: true })
  const [first, second] = [at(people, 0), at(people, 1)]
  await first.open()
  const code = await first.code()
  expect(
    (
      await first.call('/sign', { consent: true, signature: { kind: 'TYPED', value: 'Ada' }, code: '000000' })
    ).json().code,
  ).toBe('SIGNING_CODE_WRONG')
  const thief = await signerOf(world, first.email)
  const stolen = { consent: true, signature: { kind: 'TYPED', value: 'Ada' }, code }
  expect((await thief.call('/sign', stolen)).json().code).toBe('SIGNING_CODE_NEEDED')
  expect((await thief.call('/decline', { reason: 'Not mine' })).json().code).toBe('SIGNING_CODE_NEEDED')
  expect((await first.call('/sign', { ...stolen, consent: false })).statusCode).toBe(400)
  const both = await Promise.all([1, 2].map(() => first.call('/sign', stolen)))
  expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await first.call('/sign', stolen)).statusCode).toBe(410)

  expect((await second.look()).statusCode).toBe(200)
  const third = address('uche')
  const replaced = await manager.post(`${path}/replace`, { place: 2, name: 'Uche Eze', email: third })
  expect(replaced.json().signers[1]).toMatchObject({ name: 'Uche Eze', is_next: true, opened_at: null })
  expect((await second.look()).statusCode).toBe(410)
  const uche = await signerOf(world, third)
  await uche.open()
  const unsigned = await uche.signOnPage({ kind: 'DRAWN', drawing: '<svg onload=alert(1)>' })
  expect([unsigned.statusCode, unsigned.body.includes('Draw your signature.')]).toEqual([400, true])
  const photo = new File([new Uint8Array(await phonePhoto(900, 500))], 'mine.jpg')
  expect((await uche.signOnPage({ kind: 'UPLOADED', file: photo })).statusCode).toBe(303)
  expect((await uche.page()).body).toContain('All have signed')
})

const stale = { consent: true, signature: { kind: 'TYPED', value: 'Ada' } }

test('a form sent to a link that was mistyped leads to the page that says so', async () => {
  const sent = await world.app.inject({
    method: 'POST',
    url: `/sign/${encodeURIComponent('ọ😀')}`,
    payload: '',
  })
  expect(sent.statusCode).toBe(303)
  const page = await world.app.inject({ url: sent.headers.location ?? '', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('a form that is sent twice ends on what it did, signed or declined', async () => {
  const { people } = await sent({ in_order: false })
  const [ada, tunde] = [at(people, 0), at(people, 1)]
  await ada.open()
  const parts = { kind: 'TYPED', name: 'Ada' }
  const signed = [await ada.signOnPage(parts), await ada.signOnPage(parts)]
  expect(signed.map(({ statusCode }) => statusCode)).toEqual([303, 200])
  expect(signed[1]?.body).toContain(signingWords.en.signed)

  await tunde.open()
  const decline = async () =>
    world.app.inject({
      ...{ method: 'POST', url: `/sign/${await tunde.link()}` },
      headers: { cookie: tunde.cookie(), 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'act=decline&reason=The+rent+is+another+one.',
    })
  const declined = [await decline(), await decline(), await tunde.page()]
  expect(declined.map(({ statusCode }) => statusCode)).toEqual([303, 410, 410])
  for (const page of declined.slice(1)) expect(page.body).toContain(signingWords.en.declined.title)
})

test('declined, voided or expired, it ends for all, and who signed reads why', async () => {
  const declined = await sent({ in_order: false })
  await at(declined.people, 0).open()
  await at(declined.people, 0).sign()
  await at(declined.people, 1).open()
  const no = await at(declined.people, 1).call('/decline', { reason: 'The rent is another one.' })
  expect(no.json()).toEqual({ status: 'DECLINED' })
  expect((await sentTo(world, at(declined.people, 0).email))[0]?.text).toContain('The rent is another one.')
  expect(await declined.status()).toMatchObject({
    status: 'DECLINED',
    signers: [{ status: 'SIGNED' }, { status: 'DECLINED', reason: 'The rent is another one.' }],
    can: { send: true },
  })

  const voided = await sent()
  await at(voided.people, 0).open()
  await voided.manager.post(`${voided.path}/void`, { reason: 'A wrong name.' })
  expect((await at(voided.people, 0).call('/sign', { ...stale, code: '000000' })).statusCode).toBe(410)
  expect((await at(voided.people, 0).page('/pages/1')).statusCode).toBe(404)
  expect((await voided.manager.post(`${voided.path}/void`, { reason: 'Again.' })).statusCode).toBe(409)

  const late = await sent({ expires_on: world.today() })
  const [tab, other] = [at(late.people, 0), at(late.people, 0)]
  await tab.open()
  const code = await tab.code()
  await expireNow(late.document.id)
  const signature = { kind: 'TYPED', value: 'Ada' }
  for (const one of [tab, other])
    expect((await one.call('/sign', { consent: true, signature, code })).statusCode).toBe(410)
  await runSigningClock(world.services)
  expect((await late.status()).status).toBe('EXPIRED')
  expect(
    (await late.manager.post(`${late.path}/extend`, { expires_on: addDays(world.today(), 3) })).statusCode,
  ).toBe(409)
})

test('who still has to sign is told the new last day, once; who signed, and whose turn has not come, is not', async () => {
  const [first, second, third] = [address('ada'), address('tunde'), address('bola')]
  const { manager, path, people } = await sent({ emails: [first, second, third] })
  await at(people, 0).open()
  await at(people, 0).sign()
  const heard = async (email: string) =>
    (await sentTo(world, email)).filter(({ subject }) => subject?.startsWith('New date to sign by'))
  const day = addDays(world.today(), 20)
  for (const expires_on of [day, day]) await manager.post(`${path}/extend`, { expires_on })
  const [told, ...more] = await heard(second)
  expect(told?.text).toContain(`until ${formatDay(day)}`)
  expect(told?.links).toHaveLength(1)
  expect([more, await heard(first), await heard(third)]).toEqual([[], [], []])
})

test('what is out to be signed stays the newest file until its signers are done or it is taken back', async () => {
  const { manager, document, path } = await sent()
  const file = new File([new Uint8Array(await pdf())], 'other.pdf')
  const replace = () => upload(world, manager, `/documents/${document.id}/versions`, { file })
  const refused = await replace()
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Withdraw it from its signers first'),
  ])
  const mayReplace = async () => (await manager.get(`/documents/${document.id}`)).json().can.replace
  expect(await mayReplace()).toBe(false)
  await manager.post(`${path}/void`, { reason: 'A wrong name.' })
  expect(await mayReplace()).toBe(true)
  expect((await replace()).statusCode).toBe(201)
})

test('a request ends with the day of the moment that its sender names', async () => {
  const flat = await letFlat(world)
  const document = await filed(flat.manager, underUnit(flat))
  const signers = [{ name: 'Ada Obi', email: address('ada') }]
  const ask = (more: object) => flat.manager.post(`/documents/${document.id}/signature`, { signers, ...more })
  const expires_at = `${addDays(world.today(), 3)}T10:00:00Z`
  expect((await ask({ expires_at: '2020-01-01T00:00:00Z' })).statusCode).toBe(400)
  expect((await ask({ expires_at: world.services.clock.now().toISOString() })).statusCode).toBe(400)
  expect((await ask({ expires_at, expires_on: world.today() })).statusCode).toBe(400)
  const { request } = (await ask({ expires_at })).json()
  expect(request.expires_at).toBe(startOfDay(addDays(world.today(), 4)).toISOString())
})

const expireNow = (document_id: string) =>
  world.services.transaction('system', (tx) =>
    tx
      .updateTable('signature_request')
      .set({ expires_at: new Date(tx.now.getTime() - 1_000) })
      .where('document_id', '=', document_id)
      .execute(),
  )

test('the last two at once, a sealing that runs twice and one that was killed make one sealed paper', async () => {
  const { manager, document, people, status } = await sent({ in_order: false })
  for (const person of people) await person.open()
  const codes = await Promise.all(people.map((person) => person.code()))
  const signature = { kind: 'TYPED', value: 'Ada' }
  const answers = await Promise.all(
    people.map((person, i) => person.call('/sign', { consent: true, signature, code: codes[i] })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const request_id = (await status()).request?.id ?? ''
  const { files } = world.services
  const killed = { ...world.services, transaction: killedAtCommit() }
  await expect(
    sealRequest.run({ ...killed, files: { ...files, remove: async () => {} } }, { request_id }),
  ).rejects.toThrow('killed')
  expect((await status()).status).toBe('SEALING')
  await Promise.allSettled([1, 2].map(() => sealRequest.run(world.services, { request_id })))
  await world.work()
  const detail: DocumentDetail = (await manager.get(`/documents/${document.id}`)).json()
  expect(detail.versions).toHaveLength(2)
  expect(sha256Hex(await fileOf(at(detail.versions, 0).id))).toBe((await status()).request?.sealed?.sha256)
  expect((await status()).request?.events.filter(({ kind }) => kind === 'SEALED')).toHaveLength(1)
  const copies = (await sentTo(world, at(people, 0).email)).filter(({ subject }) =>
    subject?.startsWith('Signed by all'),
  )
  expect(copies).toHaveLength(1)
})

/** The second transaction fails just before its commit, as if the process were killed. */
function killedAtCommit(): typeof world.services.transaction {
  let count = 0
  return (actor, work) =>
    world.services.transaction(actor, async (tx) => {
      const done = await work(tx)
      if (++count === 2) throw new Error('killed')
      return done
    })
}

test('who is next is reminded once at each step, and neighbours and tenants change nothing', async () => {
  const flat = await sent({ expires_on: addDays(world.today(), 1) })
  const { path, tenant, landlord, people } = flat
  for (let i = 0; i < 2; i++) {
    await runSigningClock(world.services)
    await world.work()
  }
  const told = await sentTo(world, at(people, 0).email)
  expect(told.map(({ subject }) => subject)).toEqual(['Still to sign: paper', 'Please sign: paper'])
  const [asked] = told.slice(-1)
  expect(asked?.text).toContain(`until ${formatDay(addDays(world.today(), 1))}, 23:59 (Lagos)`)
  expect(await sentTo(world, at(people, 1).email)).toEqual([])
  const stranger = await signedIn(world, 'ESTATE_MANAGER')
  expect((await stranger.get(`${path}/status`)).statusCode).toBe(404)
  expect((await tenant.get(`${path}/status`)).json()).toMatchObject({ can: { send: false, change: false } })
  expect((await tenant.post(`${path}/void`, { reason: 'Mine' })).statusCode).toBe(403)
  expect((await landlord.get(`${path}/status`)).json().can.change).toBe(true)
  expect((await flat.manager.post(`${path}/remind`, { place: 2 })).json().code).toBe('NOT_YOUR_TURN')
})

test('however many were reminded already, whoever comes after them is reminded too', async () => {
  const { document, people } = await sent({ expires_on: addDays(world.today(), 1) })
  const soon = new Date(world.services.clock.now().getTime() + 3_600_000)
  await withClient(world.ownerUrl, (owner) =>
    owner.query(
      `with version as (
         insert into document_version select (jsonb_populate_record(v, jsonb_build_object(
           'id', uuidv7(), 'client_id', uuidv7(), 'number', 1 + n))).*
         from document_version v, generate_series(1, 500) n where document_id = $1 returning id
       ), request as (
         insert into signature_request select (jsonb_populate_record(r, jsonb_build_object(
           'id', uuidv7(), 'version_id', version.id, 'expires_at', $2::timestamptz))).*
         from signature_request r, version where document_id = $1 returning id
       ) insert into signer (request_id, place, role, name, email, reminded_days)
         select id, 1, 'TENANT', 'Ada Obi', 'reminded@example.com', 1 from request`,
      [document.id, soon],
    ),
  )
  await runSigningClock(world.services)
  await withClient(world.ownerUrl, (owner) =>
    owner.query('delete from signature_request where expires_at = $1', [soon]),
  )
  await world.work()
  expect((await sentTo(world, at(people, 0).email)).map(({ subject }) => subject)).toContain(
    'Still to sign: paper',
  )
})

test('fields on the pages are asked of whom they are for, filled on the phone, and drawn into the sealed paper', async () => {
  const flat = await letFlat(world)
  const document = await filed(flat.manager, underUnit(flat))
  const path = `/documents/${document.id}/signature`
  const emails = [address('tonye'), address('ebiere')]
  const signers = [
    { name: 'Tonye Amachree', email: emails[0], order: 2 },
    { name: 'Ebiere Dokubo', email: emails[1], order: 1 },
  ]
  const box = { page: 1, x: 100, width: 200, height: 60 }
  const fields = [
    { ...box, signer: 1, kind: 'TEXT', y: 100, label: 'How many live here' },
    { ...box, signer: 1, kind: 'INITIALS', y: 200 },
    { ...box, signer: 1, kind: 'TEXT', y: 300, label: 'Car', is_required: false },
    { ...box, signer: 2, kind: 'SIGNATURE', y: 400 },
    { ...box, signer: 2, kind: 'DATE', y: 500 },
  ]
  for (const [wrong, said] of [
    [{ page: 2 }, 'no such page'],
    [{ signer: 3 }, 'Choose who'],
    [{ label: '' }, 'Say what'],
  ] as const) {
    const refused = await flat.manager.post(path, { signers, fields: [{ ...fields[0], ...wrong }] })
    expect([refused.statusCode, refused.body.includes(said)]).toEqual([400, true])
  }
  const out = await flat.manager.post(path, { signers, fields })
  expect([out.statusCode, out.json().request?.fields]).toEqual([201, 5])

  const [tonye, ebiere] = [await signerOf(world, at(emails, 0)), await signerOf(world, at(emails, 1))]
  expect((await ebiere.look()).json().fields.map(({ kind }: { kind: string }) => kind)).toEqual([
    'SIGNATURE',
    'DATE',
  ])
  await ebiere.open()
  expect((await ebiere.sign(undefined, [{ number: 1, value: '9' }])).json().code).toBe('VALIDATION_ERROR')
  expect((await ebiere.sign({ kind: 'TYPED', value: 'Ẹbiẹrẹ Dokubo' })).statusCode).toBe(200)

  await tonye.open()
  const page = (await tonye.page('?code=sent')).body
  expect(page).toContain('How many live here')
  expect(page).toContain('name="initials" maxlength="6" value="TA"')
  const unfilled = await tonye.signOnPage({
    kind: 'TYPED',
    name: 'Tonye Amachree',
    initials: 'T.A.',
    field_1: '3 <b>',
  })
  expect(unfilled.statusCode).toBe(400)
  for (const kept of ['Page 1: add your initials.', 'value="T.A."', 'value="3 &lt;b&gt;"'])
    expect(unfilled.body).toContain(kept)
  const done = await tonye.signOnPage({
    kind: 'TYPED',
    name: 'Tonye A.',
    initials: 'T.A.',
    field_1: '3',
    field_2: 'yes',
  })
  expect(done.statusCode).toBe(303)
  await world.work()

  const detail: DocumentDetail = (await flat.manager.get(`/documents/${document.id}`)).json()
  const bytes = await fileOf(at(detail.versions, 0).id)
  const text = await textOf(bytes)
  for (const said of ['Ẹbiẹrẹ Dokubo', formatDay(world.today()), 'T.A.', '3']) expect(text).toContain(said)
  expect(text).not.toContain('Tonye A.')
  const status: SignatureStatus = (await flat.manager.get(`${path}/status`)).json()
  expect(JSON.parse(status.request?.evidence?.text ?? '').signers[1].fields).toEqual([
    { number: 1, kind: 'TEXT', page: 1, label: 'How many live here', value: '3' },
    { number: 2, kind: 'INITIALS', page: 1, label: '', value: 'T.A.' },
    { number: 3, kind: 'TEXT', page: 1, label: 'Car', value: null },
  ])
})

test('what cannot be sealed or must be in ink is refused before anybody is asked', async () => {
  const flat = await letFlat(world)
  const signers = [{ name: 'Ada Obi', email: address('ada') }]
  const refused = async (document: DocumentDetail) =>
    (await flat.manager.post(`/documents/${document.id}/signature`, { signers })).json()
  expect((await refused(await filed(flat.manager, underUnit(flat, 'NOTICE')))).code).toBe('SIGNING_IN_INK')
  const fields = await pdf((made) => made.getForm().createTextField('rent').addToPage(made.getPage(0)))
  expect((await refused(await filed(flat.manager, underUnit(flat), fields))).message).toContain(
    'fields or signatures',
  )
  const scripts = await pdf((made) => made.addJavaScript('a', 'app.alert(1)'))
  expect((await refused(await filed(flat.manager, underUnit(flat), scripts))).message).toContain('scripts')
  const document = await filed(flat.manager, underUnit(flat))
  const twice = await Promise.all(
    [1, 2].map(() => flat.manager.post(`/documents/${document.id}/signature`, { signers })),
  )
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
})
