import type { Vendor, VendorDetail } from '@gida/contract/domains/vendors/vendor'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { keepsVendors } from './policy.ts'
import { scoresOf } from './vendor-jobs.ts'
import { estatesOfVendor, type VendorRow } from './vendor-queries.ts'

const UNTRIED = { jobs_done: 0, jobs_rated: 0, rating: null }

export async function presentVendors(tx: Tx, rows: readonly VendorRow[]): Promise<Vendor[]> {
  const scores = await scoresOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, kind: row.kind, trades: row.trades, area: row.area, phone: row.phone },
    ...{ status: row.status, hold_reason: row.hold_reason },
    ...(scores.get(row.id) ?? UNTRIED),
    has_account: row.account_number !== null,
  }))
}

/** One vendor. Those who can only read the register see the last digits of the account. */
export async function presentVendor(tx: Tx, actor: Actor, row: VendorRow): Promise<VendorDetail> {
  const [[shown], estates] = await together([presentVendors(tx, [row]), estatesOfVendor(tx, row.id)])
  if (!shown) throw new Error('A vendor that was read is shown.')
  return {
    ...shown,
    ...{ email: row.email, tin: row.tin, wht_class: row.wht_class, licence: row.licence },
    account: accountOf(row, keepsVendors(actor)),
    estates,
    can: { change: keepsVendors(actor) },
  }
}

function accountOf(row: VendorRow, inFull: boolean): VendorDetail['account'] {
  const { bank_name, account_number, account_name, account_changed_at, account_changer } = row
  if (!account_number) return null
  return {
    bank_name: bank_name ?? '',
    account_number: inFull ? account_number : account_number.slice(-4),
    account_name: account_name ?? '',
    changed_at: account_changed_at?.toISOString() ?? null,
    changed_by: account_changer,
  }
}
