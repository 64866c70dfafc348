import { expect, test } from 'vitest'
import { deriveSecrets } from '../config/secrets.ts'
import { seal, unseal } from './seal.ts'

const before = deriveSecrets('the secret of last year').seal
const present = deriveSecrets('the secret of this year', 'the secret of last year').seal

test('what the secret before sealed opens while that is named, and is known to be old', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'ada', before)
  expect(unseal(sealed, 'ada', present)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOld: true })
  expect(unseal(seal('JBSWY3DPEHPK3PXP', 'ada', present), 'ada', present)?.isOld).toBe(false)
})

test('opens for nobody else, with no other key, and not when it was altered', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'ada', present)
  expect(unseal(sealed, 'bola', present)).toBeNull()
  expect(unseal(sealed, 'ada', before)).toBeNull()
  expect(unseal(Buffer.concat([sealed.subarray(0, -1), Buffer.of(0)]), 'ada', before)).toBeNull()
  expect(unseal(Buffer.of(1, 2, 3), 'ada', present)).toBeNull()
})
