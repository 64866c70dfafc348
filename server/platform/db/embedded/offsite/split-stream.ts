import { Readable } from 'node:stream'

/** Splits bytes into streams of about `size` bytes each, to be read one after another; none is buffered whole. */
export async function* cutStream(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Readable> {
  const pieces = bytes[Symbol.asyncIterator]()
  let next = await pieces.next()
  async function* part() {
    for (let length = 0; !next.done && length < size; next = await pieces.next()) {
      length += next.value.length
      yield next.value
    }
  }
  while (!next.done) yield Readable.from(part(), { objectMode: false })
}
