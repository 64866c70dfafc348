import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Person } from '../people/people.ts'
import type { World } from '../world.ts'

/** A JPEG like a phone's: large, with GPS coordinates in its EXIF data. */
export const phonePhoto = (width = 2000, height = 1500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#27348b' } })
    .withExif({
      IFD0: { Copyright: 'Secret maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .jpeg()
    .toBuffer()

/** Uploads bytes to a call that takes one file. */
export function upload(world: World, person: Person, path: string, field: string, bytes: Buffer) {
  const boundary = randomBytes(8).toString('hex')
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return world.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** A valid PNG of one colour with one bit per pixel: some 50 kB at any size. */
export function hugePng(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const lines = Buffer.alloc((1 + Math.ceil(side / 8)) * side)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}
