import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { useWorld, type World } from '../../testing/world.ts'
import { makeMailer, readRefusal } from './mail.ts'
import { sendMail } from './outbox.ts'

/** Mails received by a real SMTP server from the real adapter. */
const received: string[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = ''
    stream.on('data', (chunk) => {
      text += chunk
    })
    stream.on('end', () => {
      received.push(text)
      done()
    })
  },
})
const port: number = await new Promise((done) => {
  const listening = server.listen(0, '127.0.0.1', () => {
    const address = listening.address()
    done(address && typeof address === 'object' ? address.port : 0)
  })
})
const world: World = useWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
beforeAll(() => {
  received.length = 0
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

const send = (key: string, more: object = {}) =>
  world.services.transaction('system', (tx) =>
    sendMail(tx, { to: 'ada@example.ng', subject: 'Receipt', text: '₦1,200 received', key, ...more }),
  )

test('a mail goes out once, after its transaction, with what is attached', async () => {
  await world.services.files.put('test.pdf', Buffer.from('%PDF-test'), 'application/pdf')
  const attachments = [{ file_key: 'test.pdf', name: 'PC-1.pdf', content_type: 'application/pdf' }]
  await send('once', { attachments })
  await send('once', { attachments })
  expect(received).toHaveLength(0)
  await world.work()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('filename=PC-1.pdf')
  expect(received[0]).toMatch(/^To: ada@example.ng/m)
})

test('a mail wanted in a transaction that was rolled back is never sent', async () => {
  const before = received.length
  await expect(
    world.services.transaction('system', async (tx) => {
      await sendMail(tx, { to: 'ada@example.ng', subject: 'No', text: 'No' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await world.work()
  expect(received).toHaveLength(before)
})

test.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', true],
  ['550 Requested action not taken: mailbox unavailable', true],
  ['550 5.7.1 Requested action not taken: mailbox unavailable', false],
  ['550 Requested action not taken: mailbox unavailable. Reject due to policy restrictions', false],
])('%s: the mailbox is gone: %s', (words, isGone) => {
  const error = Object.assign(new Error(words), { responseCode: 550 })
  expect(readRefusal(error)).toEqual({ kind: 'refused', words, isGone })
})

test.each([
  ['does not greet', (_: Socket) => {}],
  ['greets and says nothing more', (socket: Socket) => void socket.write('220 mail.example.ng ESMTP\r\n')],
])(
  'a mail server that %s is given up soon, and the mail is tried again later',
  async (_, greet) => {
    const silent = createServer(greet)
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const mailer = makeMailer(
      { smtpUrl, from: 'Gida <no-reply@gida.ng>' },
      { connecting: 150, responding: 150 },
    )
    const mail = { to: 'ada@example.ng', subject: 'Receipt', text: 'x', id: 'silent', attachments: [] }
    expect(await mailer.send(mail)).toMatchObject({ kind: 'again', isDown: true })
  },
  5_000,
)
