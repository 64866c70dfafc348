import type { OpenAlert } from '@gida/contract/domains/alerts/alert'
import type { AlertKind, Severity } from '@gida/contract/domains/alerts/rules'
import type { PageQuery } from '@gida/contract/shared/pages'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'

export type AlertBase = {
  id: string
  estate_id: string
  estate_name: string
  severity: Severity
  kind: AlertKind
  title: string
  message: string
  is_drill: boolean
  property_id: string | null
  property_name: string | null
  block: string | null
  user_ids: string[] | null
  created_by: string
  raised_by: string
  send_at: Date
  sent_at: Date | null
  expires_at: Date | null
  next_step_at: Date | null
  closed_at: Date | null
  close_note: string | null
  /** The actor raised it or manages its estate; is on its roster. */
  is_led: boolean
  is_warded: boolean
}
export type Counts = { total: number; safe: number; needs_help: number; away: number; waiting: number }

const alerts = sql`
  select a.*, e.name as estate_name, p.name as property_name, app.leads_alert(a.id) as is_led,
    exists (select from alert_roster r where r.estate_id = a.estate_id and r.user_id = app.actor_id()) as is_warded
  from alert a join estate e on e.id = a.estate_id left join property p on p.id = a.property_id`

const counted = sql`
  select count(*)::int as total, count(*) filter (where state = 'SAFE')::int as safe,
    count(*) filter (where state = 'NEEDS_HELP')::int as needs_help, count(*) filter (where state = 'AWAY')::int as away,
    count(*) filter (where state = 'WAITING')::int as waiting
  from alert_recipient r where r.alert_id = a.id`

export async function getAlertBase(tx: Tx, id: string): Promise<AlertBase> {
  const { rows } = await sql<AlertBase>`${alerts} where a.id = ${id}`.execute(tx)
  return orNotFound(rows[0])
}

/** An alert with counts of answers among the people visible to the reader. */
export async function getAlertRow(tx: Tx, id: string): Promise<AlertBase & Counts> {
  const { rows } = await sql<AlertBase & Counts>`
    select * from (${alerts} where a.id = ${id}) a cross join lateral (${counted}) c`.execute(tx)
  return orNotFound(rows[0])
}

export type AlertFilter = { estate_id?: string | undefined; drill?: boolean | undefined }

/** A page of the alerts that the reader leads, newest first, with a total. */
export async function listAlerts(
  tx: Tx,
  query: PageQuery & AlertFilter,
): Promise<{ rows: (AlertBase & Counts)[]; total: number }> {
  const wanted: RawBuilder<SqlBool>[] = [sql`app.leads_alert(id)`]
  if (query.estate_id) wanted.push(sql`estate_id = ${query.estate_id}`)
  if (query.drill !== undefined) wanted.push(sql`is_drill = ${query.drill}`)
  const where = sql.join(wanted, sql` and `)
  const { rows } = await sql<AlertBase & Counts>`
    select * from (${alerts} where a.id in (
        select id from alert where ${where}
        order by send_at desc, id desc limit ${query.limit} offset ${(query.page - 1) * query.limit})) a
      cross join lateral (${counted}) c
    order by send_at desc, id desc`.execute(tx)
  const all = await sql<{ total: number }>`select count(*)::int as total from alert where ${where}`.execute(
    tx,
  )
  return { rows, total: all.rows[0]?.total ?? 0 }
}

type OpenRow = Omit<OpenAlert, 'sent_at' | 'expires_at'> & { sent_at: Date; expires_at: Date }

/** Open alerts that the actor should answer or leads, without expired ones. */
export async function listOpenAlerts(tx: Tx, user_id: string): Promise<OpenRow[]> {
  const { rows } = await sql<OpenRow>`
    select a.id, a.title, a.severity, a.is_drill, e.name as estate_name, a.sent_at, a.expires_at, r.state
    from alert a join estate e on e.id = a.estate_id
      left join alert_recipient r on r.alert_id = a.id and r.user_id = ${user_id}
    where a.sent_at is not null and a.closed_at is null and a.expires_at > ${tx.now}
      and (r.id is not null or app.leads_alert(a.id)
        or exists (select from alert_roster o where o.estate_id = a.estate_id and o.user_id = ${user_id}))
    order by a.sent_at desc, a.id`.execute(tx)
  return rows
}

/** Those whose screens follow an alert: those who lead it, and the current roster of its estate. System only. */
export async function followersOf(
  tx: Tx,
  { id, estate_id }: Pick<AlertBase, 'id' | 'estate_id'>,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with member as (select user_id, role from estate_association where estate_id = ${estate_id})
    select a.created_by as user_id from alert a join users u on u.id = a.created_by
    where a.id = ${id} and (u.role = 'ADMIN' or u.id in (select user_id from member))
    union select user_id from member where role = 'ESTATE_MANAGER'
    union select user_id from alert_roster where estate_id = ${estate_id} and user_id in (select user_id from member)
      and not estate_id = any (app.moved_out_of(user_id))`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
