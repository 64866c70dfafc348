import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'

export const ReceiptKey = z
  .object({ id: z.string(), public_key: z.string().meta({ description: 'Ed25519, 32 bytes in base64url' }) })
  .meta({ id: 'ReceiptKey' })
export type ReceiptKey = z.infer<typeof ReceiptKey>

export const ReceiptCheck = z
  .object({
    state: z.enum(['GENUINE', 'VOIDED', 'UNKNOWN']).meta({
      description: 'UNKNOWN: no receipt of this number was signed with this content',
    }),
  })
  .meta({ id: 'ReceiptCheck' })
export type ReceiptCheck = z.infer<typeof ReceiptCheck>

/** For whoever holds a receipt in their hand, with no account. */
export const receiptCheckEndpoints = {
  listReceiptKeys: endpoint({
    method: 'GET',
    path: '/receipts/keys',
    summary: 'The public keys with which receipts are checked',
    access: 'public',
    answer: z.object({ data: z.array(ReceiptKey) }),
  }),
  checkReceipt: endpoint({
    method: 'GET',
    path: '/receipts/check',
    summary: 'How a receipt stands, for who holds it: genuine, voided, or not known',
    access: 'public',
    query: z.object({
      number: z.string().max(60),
      digest: z
        .string()
        .regex(/^[\w-]{43}$/)
        .meta({ description: 'SHA-256 of the signed text, base64url' }),
    }),
    answer: ReceiptCheck,
  }),
}
