import type { KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueCertificates, keyOfSeed } from '../pdf/seal/certificates.ts'
import { makeConfig } from './config.ts'
import { readEnvironment } from './environment.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  GIDA_SECRET: 'a long secret of one’s own',
  GIDA_DEMO: '0',
  PUBLIC_URL: 'https://app.example.ng',
  DATABASE_URL: 'postgres://owner@db/gida',
  SMTP_URL: 'smtps://mail.example.ng',
  PAYSTACK_SECRET_KEY: 'sk_live_x',
}
const configOf = (env: Record<string, string>) => makeConfig(readEnvironment(env))

test('nothing set is a laptop: embedded database, simulator, outbox, demo', () => {
  expect(configOf({})).toMatchObject({
    production: false,
    demo: true,
    devPages: true,
    database: { url: null },
    provider: { mode: 'simulator', baseUrl: 'http://127.0.0.1:3010', domain: 'test' },
    mail: { smtpUrl: null },
    http: { publicUrl: 'http://localhost:3000' },
  })
})

test('a key of one’s own points the adapter at the provider, and away from the simulator', () => {
  expect(configOf(PRODUCTION).provider).toMatchObject({
    mode: 'live',
    baseUrl: 'https://api.paystack.co',
    domain: 'live',
  })
})

test.each([
  ['GIDA_SECRET', 'default'],
  ['GIDA_DEMO', 'Demo data'],
  ['PAYSTACK_SECRET_KEY', 'simulator'],
  ['DATABASE_URL', 'DATABASE_URL'],
  ['SMTP_URL', 'SMTP_URL'],
  ['PUBLIC_URL', 'PUBLIC_URL'],
])('production without %s refuses to start and says so', (name, said) => {
  const { [name as 'SMTP_URL']: _left, ...rest } = PRODUCTION
  expect(() => configOf(rest)).toThrow(said)
})

test('a small machine runs on the embedded database where that is said, and as one process alone', () => {
  const { DATABASE_URL: _none, ...rest } = PRODUCTION
  const small = { ...rest, GIDA_EMBEDDED_DATABASE: '1' }
  expect(configOf(small).database.url).toBeNull()
  expect(() => configOf({ ...small, GIDA_ROLE: 'web' })).toThrow('one process alone')
  expect(() => configOf({ ...PRODUCTION, GIDA_EMBEDDED_DATABASE: '1' })).toThrow('one process alone')
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ GIDA_ROLE: 'king' }, 'GIDA_ROLE'],
  [{ DATABASE_REPLICA_URL: 'postgres://127.0.0.1/gida' }, 'DATABASE_REPLICA_URL'],
  [{ PAYSTACK_BASE_URL: 'http://127.0.0.1:1' }, 'PAYSTACK_BASE_URL'],
  [{ SMS_URL: 'http://127.0.0.1:1' }, 'SMS_API_KEY'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'half' }, 'S3_SECRET_ACCESS_KEY go together'],
  [
    { BACKUP_S3_BUCKET: 'copies', DATABASE_URL: 'postgres://127.0.0.1/gida' },
    'BACKUP_S3_BUCKET is for the embedded',
  ],
])('%o is refused by name', (env, said) => {
  expect(() => configOf(env)).toThrow(said)
})

const OIDC = {
  OIDC_ISSUER: 'https://issuer.example.ng',
  OIDC_CLIENT_ID: 'gida',
  OIDC_CLIENT_SECRET: 'x',
  OIDC_NAME: 'Example',
}

test('an outside identity provider is configured whole, or not at all', () => {
  expect(configOf({}).identity).toBeNull()
  expect(configOf(OIDC).identity).toMatchObject({ issuer: OIDC.OIDC_ISSUER, audience: 'gida' })
  expect(configOf({ ...OIDC, OIDC_AUDIENCE: 'api' }).identity).toMatchObject({ audience: 'api' })
  for (const name of Object.keys(OIDC)) {
    expect(() => configOf({ ...OIDC, [name]: '' })).toThrow(`${name} is missing`)
  }
  expect(() => configOf({ OIDC_AUDIENCE: 'api' })).toThrow('OIDC_ISSUER is missing')
})

test('in production its issuer is met over https alone', () => {
  const plain = { ...OIDC, OIDC_ISSUER: 'http://issuer.example.ng' }
  expect(configOf(plain).identity).not.toBeNull()
  expect(() => configOf({ ...PRODUCTION, ...plain })).toThrow('OIDC_ISSUER must be an https:// address')
})

test('the key before this one is named with the moment until which it counts, or not at all', () => {
  const until = '2026-12-01T09:00:00Z'
  const previous = { PAYSTACK_PREVIOUS_SECRET_KEY: 'sk_live_old', PAYSTACK_PREVIOUS_KEY_UNTIL: until }
  const { provider } = configOf({ ...PRODUCTION, ...previous })
  expect(provider.previousKey).toEqual({ key: 'sk_live_old', until: new Date(until) })
  expect(() => configOf({ ...PRODUCTION, PAYSTACK_PREVIOUS_SECRET_KEY: 'sk_live_old' })).toThrow(
    /go together/,
  )
})

test('a certificate for signed papers comes with its own key, or nothing starts', () => {
  const [key, other] = [7, 8].map((byte) => keyOfSeed(new Uint8Array(32).fill(byte))) as [
    KeyObject,
    KeyObject,
  ]
  const party = { name: 'A firm', key }
  const [certificate] = issueCertificates(party, party, new Date())
  const SEAL_CERTIFICATE = `-----BEGIN CERTIFICATE-----\n${certificate?.toString('base64')}\n-----END CERTIFICATE-----\n`
  const pem = (of: KeyObject) => String(of.export({ format: 'pem', type: 'pkcs8' }))
  expect(configOf({ SEAL_CERTIFICATE, SEAL_KEY: pem(key) }).seal.own?.certificate).toBe(SEAL_CERTIFICATE)
  expect(() => configOf({ SEAL_CERTIFICATE, SEAL_KEY: pem(other) })).toThrow('not the key of')
  expect(() => configOf({ SEAL_CERTIFICATE })).toThrow('go together')
  expect(() => configOf({ SEAL_CERTIFICATE, SEAL_KEY: 'nothing' })).toThrow('PEM')
})

test('WhatsApp is a simulator beside that of payments, on with all four of its settings, and never half', () => {
  const four = {
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_TOKEN: 'EAAJB',
    WHATSAPP_APP_SECRET: 'secret',
    WHATSAPP_VERIFY_TOKEN: 'a word of our own for Meta',
  }
  expect(configOf({ SIMULATOR_PORT: '4000' }).whatsapp).toMatchObject({ mode: 'simulator', port: 4002 })
  expect(configOf(PRODUCTION).whatsapp).toBeNull()
  expect(configOf({ ...PRODUCTION, ...four }).whatsapp).toMatchObject({ mode: 'live', price: 0 })
  const { WHATSAPP_APP_SECRET: _left, ...three } = four
  expect(() => configOf({ ...PRODUCTION, ...three })).toThrow('WHATSAPP_APP_SECRET is missing')
  expect(() => configOf({ ...PRODUCTION, WHATSAPP_SIMULATOR_PORT: '4002' })).toThrow(
    'WhatsApp simulator is on',
  )
})
