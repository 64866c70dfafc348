import type {
  DueRemittance,
  RemittanceHold,
  RemittanceLine,
} from '@gida/contract/domains/settlements/remittance'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { holidaysOf } from '../../estates/index.ts'
import { clock, type Lot, whatIsLeft } from './lots.ts'

export type OwnerAccount = {
  estate_id: string
  estate_name: string
  remittance_days: number
  landlord_id: string
  landlord_name: string
  owed: number
  with_provider: number
}
export type OwnerLot = Lot & Omit<RemittanceLine, 'day' | 'amount'>
export type Due = Omit<DueRemittance, 'lines' | 'line_count'> & { lots: OwnerLot[] }

/** Owners' accounts that the actor sees: of the estates they run, and their own. */
export async function listOwnerAccounts(
  tx: Tx,
  of: { estate_id?: string | undefined; landlord_id?: string | undefined },
): Promise<OwnerAccount[]> {
  const { rows } = await sql<OwnerAccount>`
    select o.*, e.name as estate_name, e.remittance_days, u.full_name as landlord_name
    from app.owner_accounts(${of.estate_id ?? null}) o
      join estate e on e.id = o.estate_id join users u on u.id = o.landlord_id
    where ${of.landlord_id ?? null}::uuid is null or o.landlord_id = ${of.landlord_id ?? null}
    order by e.name, u.full_name, o.landlord_id`.execute(tx)
  return rows
}

/** What an estate owes an owner and could send, why some of it waits, and by when it has to go. */
export async function workOutDue(tx: Tx, account: OwnerAccount): Promise<Due> {
  const { estate_id, landlord_id, owed, with_provider } = account
  const with_us = owed - with_provider
  const lots = with_us > 0 ? await lotsOf(tx, estate_id, landlord_id, with_us) : []
  const [placed, payout] = await Promise.all([
    placedHolds(tx, estate_id, landlord_id),
    payoutAccountOf(tx, landlord_id),
  ])
  const heldOf = (payment_id: string) =>
    lots.filter((lot) => lot.payment_id === payment_id).reduce((sum, lot) => sum + lot.amount, 0)
  const holds: RemittanceHold[] = placed.map(({ id, reason, note, payment_id }) => ({
    id: reason === 'BY_HAND' ? id : null,
    reason,
    note,
    amount: payment_id ? heldOf(payment_id) : null,
    until: null,
  }))
  if (payout?.waits_until)
    holds.push({
      id: null,
      reason: 'ACCOUNT_CHANGED',
      note: null,
      amount: null,
      until: payout.waits_until.toISOString(),
    })
  if (with_us < 0) holds.push({ id: null, reason: 'OWNER_OWES', note: null, amount: null, until: null })

  const isHeld = holds.some((hold) => hold.amount === null)
  const disputed = new Set(placed.flatMap((hold) => hold.payment_id ?? []))
  const free = isHeld ? [] : lots.filter((lot) => !lot.payment_id || !disputed.has(lot.payment_id))
  const due = free.reduce((sum, lot) => sum + lot.amount, 0)
  const time = await timeOf(tx, account, lots[0]?.day)
  const { remittance_days: _, ...named } = account
  return {
    ...named,
    with_us,
    held: Math.max(0, with_us) - due,
    due,
    ...time,
    holds,
    account: payout && {
      bank_name: payout.bank_name,
      last4: payout.account_number.slice(-4),
      account_name: payout.account_name,
    },
    lots: free.length > 0 ? free : lots,
  }
}

async function timeOf(tx: Tx, account: OwnerAccount, oldest: Day | undefined) {
  if (!oldest) return { due_on: null, days_left: null }
  const holidays = await holidaysOf(tx, account.estate_id, oldest)
  return clock(oldest, account.remittance_days, holidays, lagosDay(tx.now))
}

/** The newest money, back to where it covers what is here. */
async function lotsOf(tx: Tx, estate_id: string, landlord_id: string, here: number): Promise<OwnerLot[]> {
  const { rows } = await sql<OwnerLot>`
    with l as (
      select l.*, sum(l.amount) over (order by l.received_at desc, l.payment_id) - l.amount as newer
      from app.owner_lots(${estate_id}, ${landlord_id}) l where l.amount > 0)
    select l.payment_id, (l.received_at at time zone 'Africa/Lagos')::date as day, l.amount,
      coalesce(p.description, l.memo) as description, p.tenant_name, p.unit_label
    from l left join payment p on p.id = l.payment_id
    where l.newer < ${here} order by l.received_at, l.payment_id`.execute(tx)
  return whatIsLeft(rows, here)
}

async function placedHolds(tx: Tx, estate_id: string, landlord_id: string) {
  const rows = await tx
    .selectFrom('remittance_hold')
    .select(['id', 'reason', 'note', 'payment_id'])
    .where('estate_id', '=', estate_id)
    .where('landlord_id', '=', landlord_id)
    .where('lifted_at', 'is', null)
    .orderBy('placed_at')
    .execute()
  return rows.map((row) => ({ ...row, reason: row.reason === 'DISPUTE' ? 'DISPUTE' : 'BY_HAND' }) as const)
}

type Payout = {
  bank_code: string
  bank_name: string
  account_number: string
  account_name: string
  waits_until: Date | null
}

/** The account that an owner has chosen, and until when it waits. */
export async function payoutAccountOf(tx: Tx, landlord_id: string): Promise<Payout | null> {
  const { rows } = await sql<Payout>`select * from app.payout_account_for(${landlord_id})`.execute(tx)
  return rows[0] ?? null
}
