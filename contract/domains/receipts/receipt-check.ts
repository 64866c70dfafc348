import { z } from 'zod'

export const ReceiptKey = z
  .object({
    id: z.string(),
    public_key: z.string().meta({ description: 'Ed25519 key, 32 bytes in base64url' }),
  })
  .meta({ id: 'ReceiptKey' })
export type ReceiptKey = z.infer<typeof ReceiptKey>

export const ReceiptCheck = z
  .object({
    state: z.enum(['GENUINE', 'VOIDED', 'UNKNOWN']).meta({
      description: 'UNKNOWN: no receipt with this number and content was signed',
    }),
  })
  .meta({ id: 'ReceiptCheck' })
export type ReceiptCheck = z.infer<typeof ReceiptCheck>
