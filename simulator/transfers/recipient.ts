import { findBank } from '../banks/bank-list.ts'
import { resolveAccount } from '../banks/resolve-account.ts'
import { type Business, businessTime } from '../businesses/business.ts'
import { asText, type Fields } from '../http/loose-values.ts'
import { invalid, WireError } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import type { World } from '../world.ts'

export type Recipient = {
  id: number
  business_id: number
  recipient_code: string
  name: string
  account_number: string
  account_name: string
  bank_code: string
  created_at: number
}

/** The same account is the same recipient. */
export function createRecipient(world: World, business: Business, body: Fields): Recipient {
  const name = asText(body.name)
  if (!name) throw invalid('name is required', 'missing_params')
  if ((asText(body.type) ?? 'nuban') !== 'nuban') throw invalid('Invalid recipient type', 'invalid_params')
  const { account_number, account_name, bank_code } = readAccount(body)
  const sql = 'select * from recipients where business_id = ? and bank_code = ? and account_number = ?'
  const known = world.db.get<Recipient>(sql, business.id, bank_code, account_number)
  if (known) return known
  const id = world.db.insert('recipients', {
    business_id: business.id,
    recipient_code: `RCP_${randomCode(15)}`,
    name,
    account_number,
    account_name,
    bank_code,
    created_at: businessTime(world, business),
  })
  return recipientById(world, id)
}

function readAccount(body: Fields) {
  const bank_code = asText(body.bank_code) ?? ''
  try {
    const { account_number, account_name } = resolveAccount(asText(body.account_number), bank_code)
    return { account_number, account_name, bank_code }
  } catch (error) {
    if (!(error instanceof WireError) || error.http !== 422) throw error
    throw invalid('Account details are invalid', 'invalid_params')
  }
}

export function recipientById(world: World, id: number): Recipient {
  const found = world.db.get<Recipient>('select * from recipients where id = ?', id)
  if (!found) throw new Error(`No recipient ${id}`)
  return found
}

export function recipientByCode(world: World, business: Business, code: string): Recipient {
  const sql = 'select * from recipients where business_id = ? and recipient_code = ?'
  const found = world.db.get<Recipient>(sql, business.id, code)
  if (!found) throw invalid('Recipient specified is invalid', 'invalid_transfer_recipient')
  return found
}

export function presentRecipient(recipient: Recipient) {
  const created = new Date(recipient.created_at).toISOString()
  return {
    active: true,
    createdAt: created,
    currency: 'NGN',
    description: null,
    domain: 'test',
    email: null,
    id: recipient.id,
    integration: recipient.business_id,
    metadata: null,
    name: recipient.name,
    recipient_code: recipient.recipient_code,
    type: 'nuban',
    updatedAt: created,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: recipient.account_number,
      account_name: recipient.account_name,
      bank_code: recipient.bank_code,
      bank_name: findBank(recipient.bank_code)?.name ?? null,
    },
  }
}
