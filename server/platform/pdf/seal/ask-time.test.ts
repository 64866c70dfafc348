import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { askTimeOf } from './ask-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'gida-tsa-'))
const at = (name: string) => join(folder, name)
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

/** Starts a server with these answers and returns its address. */
async function answering(answer: (question: Buffer) => Buffer): Promise<string> {
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    reply.end(answer(Buffer.concat(parts)))
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const CONFIG = () => `[c]
serial = ${at('serial')}
signer_cert = ${at('cert.pem')}
signer_key = ${at('key.pem')}
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`

/** A time-stamping authority made with openssl. */
function makeAuthority(): (question: Buffer) => Buffer {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=A clock', '-days', '2'],
    ...['-addext', 'extendedKeyUsage=critical,timeStamping'],
    ...['-keyout', at('key.pem'), '-out', at('cert.pem')],
  )
  writeFileSync(at('serial'), '01\n')
  writeFileSync(at('tsa.cnf'), CONFIG())
  return (question) => {
    writeFileSync(at('question'), question)
    openssl(
      'ts',
      '-reply',
      '-config',
      at('tsa.cnf'),
      '-section',
      'c',
      '-queryfile',
      at('question'),
      '-out',
      at('answer'),
    )
    return readFileSync(at('answer'))
  }
}
const signature = Buffer.from('what somebody has signed')

test.skipIf(!existsSync('/usr/bin/openssl'))(
  'takes the stamp of an authority, which openssl takes too',
  async () => {
    const stamp = await askTimeOf(await answering(makeAuthority()))(signature)
    writeFileSync(at('signature'), signature)
    writeFileSync(at('stamp'), stamp ?? '')
    const verify = [
      'ts',
      '-verify',
      '-token_in',
      '-in',
      at('stamp'),
      '-data',
      at('signature'),
      '-CAfile',
      at('cert.pem'),
    ]
    expect(execFileSync('openssl', verify, { encoding: 'utf8', stdio: 'pipe' })).toContain('Verification: OK')
  },
)

test('does without where nobody answers, or something else is answered', async () => {
  expect(await askTimeOf(null)(signature)).toBeNull()
  expect(await askTimeOf('http://127.0.0.1:9/none')(signature)).toBeNull()
  const granted = Buffer.from('3009300302010030023000', 'hex')
  for (const other of [Buffer.alloc(0), Buffer.from('no'), granted])
    expect(await askTimeOf(await answering(() => other))(signature)).toBeNull()
})
