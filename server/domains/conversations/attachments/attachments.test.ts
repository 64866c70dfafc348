import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hugePng, phonePhoto } from '../../../testing/files/photo.ts'
import { zip } from '../../../testing/files/zip.ts'
import type { Person } from '../../../testing/people/people.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { sweepAttachments } from './sweep-attachments.ts'

const world = useWorld()
const PATH = '/communication/conversations'
const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const OPUS = Buffer.from('\x1aE\xdf\xa3 webm A_OPUS', 'latin1')

async function send(
  who: Person,
  fields: Record<string, string>,
  files: Record<string, Buffer> = {},
  field = 'files',
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of Object.entries(files))
    form.append(field, new File([new Uint8Array(bytes)], name))
  const request = new Request('http://test', { method: 'POST', body: form })
  return world.app.inject({
    method: 'POST',
    url: '/api/v1/communication/messages',
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const fetched = (who: Person, id: string, size = 'full') =>
  who.get(`/communication/attachments/${id}?size=${size}`)
const rowsLeft = (person: Person) =>
  world.services.transaction('system', (tx) =>
    tx
      .selectFrom('message_attachment')
      .select('id')
      .where('message_id', 'is', null)
      .where('uploaded_by', '=', person.id)
      .execute(),
  )

async function talk() {
  const flat = await letFlat(world)
  const { id } = (await flat.manager.post(PATH, { user_ids: [flat.tenant.id] })).json()
  return { ...flat, conversation_id: id as string }
}

test('a photo is drawn anew without its place, with a preview, for those in the conversation alone', async () => {
  const { tenant, manager, landlord, conversation_id } = await talk()
  const sent = await send(
    tenant,
    { conversation_id, message_type: 'FILE', content: 'The tank' },
    { 'tank\u202Egpj.exe': await phonePhoto(3000, 2000), 'quotation.pdf': PDF },
  )
  expect(sent.statusCode).toBe(201)
  const [picture, paper] = sent.json().attachments
  expect(sent.json()).toMatchObject({ message_type: 'FILE', content: 'The tank', number: 1 })
  expect(picture).toMatchObject({ kind: 'PICTURE', name: 'tankgpj.jpg', width: 1600, height: 1067 })
  expect(paper).toMatchObject({ kind: 'PDF', name: 'quotation.pdf', size: PDF.length })
  const seen = await fetched(manager, picture.id)
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
  const small = await fetched(manager, picture.id, 'preview')
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 })
  expect((await fetched(landlord, picture.id)).statusCode).toBe(404)
  expect((await manager.get(`${PATH}/${conversation_id}/messages`)).json().data[0].attachments).toEqual([
    picture,
    paper,
  ])
})

test('files come as numbered attachments too, and none is lost under a name that nobody reads', async () => {
  const { tenant, conversation_id } = await talk()
  const as = async (name: string) =>
    (await send(tenant, { conversation_id, content: 'Here it is' }, { 'quotation.pdf': PDF }, name)).json()
  for (const name of ['attachments[0]', 'attachments', 'files[0]'])
    expect(await as(name), name).toMatchObject({ attachments: [{ name: 'quotation.pdf' }] })
  expect(await as('documents')).toMatchObject({ status_code: 400, details: [{ path: 'documents' }] })
})

test('a file goes with its message: not to who came later, and from nobody’s screen once it is deleted', async () => {
  const { tenant, manager, landlord } = await letFlat(world)
  const { id } = (await manager.post(PATH, { user_ids: [tenant.id], title: 'Repairs' })).json()
  const sent = (await send(manager, { conversation_id: id, message_type: 'FILE' }, { 'a.pdf': PDF })).json()
  await manager.post(`${PATH}/${id}/participants`, { user_ids: [landlord.id] })
  const file = sent.attachments[0].id
  expect((await fetched(landlord, file)).statusCode).toBe(404)
  expect((await fetched(tenant, file)).statusCode).toBe(200)
  await manager.delete(`${PATH}/${id}/messages/${sent.id}`)
  expect((await fetched(tenant, file)).statusCode).toBe(404)
  expect((await tenant.get(`${PATH}/${id}/messages`)).json().data.at(-1)).toMatchObject({
    content: '',
    attachments: [],
  })
})

test('sent twice with one id it is one message with one set of files', async () => {
  const { tenant, conversation_id } = await talk()
  const fields = { conversation_id, message_type: 'FILE', client_id: randomUUID() }
  const first = await send(tenant, fields, { 'a.pdf': PDF })
  const again = await send(tenant, fields, { 'a.pdf': PDF })
  expect([first.statusCode, again.statusCode]).toEqual([201, 200])
  expect(again.json().attachments).toEqual(first.json().attachments)
  expect(await rowsLeft(tenant)).toEqual([])
})

test('a voice note is one recording of three minutes at most', async () => {
  const { tenant, manager, conversation_id } = await talk()
  const voice = { conversation_id, message_type: 'VOICE', seconds: '24' }
  const sent = await send(tenant, voice, { 'voice.webm': OPUS })
  expect(sent.json()).toMatchObject({ message_type: 'VOICE', attachments: [{ kind: 'AUDIO', seconds: 24 }] })
  expect((await fetched(manager, sent.json().attachments[0].id)).headers['content-type']).toBe('audio/webm')
  expect((await send(tenant, { ...voice, seconds: '181' }, { 'voice.webm': OPUS })).statusCode).toBe(400)
  expect((await send(tenant, voice, { 'voice.webm': PDF })).statusCode).toBe(400)
  expect((await send(tenant, voice)).statusCode).toBe(400)
})

test.each([
  [
    'a film in the wrapping of a recording',
    Buffer.from('\x1aE\xdf\xa3 A_OPUS V_VP9', 'latin1'),
    415,
    /video/,
  ],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42....hdlr12345678vide', 'latin1'), 415, /video/],
  ['a drawing that is a program', Buffer.from('<svg onload="x()"/>'), 415, /web drawing/],
  ['a packed file', Buffer.from('PK\x03\x04....'), 415, /packed/],
  ['a program that is called a picture', Buffer.from('MZ\x90\x00'), 415, /program/],
  ['a broken picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422, /cannot be read/],
  ['a small picture that unfolds to 400 million pixels', hugePng(20_000), 422, /64 megapixels/],
  [
    'a packed file that unfolds to a hundred megabytes, under the name of a photo',
    zip([{ name: 'photo.jpg', content: Buffer.alloc(100_000_000) }]),
    415,
    /packed/,
  ],
  ['more than is taken', Buffer.alloc(25_000_001), 413, /25 MB/],
])('refuses %s in plain words, and sends nothing', async (_, bytes, status, words) => {
  const { tenant, manager, conversation_id } = await talk()
  const refused = await send(tenant, { conversation_id, message_type: 'FILE' }, { 'photo.jpg': bytes })
  expect([refused.statusCode, refused.json().message]).toEqual([status, expect.stringMatching(words)])
  expect((await manager.get(`${PATH}/${conversation_id}/messages`)).json().total).toBe(0)
})

test('more files than ten, and a message of nothing, are refused', async () => {
  const { tenant, conversation_id } = await talk()
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`${n}.pdf`, PDF]))
  expect((await send(tenant, { conversation_id, message_type: 'FILE' }, many)).json().message).toMatch(
    /10 files/,
  )
  expect((await send(tenant, { conversation_id })).statusCode).toBe(400)
})

test('what was sent with no message is forgotten after a day, and nothing else is', async () => {
  const { tenant, landlord, conversation_id } = await talk()
  const kept = (await send(tenant, { conversation_id, message_type: 'FILE' }, { 'a.pdf': PDF })).json()
  await send(tenant, { conversation_id, message_type: 'VOICE' }, { 'a.pdf': PDF, 'b.pdf': PDF }) // refused after its files were stored
  const left = await rowsLeft(tenant)
  expect(left).toHaveLength(2)
  expect((await fetched(landlord, left[0]?.id ?? '')).statusCode).toBe(404)
  await sweepAttachments(world.services)
  expect(await rowsLeft(tenant)).toHaveLength(2)
  world.services.clock.advance(25 * 3_600_000)
  await sweepAttachments(world.services)
  expect(await rowsLeft(tenant)).toEqual([])
  expect(await world.services.files.get(`message/${left[0]?.id}/full`)).toBeNull()
  expect(await world.services.files.get(`message/${kept.attachments[0].id}/full`)).not.toBeNull()
})
