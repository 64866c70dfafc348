import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { postTo, postWebhook } from './post-webhook.ts'
import { isPublicAddress } from './public-address.ts'
import { signWebhook } from './sign-webhook.ts'
import { readTarget, resolveBy, resolveTarget } from './target.ts'

/** Names and addresses of this machine, its networks, cloud metadata services, and none at all. */
const INSIDE = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.0.53',
    '0.0.0.0',
    '0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.254',
  ],
  ...[
    '169.254.169.254',
    '169.254.170.2',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
  ],
  ...[
    '192.168.0.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.9',
    '224.0.0.1',
  ],
  ...[
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
  ],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[::127.0.0.1]',
    '[fe80::1]',
  ],
  ...[
    '[fec0::1]',
    '[fc00::1]',
    '[fd12:3456::1]',
    '[fd00:ec2::254]',
    '[ff02::1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
  ],
  ...[
    '[100::1]',
    '[2001::1]',
    '[2001:0:7f00:1::]',
    '[2001:db8::1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::]',
    '[3fff::1]',
  ],
  ...[
    '[4000::1]',
    '[5f00::1]',
    '[e000::1]',
    'localhost',
    'localhost.',
    'db',
    'metadata',
    'LOCALHOST',
    '１２７.0.0.1',
  ],
]
const FORGED = [
  ...INSIDE.map((host) => `https://${host}/hook`),
  ...[
    'http://hooks.example.ng',
    'https://hooks.example.ng:8443',
    'https://hooks.example.ng:80/x',
    'ftp://hooks.example.ng',
  ],
  ...[
    'file:///etc/passwd',
    'gopher://hooks.example.ng',
    'javascript:alert(1)',
    'data:text/plain,x',
    'https://',
    'hooks.example.ng',
  ],
  ...[
    'https://ada@hooks.example.ng',
    'https://ada:secret@hooks.example.ng',
    'https://8.8.8.8/hook',
    'https://[2606:4700::1111]/',
  ],
  ...[
    '//hooks.example.ng',
    'https://hooks.example.ng@127.0.0.1/',
    'https://127.0.0.1#hooks.example.ng',
    'https://1.1/',
  ],
]
const PUBLIC = [
  '8.8.8.8',
  '41.58.0.1',
  '102.89.23.4',
  '172.32.0.1',
  '192.169.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
]
const bare = (host: string) => host.replace(/^\[|\]$/g, '')

describe('where webhooks go', () => {
  test(`refuses each of ${FORGED.length} addresses that are forged or lead inside`, () => {
    expect(FORGED.length).toBeGreaterThan(75)
    const taken = FORGED.filter((address) => {
      try {
        return Boolean(readTarget(address, { toLoopback: false }))
      } catch {
        return false
      }
    })
    expect(taken).toEqual([])
    expect(readTarget('https://hooks.example.ng/gida?x=1', { toLoopback: false }).host).toBe(
      'hooks.example.ng',
    )
  })

  test('a name is refused wherever one of its addresses is not public, also where it was well before', async () => {
    const numbers = INSIDE.map(bare).filter((host) => /^[\d.]{7,}$|:/.test(host))
    expect(numbers.length).toBeGreaterThan(35)
    expect(numbers.filter(isPublicAddress)).toEqual([])
    expect(PUBLIC.filter((address) => !isPublicAddress(address))).toEqual([])
    expect(isPublicAddress('fe80::1%eth0')).toBe(false)
    const at = (...addresses: string[]) =>
      resolveTarget('https://hooks.example.ng', {
        toLoopback: false,
        resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      })
    expect((await at('41.58.0.1')).addresses).toEqual([{ address: '41.58.0.1', family: 4 }])
    for (const number of numbers) await expect(at('41.58.0.1', number), number).rejects.toThrow('not public')
    await expect(at()).rejects.toThrow('Nobody')
  })
})

describe('what a receiver gets', () => {
  const answers: Record<string, (reply: import('node:http').ServerResponse) => void> = {
    '/home': (reply) => reply.writeHead(302, { location: '/other' }).end(),
    '/long': (reply) => reply.end('x'.repeat(100_000)),
    '/slow': () => {},
    '/later': (reply) => reply.writeHead(429, { 'retry-after': '120' }).end('later'),
    '/cut': (reply) => void reply.destroy(),
  }
  const seen: string[] = []
  const hosts: string[] = []
  const receiver = createServer((request, reply) => {
    seen.push(request.url ?? '')
    hosts.push(request.headers.host ?? '')
    ;(answers[request.url ?? ''] ?? ((to) => to.end('thanks')))(reply)
  })
  const started = new Promise<string>((resolve) =>
    receiver.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`),
    ),
  )
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  const send = async (path: string, patienceMs = 5000) =>
    postWebhook({ url: (await started) + path, headers: {}, body: '{}' }, { toLoopback: true, patienceMs })

  test('no redirect is followed, little of an answer is kept, and nobody is waited for without end', async () => {
    expect(await send('/')).toMatchObject({ status: 200, answer: 'thanks', fault: null })
    expect(await send('/home')).toMatchObject({ status: 302 })
    expect(seen).not.toContain('/other')
    expect((await send('/long')).answer).toHaveLength(1024)
    expect(await send('/slow', 100)).toMatchObject({ status: null, fault: 'It did not answer in time.' })
    expect(await send('/later')).toMatchObject({ status: 429, retry_after_ms: 120_000 })
    expect(await send('/cut')).toMatchObject({ status: null, fault: 'No answer: ECONNRESET' })
  })

  test('the line goes to the address that was looked at: the name is not asked again', async () => {
    const url = new URL('/', (await started).replace('127.0.0.1', 'changes.example.invalid'))
    const addresses = [{ address: '127.0.0.1', family: 4 }]
    expect(await postTo({ url, addresses }, { headers: {}, body: '{}' }, 5000)).toMatchObject({ status: 200 })
    expect(hosts.at(-1)).toBe(url.host)
  })

  test('is signed as Standard Webhooks say, by each secret in force', () => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    }
    const ours = signWebhook([secret], message)
    expect(ours['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
    expect(ours['webhook-timestamp']).toBe('1614265330')
    const both = signWebhook([`whsec_${Buffer.alloc(32).toString('base64')}`, secret], message)
    expect(both['webhook-signature'].split(' ')).toContain(ours['webhook-signature'])
  })
})

test('a name server that says nothing is given up soon, and holds up nothing else of the process', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const resolve = resolveBy([`127.0.0.1:${silent.address().port}`])
  const sent = Array.from({ length: 16 }, () =>
    postWebhook(
      { url: 'https://hooks.example.ng/gida', headers: {}, body: '{}' },
      { toLoopback: false, resolve },
    ),
  )
  const read = readFile(import.meta.filename).then(() => 'a file')
  expect(await Promise.race([read, ...sent])).toBe('a file')
  for (const answer of await Promise.all(sent)) expect(answer.fault).toBe('Nobody is found under this name.')
  silent.close()
}, 30_000)
