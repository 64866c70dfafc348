import type { TenantDetail, TenantRow } from '@gida/contract/domains/leases/tenant'
import { type Day, daysBetween, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { chargeRows, creditOf, presentCharge } from '../../charges/index.ts'
import { listPayments } from '../../payments/index.ts'
import { presentLease } from '../present.ts'
import { getLeasesOfTenant } from '../queries.ts'
import { peopleOf } from './people-of.ts'
import type { TenancyRow } from './tenant-queries.ts'

const MOST_CHARGES = 100
const LATEST = { sort: '-created_at', page: 1, limit: 5 } as const

/** One person who rents or rented, as far as the actor sees it. 404 for one without a tenancy in sight. */
export async function getTenant(tx: Tx, actor: Actor, id: string): Promise<TenantDetail> {
  const leases = await getLeasesOfTenant(tx, actor, id)
  const shown = leases.find((lease) => lease.status === 'ACTIVE') ?? leases[0]
  if (!shown) throw problem('NOT_FOUND')
  const today = lagosDay(tx.now)
  const [person, open, paid] = await Promise.all([
    tx.selectFrom('users').select(['full_name', 'phone', 'email']).where('id', '=', id).executeTakeFirst(),
    chargeRows(tx)
      .where('charge.tenant_id', '=', id)
      .where(sql<boolean>`charge.open_amount > 0`)
      .orderBy('charge.due_date')
      .orderBy('charge.id')
      .limit(MOST_CHARGES)
      .execute(),
    listPayments(tx, actor, { tenant_id: id, ...LATEST }),
  ])
  const due = open.filter((charge) => charge.due_date <= today)
  const { guarantor, occupants } = peopleOf(shown)
  return {
    id,
    ...orNotFound(person),
    owed: due.reduce((sum, charge) => sum + charge.open_amount, 0),
    late_days: lateDays(open[0]?.due_date ?? null, today),
    credit: await sumCredit(tx, id, new Set(leases.map((lease) => lease.estate_id))),
    leases: leases.map(presentLease),
    charges: open.map((charge) => presentCharge(charge, actor, today)),
    payments: paid.data,
    guarantor,
    occupants,
  }
}

async function sumCredit(tx: Tx, tenant_id: string, estate_ids: ReadonlySet<string>): Promise<number> {
  let sum = 0
  for (const estate_id of estate_ids) sum += await creditOf(tx, { estate_id, tenant_id })
  return sum
}

const lateDays = (oldest_due: Day | null, today: Day) =>
  oldest_due !== null && oldest_due < today ? daysBetween(oldest_due, today) : 0

export function presentTenant(row: TenancyRow, today: Day): TenantRow {
  const { tenant_id, oldest_due, ...rest } = row
  return { id: tenant_id, ...rest, late_days: lateDays(oldest_due, today) }
}
