import { sql } from 'kysely'
import { onDay, type Source } from './source.ts'

/** Public holidays of Nigeria, and those of single estates. */
export const holidays: Source = {
  types: ['HOLIDAY'],
  read: async (tx, _actor, { from, to, estate_id }, words) => {
    const { rows } = await sql<{ id: string; day: string; name: string; estate_name: string | null }>`
      select h.id, h.day, h.name, e.name as estate_name from holiday h left join estate e on e.id = h.estate_id
      where h.day between ${from} and ${to}
        and (h.estate_id is null or ${estate_id ? sql`h.estate_id = ${estate_id}` : sql`h.estate_id = any ((select app.my_estates())::uuid[])`})
      order by h.day, h.estate_id nulls first`.execute(tx)
    const publicNames: Record<string, string> = words.holidays
    return rows.map(({ id, day, name, estate_name }) => {
      const title = (estate_name === null && publicNames[name]) || name
      return onDay(day, {
        ...{ id: `holiday:${id}`, type: 'HOLIDAY', title, note: estate_name ?? '', link: null },
      })
    })
  },
}
