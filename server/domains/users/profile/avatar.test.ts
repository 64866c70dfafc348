import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { hugePng } from '../../../testing/files/photo.ts'
import { upload } from '../../../testing/files/uploads.ts'
import type { Person } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
let flat: LetFlat
beforeAll(async () => {
  flat = await letFlat(world)
})

const send = (person: Person, bytes: Buffer | string, name = 'me.png', of = person.id) =>
  upload(world, person, `/users/${of}/avatar`, {
    avatar: new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, {
      type: 'image/png',
    }),
  })
const photo = (format: 'png' | 'jpeg' | 'webp') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer()
const look = (url: string) => world.app.inject({ method: 'GET', url })
const said = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('of %s becomes two small squares in WebP', async (format) => {
    const answer = await send(flat.tenant, await photo(format), 'whatever.exe')
    expect(answer.statusCode).toBe(200)
    const url: string = answer.json().avatar_url
    for (const [size, wide] of [
      ['', 256],
      ['&size=64', 64],
    ] as const) {
      const picture = await look(url + size)
      expect(picture.statusCode).toBe(200)
      expect(picture.headers['content-type']).toBe('image/webp')
      expect(picture.headers['x-content-type-options']).toBe('nosniff')
      expect(picture.headers['cache-control']).toBe('private, max-age=31536000, immutable')
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: wide,
        height: wide,
      })
    }
    expect((await flat.tenant.get('/users/me')).json().profile_data.avatar_url).toBe(url)
  })

  test('keeps nothing of where and with what it was taken', async () => {
    const taken = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
      .withExif({
        IFD0: { Make: 'Tecno', ImageDescription: 'At home' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const answer = await send(flat.tenant, taken, 'me.jpg')
    const picture = await look(answer.json().avatar_url)
    expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined()
    expect(picture.rawPayload.includes('Tecno')).toBe(false)
  })

  test('is not there under another version, and no more once there is another or none', async () => {
    const first: string = (await send(flat.tenant, await photo('png'))).json().avatar_url
    expect(said(await look(first.replace(/v=.{4}/, 'v=aaaa')))).toEqual([404, 'NOT_FOUND'])
    expect(said(await look(first.replace(flat.tenant.id, flat.manager.id)))).toEqual([404, 'NOT_FOUND'])
    const second: string = (await send(flat.tenant, await photo('jpeg'))).json().avatar_url
    expect((await look(first)).statusCode).toBe(404)
    const taken = await flat.tenant.patch(`/users/${flat.tenant.id}/profile`, { avatar_url: null })
    expect(taken.json().avatar_url).toBeNull()
    expect((await look(second)).statusCode).toBe(404)
  })

  test('may be set by who tends the person, and by nobody else', async () => {
    const bytes = await photo('png')
    expect((await send(flat.manager, bytes, 'a.png', flat.tenant.id)).statusCode).toBe(200)
    expect(said(await send(flat.landlord, bytes, 'a.png', flat.tenant.id))).toEqual([404, 'NOT_FOUND'])
    const other = await letFlat(world)
    expect(said(await send(other.manager, bytes, 'a.png', flat.tenant.id))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('what is no picture is refused in words, whatever its name says:', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['an SVG', SVG],
    ['a program', Buffer.from('4d5a90000300000004000000ffff', 'hex')],
    ['a text', 'hello'],
    ['a GIF', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(5_000)])],
  ])('%s', async (_, bytes) => {
    const answer = await send(flat.tenant, bytes)
    expect(said(answer)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect(answer.json().message).toBe('Choose a photo: a JPEG, PNG or WebP file.')
  })

  test('a file of 6 MB', async () => {
    const answer = await send(flat.tenant, Buffer.concat([await photo('png'), Buffer.alloc(6_000_000)]))
    expect(said(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(answer.json().message).toContain('5 MB')
  })

  test('a small file that unfolds to 400 million pixels', async () => {
    const answer = await send(flat.tenant, hugePng(20_000))
    expect(said(answer)).toEqual([422, 'PICTURE_UNREADABLE'])
    expect(answer.json().message).toContain('64 megapixels')
  })

  test('a picture that breaks off', async () => {
    const whole = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#135' } })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(said(await send(flat.tenant, whole.subarray(0, 500)))).toEqual([422, 'PICTURE_UNREADABLE'])
  })
})
