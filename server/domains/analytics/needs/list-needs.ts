import type { Need } from '@gida/contract/domains/analytics/dashboard'
import { type Day, daysBetween, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { depositsDue } from '../../deposits/index.ts'
import { remittancesWaiting } from '../../settlements/index.ts'
import { lettingNeeds } from './letting-needs.ts'
import { moneyNeeds } from './money-needs.ts'
import type { NeedSource, Whose } from './need-source.ts'
import { payoutNeed } from './payout-need.ts'
import { BREACHES, openBreaches, PRIVACY_DESK, privacyNeeds, privacyRequests } from './privacy-needs.ts'
import { upkeepNeeds } from './upkeep-needs.ts'

const REMITTANCES = '/dashboard/payments/remittances'

/** The tasks that wait for a person today, oldest first. */
export async function listNeeds(tx: Tx, whose: Whose): Promise<Need[]> {
  const today = lagosDay(tx.now)
  const sources = [
    ...payoutNeed(whose),
    ...moneyNeeds(whose, tx.now),
    ...lettingNeeds(whose, today),
    ...upkeepNeeds(whose, tx.now),
    ...privacyNeeds(whose),
  ]
  const at = addressIn(whose)
  const [counted, deposits, remittances] = await together([
    countNeeds(
      tx,
      sources.map((source) => ({ ...source, url: at(source.url) })),
    ),
    depositsDue(tx, whose.actor, whose.estate_id),
    remittancesWaiting(tx, whose.estate_id),
  ])
  return longestFirst([
    ...counted.map((row) => presentNeed(row, today)),
    needBy('deposits', at('/dashboard/deposits'), deposits),
    needBy('remittances', at(`${REMITTANCES}?only=LATE`), remittances.LATE),
    ...(whose.actor.role === 'ESTATE_MANAGER'
      ? [needBy('landlords_without_account', at(`${REMITTANCES}?only=NO_ACCOUNT`), remittances.NO_ACCOUNT)]
      : []),
  ])
}

/** Adds the estate to the addresses of lists. */
function addressIn({ estate_id }: Whose) {
  if (!estate_id) return (address: string) => address
  const of = new URLSearchParams({ estate_id })
  return (address: string) => `${address}${address.includes('?') ? '&' : '?'}${of}`
}

/** For administrators: failed jobs, ledger faults, unavailable channels, and data requests. */
export async function listAdminNeeds(tx: Tx, actor: Actor): Promise<Need[]> {
  const { rows } = await sql<Row>`
    select 'failed_jobs' as key, failing::int as count, null::bigint as amount, '/dashboard/admin/jobs' as action_url,
      (select (since at time zone 'Africa/Lagos')::date from app.failed_jobs(0, 1)) as since
    from app.queue_state(null::text[])
    union all
    select 'ledger_faults', (select count(*)::int from ledger_check_rule where ledger_check_id = c.id and faults > 0), null,
      '/dashboard/admin/ledger', (c.started_at at time zone 'Africa/Lagos')::date
    from (select id, started_at from ledger_check where status = 'DONE' order by started_at desc limit 1) c
    union all
    select 'ways_closed', count(*)::int, null, '/dashboard/admin/health', null
    from (select 1 from app.ways_out() where open_until is not null
      union all select 1 where app.payment_outage() is not null) closed
    union all
    select 'breaches', n.count::int, null, coalesce(n.only_url, ${BREACHES}), n.since from (${openBreaches}) n
    union all
    select 'privacy_requests', n.count::int, null, ${PRIVACY_DESK}, n.since from (${privacyRequests(actor)}) n`.execute(
    tx,
  )
  return longestFirst(rows.map((row) => presentNeed(row, lagosDay(tx.now))))
}

type Row = Omit<Need, 'age_days'> & { since: Day | null }

async function countNeeds(tx: Tx, sources: readonly NeedSource[]): Promise<Row[]> {
  const parts = sources.map(
    ({ key, url, from }) => sql`
      select ${key}::text as key, n.count::int as count, n.amount::bigint as amount, n.since::date as since,
        coalesce(n.only_url, ${url}) as action_url
      from (${from}) n`,
  )
  return (await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(tx)).rows
}

const presentNeed = ({ since, ...need }: Row, today: Day): Need => ({
  ...need,
  age_days: since === null ? null : daysBetween(since, today),
})

type DueBy = { count: number; amount: number; days_left: number | null }

const needBy = (key: Need['key'], action_url: string, { count, amount, days_left }: DueBy): Need => ({
  ...{ key, count, amount, action_url },
  age_days: days_left === null ? null : 0 - days_left,
})

const longestFirst = (needs: readonly Need[]): Need[] =>
  needs
    .filter(({ count }) => count > 0)
    .sort((a, b) => (b.age_days ?? Number.NEGATIVE_INFINITY) - (a.age_days ?? Number.NEGATIVE_INFINITY))
