import { sql } from 'kysely'
import { leasesOf } from '../../leases/index.ts'
import type { CalendarWords } from '../words/en.ts'
import { onDay, type Source } from './source.ts'

type Found = { day: string; is_notice: boolean; count: number; id: string; unit: string; tenant: string }

/** Last days of running leases and of those under notice. */
export const leases: Source = {
  types: ['LEASE'],
  needs: 'leases_read',
  read: async (tx, actor, { from, to, estate_id }, words) => {
    const { rows } = await sql<Found>`
      select l.end_date as day, l.ending_kind is not null as is_notice, count(*)::int as count,
        (array_agg(l.id order by l.id))[1] as id, min(u.name || ', ' || e.name) as unit,
        min(coalesce(app.name_of(l.tenant_id), l.tenant_name, '')) as tenant
      from lease l join unit u on u.id = l.unit_id join estate e on e.id = l.estate_id
      where l.status = 'ACTIVE' and l.end_date between ${from} and ${to}
        and l.id in (select id from lease where status = 'ACTIVE' and end_date between ${from} and ${to} and ${leasesOf(actor)})
        and ${estate_id ? sql`l.estate_id = ${estate_id}` : sql`true`}
      group by 1, 2 order by 1`.execute(tx)
    return rows.map(({ day, is_notice, count, id, unit, tenant }) =>
      onDay(day, {
        ...{ id: `lease:${day}:${is_notice}`, type: 'LEASE' },
        title: titleOf(words, is_notice, count),
        note: count === 1 ? `${tenant}, ${unit}` : '',
        link: count === 1 ? `/dashboard/leases/${id}` : '/dashboard/tenants/leases',
      }),
    )
  },
}

function titleOf(words: CalendarWords, is_notice: boolean, count: number): string {
  if (is_notice) return count === 1 ? words.noticeRunsOut : words.noticesRunOut(count)
  return count === 1 ? words.leaseEnds : words.leasesEnd(count)
}
