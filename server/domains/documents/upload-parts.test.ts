import { randomBytes, randomUUID } from 'node:crypto'
import { MOST_PART_BYTES } from '@gida/contract/shared/files/upload-parts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sweepParts } from '../../platform/files/upload-parts.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { makePdf } from '../../testing/files/make-pdf.ts'
import { upload } from '../../testing/files/uploads.ts'
import { type Person, refreshed } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'

const world = useWorld()
const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'part')

async function sendPart(who: Person, sha256: string, at: number, bytes: Buffer) {
  const answer = await upload(world, who, `/uploads/${sha256}/parts`, { at: String(at), part: file(bytes) })
  return answer.statusCode === 200 ? answer.json().received : answer.json().code
}
async function sendWhole(who: Person, bytes: Buffer, part = 40_000): Promise<string> {
  const sha256 = sha256Hex(bytes)
  for (let at = 0; at < bytes.length; at += part)
    await sendPart(who, sha256, at, bytes.subarray(at, at + part))
  return sha256
}
/** About 90 kB. */
const longPdf = () => makePdf('A long agreement', { info: { Keywords: randomBytes(45_000).toString('hex') } })
const received = async (who: Person, sha256: string) => (await who.get(`/uploads/${sha256}`)).json().received
const under = (id: string) => ({
  ...{ related_entity_type: 'unit', related_entity_id: id, document_type: 'OTHER' },
})

test('a file that is cut off goes on where it stopped, and is one document', async () => {
  const { manager, tenant, unit_id } = await letFlat(world)
  const paper = await longPdf()
  const sha256 = sha256Hex(paper)
  expect(await sendPart(manager, sha256, 0, paper.subarray(0, 50_000))).toBe(50_000)
  expect(await received(manager, sha256)).toBe(50_000)
  expect(await received(tenant, sha256), 'of another person').toBe(0)

  const fields = { ...under(unit_id), upload_sha256: sha256, upload_name: 'Agreement.pdf' }
  const early = await upload(world, manager, '/documents/upload', fields)
  expect([early.statusCode, early.json().code], 'before all is there').toEqual([422, 'FILE_REFUSED'])

  await sendWhole(manager, paper)
  expect(await sendPart(manager, sha256, 40_000, paper.subarray(40_000, 80_000)), 'twice').toBe(paper.length)
  expect(await sendPart(manager, sha256, paper.length + 9, paper.subarray(0, 9)), 'a gap').toBe(paper.length)
  const whole = await upload(world, manager, '/documents/upload', fields)
  expect(whole.statusCode, whole.body).toBe(201)
  expect(whole.json()).toMatchObject({ name: 'Agreement', sha256, size: paper.length })
  expect(await received(manager, sha256), 'nothing is left of its parts').toBe(0)
})

test('two tabs that send one file at once have it once; too large or half sent too often is said', async () => {
  const { manager, unit_id } = await letFlat(world)
  const paper = await longPdf()
  const [sha256] = await Promise.all([sendWhole(manager, paper, 30_000), sendWhole(manager, paper, 50_000)])
  for (let at = await received(manager, sha256); at < paper.length; at = await received(manager, sha256))
    await sendPart(manager, sha256, at, paper.subarray(at, at + 30_000))
  const filed = await upload(world, manager, '/documents/upload', {
    ...under(unit_id),
    upload_sha256: sha256,
  })
  expect([filed.statusCode, filed.json().sha256], filed.body).toEqual([201, sha256])

  const large = sha256Hex(Buffer.from('a large one'))
  expect(await sendPart(manager, large, 0, Buffer.alloc(MOST_PART_BYTES + 1))).toBe('PAYLOAD_TOO_LARGE')
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('upload_part')
      .values({ user_id: manager.id, sha256: large, at: 0, size: 59_999_990, id: randomUUID() })
      .execute(),
  )
  const tooLarge = await upload(world, manager, '/documents/upload', {
    ...under(unit_id),
    upload_sha256: large,
  })
  expect(tooLarge.json().code).toBe('PAYLOAD_TOO_LARGE')
  expect(await sendPart(manager, sha256, 0, Buffer.alloc(20))).toBe('PAYLOAD_TOO_LARGE')
  world.services.clock.advance(4 * 24 * 3_600_000)
  await sweepParts(world.services)
  expect(await received(await refreshed(world, manager), large), 'nobody went on with it').toBe(0)
})

test('a file in thousands of tiny parts goes on no further, and fills no store', async () => {
  const { manager } = await letFlat(world)
  const sha256 = sha256Hex(Buffer.from('in tiny parts'))
  await world.services.transaction('system', (tx) =>
    sql`insert into upload_part (id, user_id, sha256, at, size)
      select gen_random_uuid(), ${manager.id}, ${sha256}, n, 1 from generate_series(0, 1999) n`.execute(tx),
  )
  expect(await sendPart(manager, sha256, 2_000, Buffer.alloc(20))).toBe('PAYLOAD_TOO_LARGE')
})

test('a large file that many calls name at once is read into memory no oftener than one person may', async () => {
  const { manager, unit_id } = await letFlat(world)
  const [sha256, size] = [sha256Hex(Buffer.from('a large one')), 16_000_000]
  await world.services.transaction('system', (tx) =>
    tx
      .insertInto('upload_part')
      .values({ user_id: manager.id, sha256, at: 0, size, id: randomUUID() })
      .execute(),
  )
  const { files } = world.services
  const [gate, read] = [Promise.withResolvers<null>(), vi.fn()]
  const reading = vi.spyOn(files, 'get').mockImplementation((key) => {
    read(key)
    return gate.promise
  })
  const fields = { ...under(unit_id), upload_sha256: sha256 }
  let answered = 0
  const calls = Array.from({ length: 12 }, () =>
    upload(world, manager, '/documents/upload', fields).finally(() => {
      answered += 1
    }),
  )
  await expect.poll(() => answered + read.mock.calls.length).toBe(12)
  expect(read.mock.calls.length * size).toBeLessThanOrEqual(64_000_000)
  gate.resolve(null)
  const codes = (await Promise.all(calls)).map((answer) => answer.json().code)
  reading.mockRestore()
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(8)
})
