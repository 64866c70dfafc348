import { formatNaira } from '@gida/contract/shared/naira'
import { sql } from 'kysely'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import type { OrderRow } from '../orders/order-queries.ts'

type WantedApproval = { level: 'MANAGER' | 'OWNER'; amount: number; asked_by: string }

/** Refuses to ask for an approval that nobody in the estate could give, since it would wait for ever. */
export async function refuseUnanswerable(
  tx: Tx,
  { estate_id, landlord_id }: Pick<OrderRow, 'estate_id' | 'landlord_id'>,
  { level, amount, asked_by }: WantedApproval,
): Promise<void> {
  const { rows } = await asSystem(tx, () =>
    sql<{ owners: number; managers: number }>`
      select count(*) filter (where u.id = ${landlord_id})::int as owners,
        count(*) filter (where exists (select from estate_association a
          where a.user_id = u.id and a.estate_id = ${estate_id} and a.role = 'ESTATE_MANAGER'))::int as managers
      from users u where u.status <> 'INACTIVE' and u.id <> ${asked_by}
        and (u.id = ${landlord_id} or u.id in (select a.user_id from estate_association a where a.estate_id = ${estate_id}))`.execute(
      tx,
    ),
  )
  const { owners, managers } = rows[0] ?? { owners: 0, managers: 0 }
  if (owners > 0 || managers >= (level === 'OWNER' ? 2 : 1)) return
  const whom = level === 'OWNER' ? 'the landlord or two other managers' : 'the landlord or a manager'
  throw new Problem('ILLEGAL_STATE', {
    message: `Nobody here can approve ${formatNaira(amount, 'short')}: that takes ${whom}. Raise the spending limits of this estate, or invite another manager, then choose again.`,
    details: { needs: 'approvers' },
  })
}
