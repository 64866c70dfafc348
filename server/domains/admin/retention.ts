import { MOST_ANNOUNCEMENT_DAYS } from '@gida/contract/domains/admin/rules'
import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const adminRetention: Retention[] = [
  {
    table: 'given_up_job',
    what: 'jobs that a person gave up',
    days: 730,
    why: 'Who asks why something was never sent asks within two years.',
    since: sql`given_up_at`,
    held_by: null,
  },
  {
    table: 'platform_announcement',
    what: 'what the platform said to its people',
    days: 730,
    why: 'Who asks what was said of an outage asks within two years.',
    since: sql`coalesce(ended_at, ends_at)`,
    held_by: null,
  },
  {
    table: 'platform_announcement_put_away',
    what: 'who had read what the platform said',
    days: MOST_ANNOUNCEMENT_DAYS,
    why: 'So long one stands at most: it keeps what was read from coming back.',
    since: sql`put_away_at`,
    held_by: null,
  },
  {
    table: 'wording_proposal',
    what: 'better words that were proposed, once decided',
    days: 730,
    why: 'A release takes them up within months; who asks what became of theirs asks within two years.',
    since: sql`decided_at`,
    held_by: null,
  },
]
