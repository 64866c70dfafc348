import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { WAITS } from '../people/notify-waiting-tenants.ts'

const WORDS = {
  PAID: 'A payment has been made or started for this unit.',
  CHARGE_CHANGED: 'Some of its charges were paid or waived.',
  LEASE_CHANGED: 'The lease has been changed since.',
  ACCEPTED: 'The tenant has accepted the lease.',
  LET_AGAIN: 'The unit now has another lease.',
  JOINED: 'A person in this row has opened their account.',
} as const
export type Reason = keyof typeof WORDS
export const reasonWords = (reason: Reason): string => WORDS[reason]

/** Why rows of an import can no longer be undone, by row number. Rows without a reason are omitted. */
export async function findReasons(
  tx: Tx,
  import_id: string,
  numbers: readonly number[],
): Promise<Map<number, Reason>> {
  const found = await sql<{ number: number; reason: Reason }>`
    with made as (
      select tenant_id as user_id from import_row where import_id = ${import_id} and 'tenant' = any (made)
      union select landlord_id from import_row where import_id = ${import_id} and 'landlord' = any (made))
    select r.number, case
      when exists (select from payment p where p.unit_id = r.unit_id and p.tenant_id = r.tenant_id
        and p.created_at >= i.checked_at) then 'PAID'
      when exists (select from charge c where c.lease_id = r.lease_id
        and (c.settled_amount > 0 or c.waived_amount > 0)) then 'CHARGE_CHANGED'
      when r.lease_id is not null and not exists (select from lease l where l.id = r.lease_id and l.status in ('ACTIVE', 'PENDING_SIGNATURE')
        and l.start_date = (r.plan -> 'lease' ->> 'start_date')::date
        and l.end_date = (r.plan -> 'lease' ->> 'end_date')::date
        and l.rent_amount = (r.plan -> 'lease' ->> 'rent_amount')::bigint
        and l.tenant_id = r.tenant_id) then 'LEASE_CHANGED'
      when exists (select from import_fault f join lease l on l.id = r.lease_id where f.import_id = r.import_id
        and f.number = r.number and f.code = ${WAITS} and l.status = 'ACTIVE') then 'ACCEPTED'
      when 'unit' = any (r.made) and exists (select from lease_unit o where o.unit_id = r.unit_id
        and o.lease_id is distinct from r.lease_id) then 'LET_AGAIN'
      when exists (select from made m join users u on u.id = m.user_id
        where u.id in (r.tenant_id, r.landlord_id) and (u.status <> 'PENDING_VERIFICATION'
          or exists (select from credential c where c.user_id = u.id))) then 'JOINED'
      end as reason
    from import_row r join import i on i.id = r.import_id
    where r.import_id = ${import_id} and r.number = any (${[...numbers]}::int[])`.execute(tx)
  return new Map(found.rows.flatMap(({ number, reason }) => (reason ? [[number, reason]] : [])))
}
