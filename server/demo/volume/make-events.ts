import type { Client } from 'pg'

/** Of the first estate. */
const PEOPLE = 50

/** A meeting, an entry of a calendar, an announcement and a closed drill, for the sample people and tenants of the first estate. */
export async function makeEvents(owner: Client, now: Date, sample: readonly string[]): Promise<void> {
  await owner.query(
    `create temp table volume_guest on commit drop as
    select id as user_id, full_name as name, (select estate_id from volume_estate where n = 0) as estate_id,
      (select id from users where email = ($1::text[])[1]) as manager_id
    from users where email = any ($1) or id in (select tenant_id from volume_unit where estate = 0 order by n limit ${PEOPLE})`,
    [sample],
  )
  for (const statement of STATEMENTS)
    await owner.query(statement.replaceAll('$now', `'${now.toISOString()}'`))
}

const OF_FIRST = '(select estate_id, manager_id from volume_guest limit 1) g'
const STATEMENTS = [
  `with series as (
    insert into meeting_series (organizer_id, estate_id) select manager_id, estate_id from ${OF_FIRST} returning id, organizer_id),
  invited as (
    insert into meeting_invitee (series_id, user_id) select s.id, g.user_id from series s, volume_guest g where g.user_id <> s.organizer_id)
  insert into meeting (series_id, meeting_type, title, planned_at, starts_at, ends_at)
  select id, 'RESIDENTS', 'Residents of the estate', at, at, at + interval '1 hour'
  from series, (values ($now::timestamptz + interval '3 days')) t (at)`,
  `insert into calendar_entry (user_id, title, all_day, starts_at, ends_at)
  select user_id, 'Call the plumber', false, $now::timestamptz + interval '1 day', $now::timestamptz + interval '25 hours'
  from volume_guest`,
  `with said as (
    insert into announcement (estate_id, sent_by, title, message, priority, channels, recipients)
    select estate_id, manager_id, 'Water', 'The tanks are washed on Saturday.', 'low', '{}', (select count(*) from volume_guest)
    from ${OF_FIRST} returning id)
  insert into announcement_recipient (announcement_id, user_id) select id, user_id from said, volume_guest`,
  `with raised as (
    insert into alert (estate_id, severity, kind, title, message, is_drill, created_by, raised_by, send_at, sent_at, expires_at,
      closed_at, closed_by)
    select estate_id, 'critical', 'FIRE', 'Fire drill', 'Leave the house and meet at the gate.', true, manager_id, 'The manager',
      $now::timestamptz - interval '2 hours', $now::timestamptz - interval '2 hours', $now, $now::timestamptz - interval '1 hour',
      manager_id
    from ${OF_FIRST} returning id, estate_id)
  insert into alert_recipient (alert_id, estate_id, user_id, name, token_hash, kin_token_hash)
  select r.id, r.estate_id, g.user_id, g.name, sha256(uuid_send(gen_random_uuid())), sha256(uuid_send(gen_random_uuid()))
  from raised r, volume_guest g`,
]
