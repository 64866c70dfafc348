import type { DeliveryStat } from '@gida/contract/domains/alerts/report'
import { sql } from 'kysely'
import type { z } from 'zod'
import { asSystem } from '../../platform/access/as-system.ts'
import type { Tx } from '../../platform/db/db.ts'

const MOST = 50
type Stat = Omit<z.infer<typeof DeliveryStat>, 'sent_at'> & { sent_at: Date }

/** Delivery figures of the reader's last alerts. Delivered: confirmed by a provider, or answered. Failed: reached by no channel. */
export async function deliveryStats(tx: Tx): Promise<z.infer<typeof DeliveryStat>[]> {
  const seen = await tx
    .selectFrom('alert')
    .select('id')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(MOST)
    .execute()
  const ids = seen.map(({ id }) => id)
  const { rows } = await asSystem(tx, () =>
    sql<Stat>`
      select a.id as alert_id, a.title, a.severity, a.sent_at, count(r.id)::int as recipients,
        count(*) filter (where r.state <> 'WAITING' or m.is_delivered)::int as delivered,
        count(*) filter (where r.state <> 'WAITING')::int as acknowledged,
        count(*) filter (where r.state = 'WAITING' and m.is_failed)::int as failed
      from alert a left join alert_recipient r on r.alert_id = a.id
        left join lateral (
          select bool_or(o.state in ('DELIVERED', 'READ') or (o.channel = 'EMAIL' and o.state = 'ACCEPTED')) as is_delivered,
            bool_and(o.state in ('FAILED', 'EXPIRED')) as is_failed
          from delivery_intent i join outbox_message o on o.intent_id = i.id
          where i.key = 'alert:' || a.id || ':RAISED:' || r.user_id) m on true
      where a.id = any (${ids}::uuid[]) group by a.id order by a.sent_at desc`.execute(tx),
  )
  return rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }))
}
