import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

const OVER = sql`least(ended_at, expires_at)`
const EXPIRED = sql`expires_at`

export const authRetention: Retention[] = [
  {
    table: 'refresh_token',
    what: 'refresh tokens, spent ones too',
    days: 1,
    why: 'A spent one that is seen again ends its family, and that is for as long as it would have been good.',
    since: EXPIRED,
    held_by: null,
  },
  {
    table: 'socket_ticket',
    what: 'tickets for the live socket',
    days: 1,
    why: 'Good for half a minute.',
    since: EXPIRED,
    held_by: null,
  },
  {
    table: 'sign_in_challenge',
    what: 'sign-ins that wait for a code',
    days: 1,
    why: 'Good for five minutes.',
    since: EXPIRED,
    held_by: null,
  },
  {
    table: 'sign_in_code',
    what: 'codes from an outside issuer',
    days: 1,
    why: 'Exchanged at once.',
    since: EXPIRED,
    held_by: null,
  },
  {
    table: 'mailed_token',
    what: 'links to verify an address or reset a password, used ones too',
    days: 30,
    why: 'Whoever comes late is told that the link has run out, and not that there never was one.',
    since: EXPIRED,
    held_by: null,
  },
  {
    table: 'session',
    what: 'the address and the browser of a sign-in that is over',
    days: 365,
    why: 'To look into a stolen account; personal data beyond that.',
    since: OVER,
    only: sql`(address is not null or user_agent is not null or device_hash is not null)`,
    erases: sql`address = null, user_agent = null, device_hash = null`,
  },
  {
    table: 'session',
    what: 'that somebody was signed in',
    days: 6 * 365,
    why: 'Security is kept as long as money. The last of a person stays: it says that they ever opened their account.',
    since: OVER,
    only: sql`exists (select from session later where later.user_id = session.user_id and later.created_at > session.created_at)`,
  },
]
