import { expect, test } from 'vitest'
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

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ GIDA_ROLE: 'king' }, 'GIDA_ROLE'],
  [{ PAYSTACK_BASE_URL: 'http://127.0.0.1:1' }, 'PAYSTACK_BASE_URL'],
  [{ SMS_URL: 'http://127.0.0.1:1' }, 'SMS_API_KEY'],
])('%o is refused by name', (env, said) => {
  expect(() => configOf(env)).toThrow(said)
})
