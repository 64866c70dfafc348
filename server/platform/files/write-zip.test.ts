import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamZip, type ZipPart } from './write-zip.ts'

const parts: ZipPart[] = [
  { name: 'Àdìrẹ.pdf', bytes: randomBytes(700_000) },
  { name: 'nothing.txt', bytes: new Uint8Array() },
]
async function* each(all: readonly ZipPart[]) {
  yield* all
}

test('a zip that is taken piece by piece holds what was put in, and is the same each time', async () => {
  const [first, second] = await Promise.all([buffer(streamZip(each(parts))), buffer(streamZip(each(parts)))])
  expect(unzipSync(first)).toEqual(
    Object.fromEntries(parts.map(({ name, bytes }) => [name, new Uint8Array(bytes)])),
  )
  expect(first.equals(second)).toBe(true)
})

test('others are answered while many files are put in', async () => {
  let others = 0
  const answering = setInterval(() => others++, 1)
  const file = { name: 'scan.jpg', bytes: randomBytes(4_000_000) }
  const all = Array.from({ length: 10 }, (_, at) => ({ ...file, name: `${at} ${file.name}` }))
  for await (const _ of streamZip(each(all))) await new Promise(setImmediate) // as a line takes it
  clearInterval(answering)
  expect(others).toBeGreaterThan(10)
})
