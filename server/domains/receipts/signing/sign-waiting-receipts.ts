import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { signReceipt } from './sign-receipt.ts'
import { signingKey } from './signing-key.ts'

const BATCH = 500

/** Signs what was issued and is not signed yet, oldest first: after a fault, and what was issued before there were keys. */
export const signWaitingReceipts = defineJob({
  name: 'sign_waiting_receipts',
  payload: z.object({}),
  run: async (services) => {
    const key = signingKey(services.secrets.receiptSeed)
    const waiting = await services.transaction('system', (tx) =>
      tx
        .selectFrom('receipt')
        .select('id')
        .where('signed_text', 'is', null)
        .orderBy('issued_at')
        .orderBy('id')
        .limit(BATCH)
        .execute(),
    )
    for (const { id } of waiting) await services.transaction('system', (tx) => signReceipt(tx, key, id))
  },
})
