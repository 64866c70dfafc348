import { lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { sendIntent } from '../../../platform/delivery/send-intent.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { wordsFor } from '../words/words.ts'
import { digestWords } from './digest-words.ts'

/** One mail with all that could wait, for each person whose morning has come. */
export const sendDigests = defineJob({
  name: 'send_digests',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'send_digests',
      items: pagesOf(services, findReaders),
      each: inTransaction(services, (tx, { id }) => sendDigest(tx, id)),
    })
  },
})

const waiting = (tx: Tx) =>
  tx
    .selectFrom('outbox_message as message')
    .innerJoin('delivery_intent as intent', 'intent.id', 'message.intent_id')
    .where('message.is_digested', '=', true)
    .where('message.state', '=', 'QUEUED')
    .where('message.due_at', '<=', tx.now)

async function findReaders(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const rows = await waiting(tx)
    .select('intent.user_id as id')
    .distinct()
    .where('intent.user_id', '>', behind(after))
    .orderBy('intent.user_id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ id }) => (id ? { id } : []))
}

async function sendDigest(tx: Tx, user_id: string): Promise<boolean> {
  const items = await waiting(tx)
    .select(['message.id', 'message.recipient', 'message.subject', 'message.body', 'message.links'])
    .where('intent.user_id', '=', user_id)
    .orderBy('message.id')
    .forUpdate('message')
    .skipLocked()
    .execute()
  const last = items.at(-1)
  if (!last) return false
  const day = lagosDay(tx.now)
  const { subject, text: body } = digestWords(await wordsFor(tx, user_id), day, items)
  const links = items.flatMap((item) => item.links)
  await sendIntent(tx, {
    ...{ user_id, class: 'reminder', kind: 'digest', key: `digest:${user_id}:${last.id}` },
    attempts: [{ channel: 'EMAIL', recipient: last.recipient, subject, body, links }],
  })
  await tx
    .updateTable('outbox_message')
    .set({ state: 'ACCEPTED', sent_at: tx.now })
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
  return true
}
