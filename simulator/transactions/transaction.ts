import type { Business } from '../businesses/business.ts'
import { invalid } from '../http/wire-error.ts'
import type { World } from '../world.ts'

export type TransactionStatus =
  | 'abandoned'
  | 'ongoing'
  | 'pending'
  | 'processing'
  | 'failed'
  | 'success'
  | 'reversed'

/** A row as it is stored. `amount` is what was paid, `requested_amount` what was asked for. */
export type Transaction = {
  id: number
  business_id: number
  customer_id: number
  subaccount_id: number | null
  reference: string
  access_code: string
  status: TransactionStatus
  requested_amount: number
  amount: number
  currency: string
  callback_url: string | null
  channels: string
  metadata: string | null
  label: string | null
  transaction_charge: number | null
  bearer: 'account' | 'subaccount'
  created_at: number
  channel: string | null
  ip_address: string | null
  message: string | null
  gateway_response: string
  log: string | null
  step: string | null
  authorization_id: number | null
  paid_at: number | null
  fees: number | null
  fees_split: string | null
  settles_at: number | null
  settlement_id: number | null
  subaccount_settlement_id: number | null
  receiver_account: string | null
  source: string | null
  split_id: number | null
  plan_id: number | null
  next_step: string | null
}

export function findByReference(
  world: World,
  business: Business,
  reference: string,
): Transaction | undefined {
  const sql = 'select * from transactions where business_id = ? and reference = ?'
  return world.db.get<Transaction>(sql, business.id, reference)
}

export function getByReference(world: World, business: Business, reference: string): Transaction {
  const found = findByReference(world, business, reference)
  if (!found) {
    throw invalid(
      'Transaction reference not found.',
      'transaction_not_found',
      'Check that the reference is the one sent when the transaction was started',
    )
  }
  return found
}

export function findById(world: World, business: Business, id: number): Transaction | undefined {
  return world.db.get<Transaction>(
    'select * from transactions where business_id = ? and id = ?',
    business.id,
    id,
  )
}

export function findByAccessCode(world: World, accessCode: string): Transaction | undefined {
  return world.db.get<Transaction>('select * from transactions where access_code = ?', accessCode)
}

/** As refunds and others name it: by its number or our reference. */
export function getByIdOrReference(world: World, business: Business, name: string): Transaction {
  const byId = /^\d+$/.test(name) ? findById(world, business, Number(name)) : undefined
  return byId ?? getByReference(world, business, name)
}

export function transactionById(world: World, id: number): Transaction {
  const found = world.db.get<Transaction>('select * from transactions where id = ?', id)
  if (!found) throw new Error(`No transaction ${id}`)
  return found
}
