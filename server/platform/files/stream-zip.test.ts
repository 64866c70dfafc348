import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { streamZip } from './stream-zip.ts'

type Part = { name: string; bytes: Uint8Array }
const parts: Part[] = [
  { name: 'Àdìrẹ.pdf', bytes: randomBytes(700_000) },
  { name: 'nothing.txt', bytes: new Uint8Array() },
]
const taken = (all: readonly Part[]) =>
  Readable.from(streamZip(all.map(({ name, bytes }) => ({ name, read: async () => bytes }))), {
    objectMode: false,
  })

test('a zip that is taken piece by piece holds what was put in, and is the same each time', async () => {
  const [first, second] = await Promise.all([buffer(taken(parts)), buffer(taken(parts))])
  expect(unzipSync(first)).toEqual(
    Object.fromEntries(parts.map(({ name, bytes }) => [name, new Uint8Array(bytes)])),
  )
  expect(first.equals(second)).toBe(true)
})
