import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const paymentRetention: Retention[] = [
  {
    table: 'idempotency_key',
    what: 'answers to calls that move money',
    days: 1,
    why: 'A key lives for 24 hours.',
    since: sql`created_at`,
    held_by: null,
  },
  {
    table: 'provider_event',
    what: 'the words of what the provider sent',
    days: 180,
    why: 'Payers are named in it. The row stays, so that the same event is never worked on again.',
    since: sql`handled_at`,
    only: sql`body <> ''`,
    held_by: sql`(select to_jsonb(p) from payment p where p.reference = provider_event.object_reference)`,
    erases: sql`body = ''`,
  },
  {
    table: 'provider_refusal',
    what: 'how many forged events came on a day',
    days: 730,
    why: 'Shows an attack while anybody looks into it.',
    since: sql`(day::timestamp at time zone 'Africa/Lagos')`,
    held_by: null,
  },
]
