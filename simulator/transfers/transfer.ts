import { type Business, getBusiness } from '../businesses/business.ts'
import { moment } from '../http/moment.ts'
import { notFound } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { presentRecipient, recipientById } from './recipient.ts'

export type TransferStatus = 'pending' | 'success' | 'failed' | 'reversed' | 'otp'

export type Transfer = {
  id: number
  business_id: number
  recipient_id: number
  transfer_code: string
  reference: string
  amount: number
  reason: string | null
  status: TransferStatus
  outcome: TransferStatus
  created_at: number
  updated_at: number
  transferred_at: number | null
  next_at: number | null
}

export function findTransfer(world: World, business: Business, reference: string): Transfer | undefined {
  const sql = 'select * from transfers where business_id = ? and reference = ?'
  return world.db.get<Transfer>(sql, business.id, reference)
}

export function getTransfer(world: World, business: Business, reference: string): Transfer {
  const found = findTransfer(world, business, reference)
  if (!found) throw notFound('Transfer not found', 'transfer_not_found')
  return found
}

/** The answer to a new transfer: the recipient is a number here, an object when asked later. */
export function presentNewTransfer(transfer: Transfer) {
  return {
    transfersessionid: [],
    transfertrials: [],
    domain: 'test',
    amount: transfer.amount,
    currency: 'NGN',
    reference: transfer.reference,
    source: 'balance',
    source_details: null,
    reason: transfer.reason,
    status: transfer.status,
    failures: null,
    transfer_code: transfer.transfer_code,
    titan_code: null,
    transferred_at: moment(transfer.transferred_at),
    id: transfer.id,
    integration: transfer.business_id,
    request: transfer.id - 1,
    recipient: transfer.recipient_id,
    createdAt: moment(transfer.created_at),
    updatedAt: moment(transfer.updated_at),
  }
}

export function presentTransfer(world: World, transfer: Transfer) {
  const recipient = presentRecipient(recipientById(world, transfer.recipient_id))
  return { ...presentNewTransfer(transfer), recipient }
}

export function presentTransferEvent(world: World, transfer: Transfer) {
  const { id, name } = getBusiness(world, transfer.business_id)
  const { transfersessionid, transfertrials, request, updatedAt, ...rest } = presentTransfer(world, transfer)
  return {
    ...rest,
    integration: { id, is_live: false, business_name: name },
    session: { provider: null, id: null },
    ...(transfer.status === 'success' && { fee_charged: 0 }),
    ...(transfer.status === 'failed' && { gateway_response: 'The bank did not take the money' }),
  }
}
