import type { NoticeKind } from '@gida/contract/domains/notices/kinds'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

export type NoticeDay = {
  id: string
  kind: NoticeKind
  day: Day
  /** False: the day it expires. True: the first day on which the next step may follow. */
  is_next: boolean
  tenant_name: string
  unit_name: string
}

const MOST = 200

/** Dates of valid notices, for those who run the units. */
export async function noticeDays(
  tx: Tx,
  { from, to, estate_id }: { from: Day; to: Day; estate_id?: string | undefined },
): Promise<NoticeDay[]> {
  const { rows } = await sql<NoticeDay>`
    select n.id, n.kind, d.day, d.is_next, n.tenant_name, u.name as unit_name
    from notice n join unit u on u.id = n.unit_id
      cross join lateral (values (n.ends_on, false), (n.next_from, true)) d (day, is_next)
    where n.state in ('SERVED', 'EXPIRED') and d.day between ${from} and ${to}
      and ${estate_id ? sql`n.estate_id = ${estate_id}` : sql`true`}
    order by d.day, n.id limit ${MOST}`.execute(tx)
  return rows
}
