import type { Business } from '../businesses/business.ts'
import { parseJson } from '../http/loose-values.ts'
import { codeOf, randomCode } from '../store/codes.ts'
import type { World } from '../world.ts'
import { brandOf } from './card-brand.ts'

export type Card = { number: string; expMonth: string; expYear: string; reusable: boolean }

/** Keeps what the customer paid with. The same card of the same customer keeps its code. */
export function saveCard(world: World, business: Business, customerId: number, card: Card): number {
  const signature = `SIG_${codeOf(card.number, 20)}`
  const sql = 'select id from authorizations where customer_id = ? and signature = ?'
  const known = world.db.get<{ id: number }>(sql, customerId, signature)
  if (known) {
    world.db.update('authorizations', known.id, { active: 1 }) // paid with anew: it may be charged again
    return known.id
  }
  const details = {
    authorization_code: newCode(),
    bin: card.number.slice(0, 6),
    last4: card.number.slice(-4),
    exp_month: card.expMonth,
    exp_year: card.expYear,
    channel: 'card',
    card_type: `${brandOf(card.number)} `, // the trailing space is theirs
    bank: 'TEST BANK',
    country_code: 'NG',
    brand: brandOf(card.number),
    reusable: card.reusable,
    signature,
    account_name: null,
  }
  return insertAuthorization(world, business, customerId, details)
}

/** A transfer or a dialled code leaves nothing that could be charged again. */
export function saveOneTimePayment(
  world: World,
  business: Business,
  customerId: number,
  channel: string,
): number {
  const details = {
    authorization_code: newCode(),
    bin: '000XXX',
    last4: 'X321',
    exp_month: '12',
    exp_year: '2030',
    channel,
    card_type: channel === 'bank_transfer' ? 'transfer' : 'offline',
    bank: 'Test Bank',
    country_code: 'NG',
    brand: channel === 'bank_transfer' ? 'Managed Account' : 'Offline',
    reusable: false,
    signature: null,
    account_name: null,
    ...(channel === 'bank_transfer' && senderOfTransfer),
  }
  return insertAuthorization(world, business, customerId, details)
}

export type Sender = { name: string; bank: string; account_number: string; narration: string }

/** What is known of a transfer into a dedicated account: who sent it, and where it went. */
export function saveAccountTransfer(
  world: World,
  business: Business,
  customerId: number,
  sender: Sender,
  receiver: { account_number: string; bank: string },
): number {
  const details = {
    authorization_code: newCode(),
    bin: '000XXX',
    last4: `X${sender.account_number.slice(-3)}`,
    exp_month: '12',
    exp_year: '2030',
    channel: 'dedicated_nuban',
    card_type: 'transfer',
    bank: sender.bank,
    country_code: 'NG',
    brand: 'Managed Account',
    reusable: false,
    signature: null,
    account_name: null,
    sender_country: 'NG',
    sender_bank: sender.bank,
    sender_bank_account_number: `XXXXXX${sender.account_number.slice(-4)}`,
    sender_name: sender.name,
    narration: sender.narration,
    receiver_bank_account_number: receiver.account_number,
    receiver_bank: receiver.bank,
  }
  return insertAuthorization(world, business, customerId, details)
}

export type Authorization = {
  id: number
  customer_id: number
  authorization_code: string
  details: string
  active: number
  failures: number
  locked_until: number | null
}

export function findAuthorization(world: World, business: Business, code: string) {
  const sql = 'select * from authorizations where business_id = ? and authorization_code = ?'
  const found = world.db.get<Authorization>(sql, business.id, code)
  return found && { ...found, reusable: (parseJson(found.details) as { reusable: boolean }).reusable }
}

export function newestReusable(world: World, customerId: number): Authorization | undefined {
  const sql = 'select * from authorizations where customer_id = ? and active = 1 order by id desc'
  const all = world.db.all<Authorization>(sql, customerId)
  return all.find(({ details }) => (parseJson(details) as { reusable: boolean }).reusable)
}

/** The cards that may be charged again. */
export function reusableAuthorizations(world: World, customerId: number): object[] {
  const sql = 'select details from authorizations where customer_id = ? and active = 1 order by id desc'
  const all = world.db.all<{ details: string }>(sql, customerId).map((row) => parseJson(row.details))
  return (all as { reusable: boolean }[]).filter((details) => details.reusable)
}

export function authorizationDetails(world: World, id: number | null): object {
  if (id === null) return {}
  const row = world.db.get<{ details: string }>('select details from authorizations where id = ?', id)
  return (row && (parseJson(row.details) as object)) ?? {}
}

const senderOfTransfer = {
  sender_country: 'NG',
  sender_bank: 'Test Bank',
  sender_bank_account_number: 'XXXXXX4321',
  sender_name: 'TEST PAYER',
  narration: 'Payment',
}

const newCode = () => `AUTH_${randomCode(10)}`

function insertAuthorization(
  world: World,
  business: Business,
  customerId: number,
  details: { authorization_code: string; signature: string | null },
): number {
  return world.db.insert('authorizations', {
    business_id: business.id,
    customer_id: customerId,
    authorization_code: details.authorization_code,
    signature: details.signature,
    details: JSON.stringify(details),
  })
}
