import {
  type SignedReceipt,
  toBase64Url,
  toCode,
  toSignedText,
} from '@gida/contract/domains/receipts/signed-receipt'
import { getPublicKeyAsync, signAsync } from '@noble/ed25519'
import { expect, test, vi } from 'vitest'
import { type Ask, checkCode, type PublicKey } from './check-code.ts'

const receipt: SignedReceipt = {
  key_id: 'ours',
  number: 'PC-2026-000123',
  received_on: '2026-11-05',
  amount: 143_000_000,
  tenant: 'Olúwaṣeun Adébáyọ̀',
  landlord: 'Chief Babátúndé Oyèlárán-Williams',
  premises: 'Flat B4, Palmgrove Court, Lekki',
  period: '1 Oct 2026 to 11 May 2027',
  how: 'CONFIRMED',
  chain: '0123456789ab',
  position: 7,
  previous: '',
  facts: '',
}
const secret = new Uint8Array(32).fill(1)
const keyOf = async (seed: Uint8Array): Promise<PublicKey> => ({
  id: 'ours',
  public_key: toBase64Url(await getPublicKeyAsync(seed)),
})

async function codeOf(said: SignedReceipt, signed = said): Promise<string> {
  const signature = await signAsync(new TextEncoder().encode(toSignedText(signed)), secret)
  return toCode(toSignedText(said), toBase64Url(signature))
}

const answering = (state: 'GENUINE' | 'VOIDED' | 'UNKNOWN' | null): Ask => ({
  keys: async () => null,
  standing: async () => state,
})

test('what is signed is genuine, and says so with and without a network', async () => {
  const [code, key] = [await codeOf(receipt), await keyOf(secret)]
  expect(await checkCode(code, [key], answering('GENUINE'))).toEqual({ state: 'GENUINE', receipt })
  expect(await checkCode(code, [key], answering(null))).toEqual({ state: 'OFFLINE', receipt })
  expect((await checkCode(code, [key], answering('VOIDED'))).state).toBe('VOIDED')
  expect((await checkCode(code, [key], answering('UNKNOWN'))).state).toBe('UNKNOWN')
})

test('any field that was altered is found out, and nothing of it is shown', async () => {
  const key = await keyOf(secret)
  const alterations: Partial<SignedReceipt>[] = [
    { amount: 143_000_001 },
    { tenant: 'Olúwaṣeun Adébáyọ' },
    { premises: 'Flat B5, Palmgrove Court, Lekki' },
    { received_on: '2026-11-06' },
    { position: 8 },
    { how: 'RECORDED' },
  ]
  for (const altered of alterations) {
    const code = await codeOf({ ...receipt, ...altered }, receipt)
    expect(await checkCode(code, [key], answering('GENUINE'))).toEqual({ state: 'ALTERED', receipt: null })
  }
})

test('a key that is not ours proves nothing; one that is new is asked for', async () => {
  const code = await codeOf(receipt)
  const foreign = await keyOf(new Uint8Array(32).fill(2))
  expect((await checkCode(code, [foreign], answering('GENUINE'))).state).toBe('ALTERED')
  expect((await checkCode(code, [], answering('GENUINE'))).state).toBe('FOREIGN')
  const keys = vi.fn(async () => [await keyOf(secret)])
  expect((await checkCode(code, [], { ...answering('GENUINE'), keys })).state).toBe('GENUINE')
  expect(keys).toHaveBeenCalledOnce()
})

test('half a code is not a receipt', async () => {
  const code = await codeOf(receipt)
  expect((await checkCode(code.slice(0, -20), [], answering('GENUINE'))).state).toBe('UNREADABLE')
})
