import type { RemittanceLine } from '@gida/contract/domains/settlements/remittance'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type OwnerLot = RemittanceLine & { is_disputed: boolean }
export const asLine = ({ is_disputed: _, ...line }: OwnerLot): RemittanceLine => line

/** Unremitted money that arrived for an owner. */
export type LotsLeft = {
  /** Day of the oldest undisputed lot; of the oldest lot if all are disputed. */
  since: Day
  count: number
  /** Undisputed only. */
  free_count: number
  free: number
  /** By payment. */
  disputed: Record<string, number>
  /** Oldest first. */
  lots: OwnerLot[]
}

type OwnerAccount = { estate_id: string; landlord_id: string; owed: number; with_provider: number }

/** By `<estate> <landlord>`, for those with money here; the oldest `most` of disputed and of free lots each. */
export async function readLotsLeft(
  tx: Tx,
  accounts: readonly OwnerAccount[],
  most: number | null,
): Promise<ReadonlyMap<string, LotsLeft>> {
  const here = accounts.map(({ estate_id, landlord_id, owed, with_provider }) => ({
    ...{ estate_id, landlord_id, here: owed - with_provider },
  }))
  const { rows } = await sql<LotsLeft & OwnerAccount>`
    select o.estate_id, o.landlord_id, l.*
    from jsonb_to_recordset(${JSON.stringify(here)}::jsonb) o (estate_id uuid, landlord_id uuid, here bigint)
      cross join lateral (
        with lot as materialized (
          select l.*, (l.received_at at time zone 'Africa/Lagos')::date as day, h.payment_id as held_for, h.payment_id is not null as is_disputed,
            row_number() over (partition by h.payment_id is not null order by l.received_at, l.source_id) as n
          from app.owner_lots(o.estate_id, o.landlord_id, o.here) l
            left join lateral (
              select h.payment_id from remittance_hold h
              where h.estate_id = o.estate_id and h.landlord_id = o.landlord_id and h.lifted_at is null
                and app.came_with(h.payment_id, o.landlord_id, l.source_id, l.payment_id)
              order by h.placed_at limit 1) h on true)
        select coalesce(min(day) filter (where not is_disputed), min(day)) as since, count(*), count(*) filter (where not is_disputed) as free_count,
          coalesce(sum(amount) filter (where not is_disputed), 0)::bigint as free,
          coalesce((select jsonb_object_agg(d.held_for, d.amount)
            from (select held_for, sum(amount) as amount from lot where is_disputed group by 1) d), '{}') as disputed,
          (select jsonb_agg(jsonb_build_object('day', f.day, 'description', coalesce(p.description, f.memo),
              'tenant_name', p.tenant_name, 'unit_label', p.unit_label, 'amount', f.amount, 'is_disputed', f.is_disputed)
              order by f.received_at, f.source_id)
            from (select * from lot where ${most}::int is null or n <= ${most}::int) f
              left join payment p on p.id = f.payment_id) as lots
        from lot) l
    where l.count > 0`.execute(tx)
  return new Map(rows.map(({ estate_id, landlord_id, ...left }) => [`${estate_id} ${landlord_id}`, left]))
}
