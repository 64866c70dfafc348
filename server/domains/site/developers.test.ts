import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { KEY_SCOPES } from '@gida/contract/domains/integrations/rules'
import { expect, test } from 'vitest'
import { newWebhookSecret, signWebhook } from '../../platform/webhooks/sign-webhook.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { callsForKeys } from './developers-page.ts'
import { EXAMPLES, VERIFY } from './words/developers.ts'

const world = useWorld()

test('names every call that a key may make and no other, and each example on it answers a key', async () => {
  const page = (await world.app.inject('/developers')).body
  const calls = callsForKeys().flatMap(([, of]) => of)
  expect(calls.length).toBeGreaterThan(100)
  for (const { method, path } of calls) expect(page).toContain(`<code>${method} ${path}</code>`)
  for (const path of ['/auth/login', '/payments/refunds', '/remittances/send', '/integrations/keys'])
    expect(page).not.toMatch(new RegExp(`<code>[A-Z]+ ${path}</code>`))

  const { manager, estate_id } = await letFlat(world)
  const wanted = { name: 'Examples', scopes: KEY_SCOPES, estate_ids: [estate_id] }
  const { key } = (await manager.post('/integrations/keys', wanted)).json()
  for (const [what, path] of EXAMPLES) {
    const url = `/api/v1${path}`
    expect(page).toContain(url.replaceAll('&', '&amp;'))
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${key}` } })
    expect([what, answer.statusCode, Array.isArray(answer.json().data)]).toEqual([what, 200, true])
  }
})

test('the check of a signature that it shows takes what we send, and nothing that was changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gida-example-'))
  const file = join(folder, 'verify.mjs')
  writeFileSync(file, `${VERIFY}\nexport { isFromGida }\n`)
  const { isFromGida } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  rmSync(folder, { recursive: true })
  const [secret, other] = [newWebhookSecret(), newWebhookSecret()]
  const [id, body, now] = ['a', '{"type":"test"}', new Date()]
  const headers = signWebhook([other, secret], { id, at: now, body })
  expect(isFromGida(secret, headers, body)).toBe(true)
  expect(isFromGida(secret, headers, `${body} `)).toBe(false)
  expect(isFromGida(newWebhookSecret(), headers, body)).toBe(false)
  const old = signWebhook([secret], { id, at: new Date(now.getTime() - 600_000), body })
  expect(isFromGida(secret, old, body)).toBe(false)
})
