import { PDFDocument } from '@cantoo/pdf-lib'
import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { LINK_MINUTES } from '@gida/contract/domains/documents/rules'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { sha256Hex } from '../../platform/sha256.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { upload } from '../../testing/files/uploads.ts'
import { type Person, refreshed } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const file = (bytes: Buffer, name = 'paper.pdf') => new File([new Uint8Array(bytes)], name)
const under = (unit_id: string) => ({
  ...{ related_entity_type: 'unit', related_entity_id: unit_id, document_type: 'OTHER' },
})
async function filed(who: Person, unit_id: string, bytes: Buffer, name?: string): Promise<DocumentDetail> {
  const answer = await upload(world, who, '/documents/upload', { ...under(unit_id), file: file(bytes, name) })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function pagesOf(count: number): Promise<Buffer> {
  const made = await PDFDocument.create()
  for (let page = 0; page < count; page++) made.addPage([200, 200])
  return Buffer.from(await made.save())
}

test('a PDF of two thousand pages is refused in words, and nothing of it stays', async () => {
  const { manager, unit_id } = await letFlat(world)
  const long = await pagesOf(2_000)
  const answer = await upload(world, manager, '/documents/upload', { ...under(unit_id), file: file(long) })
  expect([answer.statusCode, answer.json().message]).toEqual([
    422,
    expect.stringMatching(/has 2000 pages; at most 500/),
  ])
  expect(
    (await manager.get(`/documents?related_entity_type=unit&related_entity_id=${unit_id}`)).json().data,
  ).toEqual([])
})

test('a PDF with scripts is kept as it is and said to be one; it is shown as pictures and never opened in our pages', async () => {
  const { manager, unit_id } = await letFlat(world)
  const made = await PDFDocument.create()
  made.addPage([200, 200])
  made.addJavaScript('run', 'app.alert(1)')
  const bytes = Buffer.from(await made.save())
  const { id, versions, sha256 } = await filed(manager, unit_id, bytes)
  expect([versions[0]?.has_programs, sha256]).toEqual([true, sha256Hex(bytes)])
  const whole = await manager.get(`/documents/${id}/download`)
  expect(whole.headers['content-disposition']).toMatch(/^attachment/)
  expect((await manager.get(`/documents/${id}/pages/1`)).headers['content-type']).toBe('image/webp')
})

test('a name with tone marks, commas and signs that turn the text round keeps its letters, in the list, the header and the zip', async () => {
  const { manager, unit_id } = await letFlat(world)
  const { id, name } = await filed(
    manager,
    unit_id,
    await makePdf('A paper'),
    'Àdéhùn, “Ẹ̀kọ́”; ọjà \u202Efdp.exe.pdf',
  )
  expect(name).toBe('Àdéhùn, “Ẹ̀kọ́”; ọjà fdp.exe')
  const header = String((await manager.get(`/documents/${id}/download`)).headers['content-disposition'])
  expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(`${name}.pdf`)
  const zip = unzipSync((await manager.post('/documents/zip', { document_ids: [id] })).rawPayload)
  expect(Object.keys(zip)).toEqual([`${name}.pdf`])
  for (const typed of ['adehun', 'eko', 'Ẹ̀kọ́'])
    expect((await manager.get(`/documents?search=${encodeURIComponent(typed)}`)).json().data).toMatchObject([
      { id },
    ])
})

test('an upload that is cut at ninety-nine in a hundred goes on from there, and is there once', async () => {
  const { manager, unit_id } = await letFlat(world)
  const paper = await pagesOf(400)
  const sha256 = sha256Hex(paper)
  const cut = Math.floor(paper.length * 0.99)
  const send = async (at: number, bytes: Buffer) =>
    (await upload(world, manager, `/uploads/${sha256}/parts`, { at: String(at), part: file(bytes) })).json()
  expect(await send(0, paper.subarray(0, cut))).toEqual({ received: cut })
  const fields = { ...under(unit_id), upload_sha256: sha256, upload_name: 'Long.pdf' }
  const signedInAgain = await refreshed(world, manager)
  expect((await signedInAgain.get(`/uploads/${sha256}`)).json()).toEqual({ received: cut })
  expect(await send(cut, paper.subarray(cut))).toEqual({ received: paper.length })
  const both = await Promise.all([1, 2].map(() => upload(world, manager, '/documents/upload', fields)))
  expect(both.map(({ statusCode }) => statusCode).sort()[0]).toBe(201)
  expect(
    (await manager.get(`/documents?related_entity_type=unit&related_entity_id=${unit_id}`)).json().data,
  ).toMatchObject([{ sha256, name: 'Long' }])
})

test('an address of a file is over after its minutes, also on a clock that is set back and forth', async () => {
  const { manager, unit_id } = await letFlat(world)
  const { id } = await filed(manager, unit_id, await makePdf('For five minutes'))
  const { url } = (await manager.post(`/documents/${id}/link`, {})).json()
  const open = async () => (await world.app.inject({ url })).statusCode
  expect(await open()).toBe(200)
  world.services.clock.advance((LINK_MINUTES + 1) * 60_000)
  expect(await open()).toBe(404)
  world.services.clock.advance(-(LINK_MINUTES + 1) * 60_000)
})
