import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { lockNamed } from '../db/locks.ts'
import { problem } from '../errors/problem.ts'
import { parseJson } from '../http/bodies/parse-json.ts'
import { refuseDeep } from '../http/bodies/payload-limits.ts'
import { publish } from '../jobs/events.ts'
import type { Services } from '../services.ts'
import { readTermiiStatus } from '../sms/termii-status.ts'
import { textReceived } from './events.ts'
import { raiseState } from './raise-state.ts'
import { forgetRefusals } from './refused-numbers.ts'
import { storableText } from './storable-text.ts'

/** Lenient, since some accounts omit fields. */
const Report = z.looseObject({
  type: z.string().catch('outbound'),
  message_id: z.coerce.string().min(1).max(100),
  receiver: z.coerce.string().max(30).catch(''),
  sender: z.coerce.string().max(30).catch(''),
  message: z.string().max(2_000).catch('').transform(storableText),
  status: z.string().min(1).max(200).transform(storableText),
})

/** Stores a delivery report or an incoming text from the SMS provider. Safe if repeated, late or out of order. */
export async function receiveSmsReport(
  services: Services,
  raw: Buffer | null,
  signature: unknown,
): Promise<void> {
  if (!raw || typeof signature !== 'string' || !services.texter.isSigned(raw, signature))
    throw problem('INVALID_SIGNATURE')
  const sent = parseJson(raw.toString('utf8'))
  refuseDeep(sent)
  const read = Report.safeParse(sent)
  if (!read.success) return // signed but not a report: nothing to store
  const { type, message_id: provider_id, receiver, sender, message, status } = read.data
  await services.transaction('system', async (tx) => {
    if (!(await keepReport(tx, { provider_id, receiver, status }))) return
    if (type !== 'inbound') return applyReports(tx, provider_id)
    await publish(tx, textReceived, { provider_id, from: `+${sender.replace(/^\+/, '')}`, text: message })
  })
}

type DeliveryReport = { provider_id: string; receiver: string; status: string }

/** Stores one report under its lock; false if it was stored before. */
export async function keepReport(tx: Tx, report: DeliveryReport): Promise<boolean> {
  await lockNamed(tx, 'delivery_report', report.provider_id)
  const kept = await tx
    .insertInto('delivery_report')
    .values(report)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Advances an attempt to the state its reports say, under their lock: a report may arrive together with the answer that
 * names the attempt, and whichever comes second sees the other.
 */
export async function applyReports(tx: Tx, provider_id: string): Promise<void> {
  const reports = await tx
    .selectFrom('delivery_report')
    .select(['status', 'receiver'])
    .where('provider_id', '=', provider_id)
    .orderBy('created_at')
    .execute()
  for (const { status, receiver } of reports) {
    const attempt = await tx
      .selectFrom('outbox_message')
      .select(['id', 'intent_id'])
      .where('provider_id', '=', provider_id)
      .$if(receiver !== '', (query) => query.where('recipient', '=', `+${receiver.replace(/^\+/, '')}`))
      .forUpdate()
      .executeTakeFirst()
    const state = readTermiiStatus(status)
    if (!attempt || !state) continue
    if (state === 'DELIVERED') await markDelivered(tx, attempt.id)
    else await raiseState(tx, attempt, state, status)
  }
}

async function markDelivered(tx: Tx, id: string): Promise<void> {
  const delivered = await tx
    .updateTable('outbox_message')
    .set({ state: 'DELIVERED', delivered_at: tx.now })
    .where('id', '=', id)
    .where('state', '<', 'DELIVERED')
    .returning(['channel', 'recipient'])
    .executeTakeFirst()
  if (delivered?.channel === 'SMS') await forgetRefusals(tx, delivered.recipient)
}
