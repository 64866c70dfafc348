import type { Tx } from '../../../platform/db/db.ts'
import type { Plan } from '../plan/plan.ts'
import type { PlannedImportRow } from '../rows/row-queries.ts'

/** Notes on rows whose tenants have accounts of their own that nothing is charged before they accept. */
export async function notifyWaitingTenants(
  tx: Tx,
  import_id: string,
  rows: readonly PlannedImportRow[],
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('import_fault')
    .values(
      rows.map(({ number, plan }) => ({
        ...{ import_id, number, kind: 'WARNING', code: WAITS },
        position: 1000, // after notes of the check
        message: whyWaits(plan),
      })),
    )
    .execute()
}

export const WAITS = 'WAITS_FOR_TENANT'

const whyWaits = ({ tenant, lease }: Plan) =>
  lease
    ? `${tenant?.name} already has an account. The lease starts when they accept it; nothing is charged before.`
    : `${tenant?.name} already has an account but no lease here. Invite them; nothing is charged before.`
