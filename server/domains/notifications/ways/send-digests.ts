import type { ChoiceKind } from '@gida/contract/domains/notifications/choices'
import { lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { sendIntent } from '../../../platform/delivery/send-intent.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { preferencesOf } from '../choices/preferences.ts'
import { wordsFor } from '../words/words.ts'
import { digestWords } from './digest-words.ts'

/** Sends the daily mail to each person whose morning has come. */
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

/** Uses present addresses; omits what was turned off since and people who have left. */
async function sendDigest(tx: Tx, user_id: string): Promise<boolean> {
  const found = await waiting(tx)
    .select(['message.id', 'message.subject', 'message.body', 'message.links', 'intent.kind'])
    .where('intent.user_id', '=', user_id)
    .orderBy('message.id')
    .forUpdate('message')
    .skipLocked()
    .execute()
  const person = (await preferencesOf(tx, [user_id])).get(user_id)
  const recipient = person?.email
  const items = found.filter(({ kind }) => recipient && person.wants(kind as ChoiceKind, 'EMAIL'))
  await settle(
    tx,
    { state: 'SPARED' },
    found.filter((item) => !items.includes(item)),
  )
  const last = items.at(-1)
  if (!last || !recipient) return false
  const { subject, text: body } = digestWords(await wordsFor(tx, user_id), lagosDay(tx.now), items)
  const links = items.flatMap((item) => item.links)
  await sendIntent(tx, {
    ...{ user_id, class: 'reminder', kind: 'digest', key: `digest:${user_id}:${last.id}` },
    attempts: [{ channel: 'EMAIL', recipient, subject, body, links }],
  })
  await settle(tx, { state: 'ACCEPTED', sent_at: tx.now }, items)
  return true
}

type Settled = { state: 'SPARED' } | { state: 'ACCEPTED'; sent_at: Date }

async function settle(tx: Tx, settled: Settled, items: readonly BatchItem[]): Promise<void> {
  if (items.length === 0) return
  await tx
    .updateTable('outbox_message')
    .set(settled)
    .where(
      'id',
      'in',
      items.map(({ id }) => id),
    )
    .execute()
}
