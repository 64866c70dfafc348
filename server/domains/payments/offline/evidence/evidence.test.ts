import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhoto, upload } from '../../../../testing/files/photo.ts'
import { offlinePaymentsIn } from '../../../../testing/money/offline-payments.ts'
import { callsWith, type Person, signedIn } from '../../../../testing/people/people.ts'
import { letFlat } from '../../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../../testing/world.ts'
import { joinEstate } from '../../../estates/index.ts'

const world = useWorld()
const { record } = offlinePaymentsIn(world)
const send = (who: Person, bytes: Buffer) => upload(world, who, '/payments/evidence', 'file', bytes)

test('a phone’s photo is drawn anew without its place, and is seen by those who see the payment alone', async () => {
  const flat = await letFlat(world)
  const stranger = await letFlat(world)
  const evidence = await send(flat.manager, await phonePhoto(3000, 2000))
  expect(evidence.statusCode).toBe(201)
  const { id } = evidence.json()
  expect((await flat.tenant.get(`/payments/evidence/${id}`)).statusCode).toBe(404)
  const payment = (await record(flat.manager, flat, { proof_document_id: id })).json()
  const kept = await flat.tenant.get(`/payments/evidence/${id}`)
  const picture = await sharp(kept.rawPayload).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 2000 })
  expect(picture.exif).toBeUndefined()
  expect((await stranger.manager.get(`/payments/evidence/${id}`)).statusCode).toBe(404)
  expect((await flat.manager.get(`/payments/${payment.id}`)).json().recorded.evidence).toMatchObject({ id })
  const theirs = (await send(stranger.manager, Buffer.from('%PDF-1.7\n%%EOF'))).json()
  expect((await record(flat.manager, flat, { amount: 5, proof_document_id: theirs.id })).statusCode).toBe(404)
})

test('whoever recorded a payment and has left the estate since sees its slip no more, and neither does a key of theirs to another', async () => {
  const flat = await letFlat(world)
  const clerk = await signedIn(world, 'ESTATE_MANAGER')
  const own = await letFlat(world, { manager: clerk })
  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: flat.estate_id, user_id: clerk.id, role: 'ESTATE_MANAGER' }),
  )
  const { id } = (await send(clerk, await phonePhoto(300, 200))).json()
  expect((await record(clerk, flat, { proof_document_id: id })).statusCode).toBe(201)
  const wanted = { name: 'Accounts', scopes: ['payments_read'], estate_ids: [own.estate_id] }
  const { key } = (await clerk.post('/integrations/keys', wanted)).json()
  const byKey = callsWith(world.app, key)
  const seen = async (who: Pick<Person, 'get'>) => (await who.get(`/payments/evidence/${id}`)).statusCode
  expect([await seen(clerk), await seen(byKey)]).toEqual([200, 404])
  const left = await flat.manager.delete(`/estates/${flat.estate_id}/managers/${clerk.id}`)
  expect(left.statusCode, left.body).toBe(204)
  expect([await seen(clerk), await seen(flat.manager)]).toEqual([404, 200])
})

test('of many at once no more are taken than an hour allows', async () => {
  const { manager } = await letFlat(world)
  const pdf = Buffer.from('%PDF-1.7\n%%EOF')
  const answers = await Promise.all(Array.from({ length: 150 }, () => send(manager, pdf)))
  expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(120)
  const refused = answers.find((answer) => answer.statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

test.each([
  ['a program of Windows', Buffer.from('MZ\x90\x00 hello'), 415, /program/],
  ['a program of Linux', Buffer.from('\x7fELF\x02'), 415, /program/],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /'), 415, /program/],
  ['an SVG', Buffer.from('<?xml version="1.0"?><svg onload="x()"/>'), 415, /web drawing/],
  ['a page', Buffer.from('<html><script>1</script>'), 415, /web drawing/],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic'), 415, /HEIC/],
  ['a GIF', Buffer.from('GIF89a'), 415, /PDF, or a photo/],
  ['half a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 415, /incomplete/],
  ['a broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 422, /cannot be read/],
])('refuses %s in plain words', async (_, bytes, status, words) => {
  const flat = await letFlat(world)
  const answer = await send(flat.manager, bytes)
  expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)])
})
