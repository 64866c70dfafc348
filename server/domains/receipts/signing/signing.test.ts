import { createPublicKey, verify } from 'node:crypto'
import { readCode } from '@gida/contract/domains/receipts/signed-receipt'
import { expect, test } from 'vitest'
import { signingKey } from '../../../platform/access/signing-key.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { checkLedger } from '../../ledger/check-ledger.ts'
import { receivedIn, recordPayment } from '../../payments/index.ts'
import { signReceipt } from './sign-receipt.ts'

const world = useWorld()
const ours = () => signingKey(world.services.secrets.receiptSeed)

/** Cash for a flat, and the receipt of it. */
async function receiptFor(flat: LetFlat, amount = 1_000_000): Promise<string> {
  return world.services.transaction('system', async (tx) => {
    const payment = await recordPayment(
      tx,
      {
        unit_id: flat.unit_id,
        tenant_id: flat.tenant.id,
        source: 'RECORDED',
        created_by: flat.manager.id,
      },
      receivedIn(`cash:${flat.manager.id}`, { amount, channel: 'CASH', paid_at: tx.now }),
    )
    const receipt = await tx
      .selectFrom('receipt')
      .select('id')
      .where('payment_id', '=', payment.id)
      .executeTakeFirstOrThrow()
    return receipt.id
  })
}

const sign = (id: string, key = ours()) =>
  world.services.transaction('system', (tx) => signReceipt(tx, key, id))
const digestOf = (text: string) => sha256(text).toString('base64url')

async function codeOf(flat: LetFlat, id: string) {
  const { check_url } = (await flat.tenant.get(`/receipts/${id}`)).json()
  const code = readCode(check_url)
  if (!code) throw new Error(`No code in ${check_url}`)
  return code
}

async function isSignedBy(key_id: string, text: string, signature: Uint8Array): Promise<boolean> {
  const { data } = (await world.app.inject({ url: '/api/v1/receipts/keys' })).json()
  const x = data.find((key: { id: string }) => key.id === key_id)?.public_key
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, signature)
}

const standing = async (number: string, digest: string) =>
  (await world.app.inject({ url: '/api/v1/receipts/check', query: { number, digest } })).json().state

test('a receipt is signed over what it says, and anybody can check it with the public key', async () => {
  const flat = await letFlat(world)
  const id = await receiptFor(flat)
  await sign(id)
  const { text, receipt, signature } = await codeOf(flat, id)
  expect(receipt).toMatchObject({
    amount: 1_000_000,
    tenant: flat.tenant.full_name,
    how: 'RECORDED',
    position: 1,
  })
  expect(await isSignedBy(receipt.key_id, text, signature)).toBe(true)
  expect(await isSignedBy(receipt.key_id, text.replace('1000000', '9000000'), signature)).toBe(false)
})

test('whoever holds the paper learns how it stands, and whoever guesses a number learns nothing', async () => {
  const flat = await letFlat(world)
  const id = await receiptFor(flat)
  await sign(id)
  const { text, receipt } = await codeOf(flat, id)
  expect(await standing(receipt.number, digestOf(text))).toBe('GENUINE')
  expect(await standing(receipt.number, digestOf(`${text} `))).toBe('UNKNOWN')
  await world.services.transaction('system', (tx) =>
    tx.updateTable('receipt').set({ status: 'VOIDED' }).where('id', '=', id).execute(),
  )
  expect(await standing(receipt.number, digestOf(text))).toBe('VOIDED')
  expect(await standing(receipt.number, 'short')).toBeUndefined()
})

test('signed at once and many times over, the receipts of a landlord make one chain without gap or fork', async () => {
  const flat = await letFlat(world)
  const ids = []
  for (let i = 0; i < 8; i++) ids.push(await receiptFor(flat, 100_000 + i))
  await Promise.all([...ids, ...ids].map((id) => sign(id)))
  const codes = await Promise.all(ids.map((id) => codeOf(flat, id)))
  const chain = codes.sort((a, b) => a.receipt.position - b.receipt.position)
  expect(chain.map(({ receipt }) => receipt.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(chain.map(({ receipt }) => receipt.previous)).toEqual([
    '',
    ...chain.slice(0, -1).map(({ text }) => digestOf(text)),
  ])
  const faults = (await world.services.transaction('system', checkLedger)).filter((check) => check.faults > 0)
  expect(faults).toEqual([])
})

test('with a new key the old receipts stay genuine', async () => {
  const flat = await letFlat(world)
  const before = await receiptFor(flat)
  await sign(before)
  const after = await receiptFor(flat)
  await sign(after, signingKey(new Uint8Array(32).fill(9)))
  for (const id of [before, after]) {
    const { text, receipt, signature } = await codeOf(flat, id)
    expect(await isSignedBy(receipt.key_id, text, signature)).toBe(true)
  }
})

test('what was signed cannot be changed, not even by the server', async () => {
  const flat = await letFlat(world)
  const id = await receiptFor(flat)
  await sign(id)
  const change = world.services.transaction('system', (tx) =>
    tx.updateTable('receipt').set({ amount: 1 }).where('id', '=', id).execute(),
  )
  await expect(change).rejects.toThrow(/signed/)
})
