import { expect, test } from 'vitest'
import { makeConfig } from '../platform/config/config.ts'
import { readEnvironment } from '../platform/config/environment.ts'
import { providerKeyOf, sandboxConfig, templateConfig } from './sandbox-config.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  GIDA_SECRET: 'a long secret of one’s own',
  GIDA_DEMO: '0',
  PUBLIC_URL: 'https://app.example.ng',
  DATABASE_URL: 'postgres://owner@db/gida',
  SMTP_URL: 'smtps://mail.example.ng',
  SMS_URL: 'https://sms.example.ng',
  SMS_API_KEY: 'sms-key',
  USSD_SECRET: 'ussd-secret-of-the-house-0',
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 'wa-token',
  WHATSAPP_APP_SECRET: 'wa-secret',
  WHATSAPP_VERIFY_TOKEN: 'wa-word-of-the-house',
  OIDC_ISSUER: 'https://issuer.example.ng',
  OIDC_CLIENT_ID: 'gida',
  OIDC_CLIENT_SECRET: 'client-secret',
  OIDC_NAME: 'Example',
  TSA_URL: 'https://time.example.ng',
  REDIS_URL: 'rediss://:valkey-word@valkey',
  PAYSTACK_SECRET_KEY: 'sk_live_of_the_house',
}
const configOf = (env: Record<string, string>) => makeConfig(readEnvironment({ ...PRODUCTION, ...env }))
const simulated = { SANDBOXES: '4', SANDBOX_PROVIDER_URL: 'https://pay-demo.example.ng' }
const demo = { id: 'a', kind: 'DEMO', forgets_at: new Date() } as const

test('nothing of a copy reaches the provider, mail, SMS, WhatsApp, an issuer or a server of others', () => {
  const main = configOf(simulated)
  for (const within of [sandboxConfig(main, demo, 'template'), templateConfig(main, 'template')]) {
    expect(within).toMatchObject({
      ...{ mail: { smtpUrl: null }, sms: null, identity: null, sandboxes: null, devPages: false },
      ...{ ussd: null, whatsapp: null },
      ...{ seal: { own: null, tsaUrl: null }, database: { url: null, directUrl: null } },
      webhooks: { toNobody: true },
      provider: { mode: 'simulator', domain: 'test', baseUrl: simulated.SANDBOX_PROVIDER_URL },
    })
    const secrets = ['a long secret', 'sk_live', 'sms-key', 'ussd-secret', 'wa-', 'client-secret']
    for (const secret of [...secrets, 'smtps:', 'owner@db', 'valkey-word'])
      expect(JSON.stringify(within)).not.toContain(secret)
  }
})

test('each copy is a business of its own, under a key that its id does not tell', () => {
  const main = configOf(simulated)
  expect(providerKeyOf(main, 'a')).toMatch(/^sk_test_[0-9a-f]{40}$/)
  expect(providerKeyOf(main, 'a')).not.toBe(providerKeyOf(main, 'b'))
  expect(providerKeyOf(configOf({ ...simulated, GIDA_SECRET: 'another long secret' }), 'a')).not.toBe(
    providerKeyOf(main, 'a'),
  )
})

test('beside real payments there are none unless asked for, and never at the real provider', () => {
  expect(configOf({}).sandboxes).toBeNull()
  expect(configOf({ ...simulated, SANDBOXES: '0' }).sandboxes).toBeNull()
  expect(makeConfig(readEnvironment({})).sandboxes).toEqual({ most: 8, providerUrl: 'http://127.0.0.1:3010' })
  expect(() => configOf({ SANDBOXES: '4' })).toThrow('SANDBOX_PROVIDER_URL')
  expect(() => configOf({ ...simulated, SANDBOX_PROVIDER_URL: 'https://api.paystack.co' })).toThrow(
    'must lead to the payment simulator',
  )
})
