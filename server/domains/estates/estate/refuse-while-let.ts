import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'

/** 409 while tenancies run in an estate or in one property of it, stating how many. */
export async function refuseWhileLet(
  tx: Tx,
  place: { estate_id: string; property_id?: string; name: string },
): Promise<void> {
  const found = await sql<{ tenancies: number }>`
    select app.live_tenancies(${place.estate_id}, ${place.property_id ?? null}) as tenancies`.execute(tx)
  const tenancies = found.rows[0]?.tenancies ?? 0
  if (tenancies > 0) {
    throw new Problem('TENANCIES_RUNNING', {
      message: `${tenanciesRun(tenancies)} in ${place.name}. They must end before it can be archived.`,
      details: { tenancies },
    })
  }
}

const tenanciesRun = (count: number) =>
  count === 1 ? '1 tenancy still runs' : `${count.toLocaleString('en')} tenancies still run`
