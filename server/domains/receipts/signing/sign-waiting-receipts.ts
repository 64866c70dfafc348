import { z } from 'zod'
import { signingKey } from '../../../platform/access/signing-key.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { signReceipt } from './sign-receipt.ts'

/** Signs unsigned receipts, oldest first: after failures, and from before there were keys. */
export const signWaitingReceipts = defineJob({
  name: 'sign_waiting_receipts',
  payload: z.object({}),
  run: async (services) => {
    const key = signingKey(services.secrets.receiptSeed)
    await runBatch(services, {
      name: 'sign_waiting_receipts',
      items: pagesOf(services, findUnsigned),
      each: inTransaction(services, (tx, { id }) => signReceipt(tx, key, id)),
    })
  },
})

const findUnsigned = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('receipt')
    .select('id')
    .where('signed_text', 'is', null)
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)
    .execute()
