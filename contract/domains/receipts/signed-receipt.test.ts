import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  readCode,
  readSignedText,
  type SignedReceipt,
  toBase64Url,
  toCode,
  toSignedText,
} from './signed-receipt.ts'

const receipts: fc.Arbitrary<SignedReceipt> = fc.record({
  key_id: fc.string(),
  number: fc.string(),
  received_on: fc.string(),
  amount: fc.maxSafeNat(),
  tenant: fc.string({ unit: 'grapheme' }),
  landlord: fc.string({ unit: 'grapheme' }),
  premises: fc.string({ unit: 'grapheme' }),
  period: fc.string(),
  how: fc.constantFrom('CONFIRMED', 'RECORDED'),
  chain: fc.string(),
  position: fc.maxSafeNat(),
  previous: fc.string(),
  facts: fc.string(),
})
const signature = toBase64Url(new Uint8Array(64).fill(7))

test('what is signed reads back as it was, through the code and through chats that break it up', () => {
  fc.assert(
    fc.property(receipts, (receipt) => {
      const text = toSignedText(receipt)
      expect(readSignedText(text)).toEqual(receipt)
      const code = toCode(text, signature)
      const broken = `https://gida.example/r#${code.slice(0, 9)}\n ${code.slice(9)} `
      expect(readCode(broken)).toEqual({ text, receipt, signature: new Uint8Array(64).fill(7) })
    }),
  )
})

test('what is no code is none, and never throws', () => {
  const longer = toCode(JSON.stringify(['GR1', 1, 2]), signature)
  for (const code of ['', '.', 'abc', 'abc.def', longer, `${longer}.more`, '%%%.###', 'é.é']) {
    expect(readCode(code)).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (text) => void readCode(text)))
})
