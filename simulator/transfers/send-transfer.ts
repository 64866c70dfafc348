import { type Business, businessTime } from '../businesses/business.ts'
import { faultsFor } from '../faults/faults.ts'
import { asNumber, asText, type Fields } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { recipientByCode } from './recipient.ts'
import {
  findTransfer,
  getTransfer,
  presentTransferEvent,
  type Transfer,
  type TransferStatus,
} from './transfer.ts'

const oneMinute = 60_000
const outcomes = {
  normal: 'success',
  fail: 'failed',
  reverse: 'reversed',
  stay_pending: 'pending',
  otp: 'otp',
} as const

/** Sends money on from the balance. The bank's answer follows after a while. */
export function sendTransfer(world: World, business: Business, body: Fields): Transfer {
  const amount = asNumber(body.amount)
  if (amount === undefined || !Number.isInteger(amount) || amount <= 0) throw invalid('Invalid Amount Sent')
  if (asText(body.source) !== 'balance') throw invalid('Invalid source', 'invalid_params')
  const reference = asText(body.reference) ?? randomCode(20)
  if (!/^[a-z0-9_-]{16,50}$/.test(reference)) {
    const nextStep = 'Use 16 to 50 lower-case letters, digits, dashes and underscores'
    throw invalid('Invalid transfer reference', 'invalid_params', nextStep)
  }
  return world.db.transaction(() => {
    const recipient = recipientByCode(world, business, asText(body.recipient) ?? '')
    if (findTransfer(world, business, reference)) {
      const message = 'Please provide a unique reference. Reference already exists on a transfer'
      throw invalid(message, 'duplicate_transfer_reference')
    }
    const outcome = outcomes[faultsFor(world, business, reference).transfers]
    const now = businessTime(world, business)
    world.db.insert('transfers', {
      business_id: business.id,
      recipient_id: recipient.id,
      transfer_code: `TRF_${randomCode(15)}`,
      reference,
      amount,
      reason: asText(body.reason) ?? null,
      status: outcome === 'otp' ? 'otp' : 'pending',
      outcome: recipient.bank_code === '001' ? 'failed' : outcome,
      created_at: now,
      updated_at: now,
      next_at:
        outcome === 'otp' || outcome === 'pending'
          ? null
          : now + Math.round(oneMinute / world.webhookSpeedup),
    })
    return getTransfer(world, business, reference)
  })
}

export function endDueTransfers(world: World, business: Business, now: number) {
  const sql = 'select * from transfers where business_id = ? and next_at <= ? order by next_at, id'
  for (const transfer of world.db.all<Transfer>(sql, business.id, now)) {
    endTransfer(world, business, transfer, transfer.outcome)
  }
}

export function endTransfer(world: World, business: Business, transfer: Transfer, status: TransferStatus) {
  world.db.transaction(() => {
    const now = businessTime(world, business)
    const transferred_at = status === 'success' ? now : null
    world.db.update('transfers', transfer.id, { status, updated_at: now, transferred_at, next_at: null })
    const ended = getTransfer(world, business, transfer.reference)
    const event = presentTransferEvent(world, ended)
    queueDelivery(world, business, `transfer.${status}`, transfer.reference, event)
  })
}
