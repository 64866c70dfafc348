import type { Business } from '../businesses/business.ts'
import { asNumber, asText, type Fields } from '../http/loose-values.ts'
import { createdFilter, Filter, listRows, type Page } from '../http/pages.ts'
import type { World } from '../world.ts'
import type { Transaction } from './transaction.ts'

export function listTransactions(world: World, business: Business, query: Fields): Page<Transaction> {
  const filter = filterOf(business, query)
  const page = listRows<Transaction>(world.db, 'transactions', filter, query)
  if (!('total' in page.meta)) return page
  const { total, ...rest } = page.meta
  return { rows: page.rows, meta: { total, total_volume: volumeOf(world, filter), ...rest } }
}

/** How much was paid, and how often. */
export function totalTransactions(world: World, business: Business, query: Fields) {
  const filter = createdFilter(business, query)
  const sql = `select count(*) as count from transactions where ${filter.sql} and status = 'success'`
  const volume = volumeOf(world, filter)
  return {
    total_transactions: world.db.get<{ count: number }>(sql, ...filter.values)?.count ?? 0,
    total_volume: volume,
    total_volume_by_currency: [{ currency: 'NGN', amount: volume }],
    pending_transfers: 0,
    pending_transfers_by_currency: [{ currency: 'NGN', amount: 0 }],
  }
}

function volumeOf(world: World, filter: Filter): number {
  const sql = `select coalesce(sum(amount), 0) as volume from transactions where ${filter.sql} and status = 'success'`
  return world.db.get<{ volume: number }>(sql, ...filter.values)?.volume ?? 0
}

const filters: Record<string, string> = {
  status: 'status = ?',
  channel: 'channel = ?',
  split_code: 'split_id = (select id from splits where split_code = ?)',
  virtual_account_number: 'receiver_account = ?',
  customer_code: 'customer_id = (select id from customers where customer_code = ?)',
  subaccount_code: 'subaccount_id = (select id from subaccounts where subaccount_code = ?)',
}

const numericFilters: Record<string, string> = {
  customer: 'customer_id = ?',
  amount: 'amount = ?',
  settlement: `? in (select settlement_id union select subaccount_settlement_id
    union select s.settlement_id from split_shares s where s.transaction_id = transactions.id)`,
}

// Nothing here is paid at a terminal or from another source.
const filtersThatFindNothing = ['source', 'terminal_id']

function filterOf(business: Business, query: Fields): Filter {
  const filter = new Filter().where('business_id = ?', business.id)
  for (const [name, condition] of Object.entries(filters)) {
    const value = asText(query[name])
    if (value !== undefined) filter.where(condition, value)
  }
  for (const [name, condition] of Object.entries(numericFilters)) {
    const value = asNumber(query[name])
    if (value !== undefined) filter.where(condition, value)
    else if (asText(query[name])) filter.where('false')
  }
  if (filtersThatFindNothing.some((name) => asText(query[name]))) filter.where('false')
  return filter.between('created_at', query)
}
