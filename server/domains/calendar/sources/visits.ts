import { addDays, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Source } from './source.ts'

type Found = {
  id: string
  starts_at: Date
  ends_at: Date
  title: string
  place: string
  is_open: boolean
  order_id: string
  report_id: string | null
}

/** Maintenance visits, for staff, owners, visitors and residents. */
export const visits: Source = {
  types: ['VISIT'],
  read: async (tx, actor, { from, to, estate_id }) => {
    const { rows } = await sql<Found>`
      select * from app.visits_between(${startOfDay(from)}, ${startOfDay(addDays(to, 1))}, ${estate_id ?? null})`.execute(
      tx,
    )
    return rows.map((row) => ({
      ...{
        id: `visit:${row.id}`,
        type: 'VISIT',
        title: row.title,
        note: row.place,
        all_day: false,
        editable: false,
      },
      ...{ start: row.starts_at.toISOString(), end: row.ends_at.toISOString() },
      ...{ is_late: row.is_open && row.ends_at < tx.now, link: addressOf(actor, row) },
    }))
  },
}

/** Tenants are linked to the page of their request. */
function addressOf({ role, permissions }: Actor, { order_id, report_id }: Found): string | null {
  if (!permissions.has('maintenance_read')) return null
  if (role === 'TENANT') return report_id && `/dashboard/maintenance/${report_id}`
  return `/dashboard/maintenance/orders/${order_id}`
}
