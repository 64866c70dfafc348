import { connect } from 'node:net'
import { endpoint } from '@gida/contract/shared/endpoint'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { answerErrors } from '../errors.ts'
import { readUpload, takeUploads } from './uploads.ts'

const call = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'A test',
  access: 'public',
  upload: { field: 'picture', most_bytes: 1_000_000, types: ['png'] },
  body: z.object({ title: z.string().min(2) }),
  answer: null,
})

async function serve() {
  const app = Fastify()
  answerErrors(app, pino({ level: 'silent' }))
  await takeUploads(app)
  app.post('/things', async (request) => {
    const { file, fields } = await readUpload(request, call.upload, call.body)
    return { name: file.name, size: file.bytes.length, fields }
  })
  return app
}

function form(parts: Record<string, string | Blob>) {
  const sent = new FormData()
  for (const [name, value] of Object.entries(parts)) sent.append(name, value)
  return sent
}

async function post(body: FormData | string, headers: Record<string, string> = {}) {
  const app = await serve()
  const request = new Request('http://test', { method: 'POST', body, headers })
  return app.inject({
    method: 'POST',
    url: '/things',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const picture = (size: number) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' })

test('takes a file and its fields', async () => {
  const answer = await post(form({ title: 'Front door', picture: picture(900_000) }))
  expect(answer.json()).toEqual({ name: 'me.png', size: 900_000, fields: { title: 'Front door' } })
})

test('takes a file without a name, as some programs send it', async () => {
  const body =
    '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nFront door\r\n' +
    '--x\r\nContent-Disposition: form-data; name="picture"\r\nContent-Type: application/octet-stream\r\n\r\nfour\r\n--x--\r\n'
  const answer = await post(body, { 'content-type': 'multipart/form-data; boundary=x' })
  expect(answer.json()).toEqual({ name: '', size: 4, fields: { title: 'Front door' } })
})

test('refuses a file that is too large, and says how large it may be', async () => {
  const answer = await post(form({ title: 'Front door', picture: picture(1_000_001) }))
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('This file is too large. It can have at most 1 MB.')
})

test('refuses a form without the file, and one whose fields do not fit, by name', async () => {
  const without = await post(form({ title: 'Front door' }))
  expect([without.statusCode, without.json().details]).toEqual([
    400,
    [{ path: 'picture', message: 'Choose a file.' }],
  ])
  const unfit = await post(form({ title: 'F', picture: picture(10) }))
  expect([unfit.statusCode, unfit.json().details[0].path]).toEqual([400, 'title'])
})

test('refuses what is no form, and a form that breaks off', async () => {
  expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
  const broken = await post(
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nhalf',
    {
      'content-type': 'multipart/form-data; boundary=x',
    },
  )
  expect(broken.statusCode).toBe(400)
})

test('one sender has no more in memory than three large files, and has room again once they are answered', async () => {
  const app = Fastify()
  answerErrors(app, pino({ level: 'silent' }))
  await takeUploads(app)
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  let waiting = 0
  const three = Promise.withResolvers<void>()
  const most = { field: 'picture', most_bytes: 20_000_000 }
  app.post('/things', async (request) => {
    const { file } = await readUpload(request, most)
    if (++waiting === 3) three.resolve()
    await gate.promise
    return { size: file.bytes.length }
  })
  const body = new Request('http://test', { method: 'POST', body: form({ picture: picture(20_000_000) }) })
  const headers = { 'content-type': body.headers.get('content-type') ?? '' }
  const payload = Buffer.from(await body.arrayBuffer())
  const send = () => app.inject({ method: 'POST', url: '/things', headers, payload })

  const sent = [send(), send(), send()]
  await three.promise
  const refused = await send()
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    ...[429, 'TOO_MANY_REQUESTS', '20'],
  ])
  gate.resolve()
  expect((await Promise.all(sent)).map((answer) => answer.json())).toEqual(
    Array(3).fill({ size: 20_000_000 }),
  )
  expect((await send()).json()).toEqual({ size: 20_000_000 })
})

test('a line that breaks while a file is sent leaves room for the next one', async () => {
  const app = Fastify()
  answerErrors(app, pino({ level: 'silent' }))
  await takeUploads(app)
  onTestFinished(() => app.close())
  const most = { field: 'picture', most_bytes: 20_000_000 }
  let broken = Promise.withResolvers<void>()
  app.post('/things', async (request, reply) => {
    reply.raw.once('close', () => broken.resolve())
    return { size: (await readUpload(request, most)).file.bytes.length }
  })
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const head =
    'POST /things HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 19999999\r\n\r\n' +
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  for (let n = 0; n < 10; n++) {
    const line = connect(Number(address.port), '127.0.0.1')
    line.on('error', () => {}) // broken on purpose
    line.write(head)
    line.write(Buffer.alloc(18_000_000), () => line.destroy()) // most of it has been read by then
    await broken.promise
    broken = Promise.withResolvers()
  }
  const answer = await fetch(new URL('/things', address), {
    method: 'POST',
    body: form({ picture: picture(19_000_000) }),
  })
  expect(answer.status).toBe(200)
})
