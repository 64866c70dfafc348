import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { chargesOf, presentCharge, readTenantBalance } from '../../charges/index.ts'
import { listReceipts } from '../../receipts/index.ts'
import { firstName } from './first-name.ts'

const MOST_CHARGES = 50
const RECEIPTS_SHOWN = 3
/** Older abandoned checkouts are not offered again. */
const CHECKOUT_OPEN_MS = 24 * 3_600_000

/** For a tenant: what they owe and why, and what they have paid. */
export async function getTenantDashboard(tx: Tx, actor: Actor): Promise<TenantDashboard> {
  const today = lagosDay(tx.now)
  const until = dueNowUntil(today)
  const me = actor.user_id
  const [user, proposals, homes, balance, due, next, open_payment, receipts] = await Promise.all([
    tx.selectFrom('users').select('full_name').where('id', '=', me).executeTakeFirstOrThrow(),
    getProposals(tx, me),
    getHomes(tx, me),
    readTenantBalance(tx, actor, me),
    chargesOf(tx, { tenant_id: me }, 'due_now').limit(MOST_CHARGES).execute(),
    chargesOf(tx, { tenant_id: me }, 'open').where('charge.due_date', '>', until).limit(1).executeTakeFirst(),
    getOpenPayment(tx, me),
    listReceipts(tx, actor, { page: 1, limit: RECEIPTS_SHOWN }),
  ])
  return {
    kind: 'tenant',
    today,
    first_name: firstName(user.full_name),
    proposals,
    homes,
    balance,
    charges: due.map((charge) => presentCharge(charge, actor, today)),
    next: next ? presentCharge(next, actor, today) : null,
    open_payment,
    receipts: receipts.data,
    receipt_count: receipts.pagination.total,
  }
}

async function getProposals(tx: Tx, tenant_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('lease')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('status', '=', 'PENDING_SIGNATURE')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

function getHomes(tx: Tx, tenant_id: string) {
  return tx
    .selectFrom('lease')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .select(['lease.id as lease_id', 'lease.unit_id', 'lease.start_date', 'lease.end_date'])
    .select(sql<string>`unit.name || ', ' || estate.name`.as('name'))
    .where('lease.tenant_id', '=', tenant_id)
    .where('lease.status', '=', 'ACTIVE')
    .orderBy('lease.start_date')
    .orderBy('lease.id')
    .execute()
}

/** A payment that can be continued, or that the bank is processing. */
async function getOpenPayment(tx: Tx, tenant_id: string): Promise<TenantDashboard['open_payment']> {
  const since = new Date(tx.now.getTime() - CHECKOUT_OPEN_MS)
  const open = await tx
    .selectFrom('payment')
    .select(['id', 'reference', 'amount', 'status'])
    .where('tenant_id', '=', tenant_id)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'PROCESSING'),
        eb.and([
          eb('status', '=', 'PENDING'),
          eb('authorization_url', 'is not', null),
          eb('created_at', '>', since),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return open ? { ...open, status: open.status === 'PROCESSING' ? 'PROCESSING' : 'PENDING' } : null
}
