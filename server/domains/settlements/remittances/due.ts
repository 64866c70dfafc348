import type { DueRemittance, RemittanceHold } from '@gida/contract/domains/settlements/remittance'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { holidaysOfEstates } from '../../estates/index.ts'
import { clock } from './lots.ts'
import { type LotsLeft, type OwnerLot, readLotsLeft } from './lots-left.ts'

export type OwnerAccount = {
  estate_id: string
  estate_name: string
  remittance_days: number
  landlord_id: string
  landlord_name: string
  has_manager: boolean
  owed: number
  with_provider: number
}
export type Due = Omit<DueRemittance, 'lines'> & { lots: OwnerLot[] }

/** Owner accounts visible to the actor: of estates they run, and their own. */
export async function listOwnerAccounts(
  tx: Tx,
  of: { estate_id?: string | undefined; landlord_id?: string | undefined },
): Promise<OwnerAccount[]> {
  const { rows } = await sql<OwnerAccount>`
    select o.*, e.name as estate_name, e.remittance_days, u.full_name as landlord_name,
      exists (select from estate_association a where a.estate_id = o.estate_id and a.role = 'ESTATE_MANAGER'
        and a.user_id <> o.landlord_id) as has_manager
    from app.owner_accounts(${of.estate_id ?? null}) o
      join estate e on e.id = o.estate_id join users u on u.id = o.landlord_id
    where ${of.landlord_id ?? null}::uuid is null or o.landlord_id = ${of.landlord_id ?? null}
    order by e.name, u.full_name, o.landlord_id`.execute(tx)
  return rows
}

/** What estates owe their owners and can send, what is held and why, and the deadlines. Lots are limited to the oldest `most`, if given. */
export async function workOutDue(
  tx: Tx,
  accounts: readonly OwnerAccount[],
  most: number | null = null,
): Promise<Due[]> {
  const [lots, holds, advances, payouts] = await together([
    readLotsLeft(tx, accounts, most),
    placedHolds(tx, accounts),
    advancesFor(tx, accounts),
    payoutAccountsOf(
      tx,
      accounts.map(({ landlord_id }) => landlord_id),
    ),
  ])
  const oldest = [...lots.values()].map(({ since }) => since).sort()[0] ?? lagosDay(tx.now)
  const holidays = await holidaysOfEstates(tx, estatesOf(accounts), oldest)
  return accounts.map((account) => {
    const { estate_id, landlord_id, remittance_days, ...named } = account
    const left = lots.get(`${estate_id} ${landlord_id}`)
    const payout = payouts.get(landlord_id) ?? null
    const placed = holds.filter((hold) => hold.estate_id === estate_id && hold.landlord_id === landlord_id)
    return {
      ...{ estate_id, landlord_id, ...named },
      ...whatIsDue(account, placed, payout, left, advances.get(`${estate_id} ${landlord_id}`) ?? 0),
      ...(left
        ? clock(left.since, remittance_days, holidays(estate_id), lagosDay(tx.now))
        : { due_on: null, days_left: null }),
      account: payout && {
        bank_name: payout.bank_name,
        last4: payout.account_number.slice(-4),
        account_name: payout.account_name,
      },
    }
  })
}

function whatIsDue(
  { owed, with_provider }: OwnerAccount,
  placed: readonly PlacedHold[],
  payout: Payout | null,
  left: LotsLeft | undefined,
  advanced: number,
) {
  const with_us = owed - with_provider
  const holds: RemittanceHold[] = placed.map(({ id, reason, note, payment_id }) => ({
    id: reason === 'BY_HAND' ? id : null,
    reason,
    note,
    amount: payment_id ? (left?.disputed[payment_id] ?? 0) : null,
    until: null,
  }))
  const whole = { id: null, note: null, amount: null }
  if (advanced > 0) holds.push({ ...whole, reason: 'VENDOR_ADVANCE', amount: advanced, until: null })
  if (payout?.waits_until)
    holds.push({ ...whole, reason: 'ACCOUNT_CHANGED', until: payout.waits_until.toISOString() })
  if (with_us < 0) holds.push({ ...whole, reason: 'OWNER_OWES', until: null })

  const isHeld = holds.some((hold) => hold.amount === null)
  const isFree = !isHeld && left !== undefined && left.free_count > 0
  const due = isFree ? Math.max(0, left.free - advanced) : 0
  return {
    with_us,
    held: Math.max(0, with_us) - due,
    due,
    holds,
    line_count: (isFree ? left.free_count : left?.count) ?? 0,
    lots: left?.lots.filter(({ is_disputed }) => !isFree || !is_disputed) ?? [],
  }
}

const estatesOf = (accounts: readonly OwnerAccount[]) => [
  ...new Set(accounts.map(({ estate_id }) => estate_id)),
]

type PlacedHold = {
  id: string
  estate_id: string
  landlord_id: string
  reason: 'DISPUTE' | 'BY_HAND'
  note: string
  payment_id: string | null
}

async function placedHolds(tx: Tx, accounts: readonly OwnerAccount[]): Promise<PlacedHold[]> {
  const { rows } = await sql<PlacedHold>`
    select id, estate_id, landlord_id, reason, note, payment_id from remittance_hold
    where lifted_at is null and estate_id = any (${estatesOf(accounts)}::uuid[])
    order by placed_at`.execute(tx)
  return rows
}

type Payout = {
  landlord_id: string
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
  waits_until: Date | null
}

/** Advances paid to vendors from an owner's money, by `<estate> <landlord>`: still owed to the owner, but no longer here. */
async function advancesFor(tx: Tx, accounts: readonly OwnerAccount[]): Promise<ReadonlyMap<string, number>> {
  const of = accounts.map(({ estate_id, landlord_id }) => ({ estate_id, landlord_id }))
  const { rows } = await sql<{ estate_id: string; landlord_id: string; advanced: number }>`
    select o.*, app.advanced_for(o.estate_id, o.landlord_id) as advanced
    from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) o (estate_id uuid, landlord_id uuid)`.execute(tx)
  return new Map(
    rows.map(({ estate_id, landlord_id, advanced }) => [`${estate_id} ${landlord_id}`, advanced]),
  )
}

/** Payout accounts of owners, and until when a changed one must wait. */
export async function payoutAccountsOf(
  tx: Tx,
  landlord_ids: readonly string[],
): Promise<ReadonlyMap<string, Payout>> {
  const { rows } = await sql<Payout>`
    select l.id as landlord_id, o.*
    from (select distinct unnest(${landlord_ids}::uuid[])) l (id) cross join lateral app.payout_account_for(l.id) o`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.landlord_id, row]))
}
