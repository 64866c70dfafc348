import { type Business, businessTime } from '../businesses/business.ts'
import { asNumber, asText, type Fields, parseJson } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { deduct } from '../settlements/deductions.ts'
import type { Value } from '../store/database.ts'
import { transactionById } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { type Dispute, getDispute, type Resolution } from './dispute.ts'
import { filesOf } from './dispute-files.ts'
import { announceDispute } from './open-dispute.ts'

const bankTakes = 24 * 3_600_000

/** The merchant's word: pay it back, or let the bank decide. */
export function answerDispute(world: World, business: Business, id: number, body: Fields): Dispute {
  const resolution = asText(body.resolution)
  if (resolution !== 'merchant-accepted' && resolution !== 'declined') {
    throw invalid('resolution must be one of: merchant-accepted, declined', 'invalid_params')
  }
  const message = asText(body.message)
  if (!message) throw invalid('message is required', 'missing_params')
  return world.db.transaction(() => {
    const dispute = getDispute(world, business, id)
    if (dispute.status !== 'awaiting-merchant-feedback') {
      throw invalid('Dispute can no longer be resolved', 'invalid_params')
    }
    const amount = asNumber(body.refund_amount) ?? dispute.refund_amount
    if (!Number.isInteger(amount) || amount < 0 || amount > dispute.refund_amount) {
      throw invalid('Invalid refund amount', 'invalid_params')
    }
    const evidence = asText(body.evidence)
    const file = asText(body.uploaded_filename)
    if (file && !filesOf(world, id).some(({ name }) => name === file)) {
      throw invalid('Uploaded file not found', 'invalid_params')
    }
    const said = change(world, business, dispute, {
      messages: withMore(dispute.messages, { sender: 'ops@example.ng', body: message }),
      ...(evidence && { evidence: JSON.stringify({ id: evidence }) }),
    })
    if (resolution === 'merchant-accepted') return resolveDispute(world, business, said, resolution, amount)
    return change(world, business, said, {
      status: 'awaiting-bank-feedback',
      next_at: businessTime(world, business) + bankTakes,
    })
  })
}

/** The end of it. Whatever was not declined is taken from the payouts. */
export function resolveDispute(
  world: World,
  business: Business,
  dispute: Dispute,
  resolution: Resolution,
  amount = dispute.refund_amount,
): Dispute {
  return world.db.transaction(() => {
    const taken = resolution === 'declined' ? 0 : amount
    const resolved_at = businessTime(world, business)
    const end = { status: 'resolved', resolution, refund_amount: taken, resolved_at, next_at: null }
    const resolved = change(world, business, dispute, end)
    if (taken > 0) deduct(world, business, `dispute:${dispute.id}`, taken)
    if (taken === transactionById(world, dispute.transaction_id).amount) {
      world.db.update('transactions', dispute.transaction_id, { status: 'reversed' })
    }
    announceDispute(world, business, 'resolve', resolved)
    return resolved
  })
}

/** Silence is consent; a bank that was left to decide takes the merchant's side. */
export function resolveDueDisputes(world: World, business: Business, now: number) {
  const sql = 'select * from disputes where business_id = ? and next_at <= ? order by next_at'
  for (const dispute of world.db.all<Dispute>(sql, business.id, now)) expireDispute(world, business, dispute)
}

export function expireDispute(world: World, business: Business, dispute: Dispute): Dispute {
  const isSilent = dispute.status === 'awaiting-merchant-feedback'
  return resolveDispute(world, business, dispute, isSilent ? 'auto-accepted' : 'declined')
}

function change(world: World, business: Business, dispute: Dispute, fields: Record<string, Value>): Dispute {
  const now = businessTime(world, business)
  const step = { status: fields.status ?? dispute.status, by: 'ops@example.ng' }
  world.db.update('disputes', dispute.id, {
    ...fields,
    ...(fields.status && { history: withMore(dispute.history, step, now) }),
    updated_at: now,
  })
  return getDispute(world, business, dispute.id)
}

function withMore(list: string, item: object, now?: number): string {
  const time = now === undefined ? {} : { created_at: new Date(now).toISOString() }
  return JSON.stringify([...(parseJson(list) as object[]), { ...item, ...time }])
}
