import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Person } from './people/people.ts'
import type { World } from './world.ts'

/** A JPEG as a phone takes it: large, and with the place written into it. */
export const phonePhoto = (width = 2000, height = 1500): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#27348b' } })
    .withExif({
      IFD0: { Copyright: 'Secret maker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
    })
    .jpeg()
    .toBuffer()

/** Sends bytes to a call that takes one file. */
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
