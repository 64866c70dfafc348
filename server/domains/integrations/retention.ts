import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const integrationsRetention: Retention[] = [
  {
    table: 'api_key',
    what: 'API keys that are over',
    days: 6 * 365,
    why: 'Security is kept as long as money: the audit log names a call by its key.',
    since: sql`least(revoked_at, expires_at)`,
  },
  {
    table: 'webhook_delivery',
    what: 'what addresses were told',
    days: 30,
    why: 'To look into what went wrong, and to send it again.',
    held_by: sql`(select jsonb_build_object('estate_id', w.estate_id) from webhook_endpoint w where w.id = webhook_delivery.endpoint_id)`,
    since: sql`created_at`,
    only: sql`status <> 'WAITING'`,
  },
]
