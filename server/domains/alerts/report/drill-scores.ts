import type { DrillScore } from '@gida/contract/domains/alerts/report'
import { EARLY_MINUTES } from '@gida/contract/domains/alerts/rules'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

const MOST = 12
type Row = Omit<DrillScore, 'sent_at'> & { sent_at: Date }

/** Scores of an estate's last drills that the reader leads, oldest first; calculated like `scoreAlert`. */
export async function listDrills(tx: Tx, estate_id: string): Promise<DrillScore[]> {
  const { rows } = await sql<Row>`
    with drills as (
      select id, title, sent_at from alert
      where estate_id = ${estate_id} and is_drill and sent_at is not null and app.leads_alert(id)
      order by sent_at desc limit ${MOST}),
    known as (
      select d.id as alert_id, extract(epoch from min(e.at) - d.sent_at) as first_seconds,
        case when r.state <> 'WAITING' then extract(epoch from r.answered_at - d.sent_at) end as seconds
      from drills d join alert_recipient r on r.alert_id = d.id
        left join alert_event e on e.recipient_id = r.id and e.kind in ('ANSWERED', 'MARKED')
      group by d.id, d.sent_at, r.id)
    select d.id as alert_id, d.title, d.sent_at, count(*)::int as people,
      (100 * count(*) filter (where first_seconds < ${EARLY_MINUTES * 60}) / count(*))::int as early_percent,
      (100 * count(seconds) / count(*))::int as known_percent,
      nullif(percentile_disc(0.5) within group (order by coalesce(round(first_seconds), 'infinity')), 'infinity')::int
        as half_seconds,
      case when count(seconds) = count(*) then round(max(seconds))::int end as all_seconds
    from drills d join known k on k.alert_id = d.id group by d.id, d.title, d.sent_at order by d.sent_at`.execute(
    tx,
  )
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }))
}
