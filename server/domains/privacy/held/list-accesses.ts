import { type DataAccess, MOST_SHOWN_ACCESSES } from '@gida/contract/domains/privacy/access'
import { REPORT_KEYS, REPORTS, type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { summaryOf } from '../../../platform/http/call-origin.ts'

type Row = Omit<DataAccess, 'at' | 'kind'> & { at: Date }

/** Who accessed a person's data, newest first; limited per source. System only. */
export async function listAccesses(tx: Tx, user_id: string): Promise<DataAccess[]> {
  const read = async (kind: DataAccess['kind'], rows: RawBuilder<Row>, say: (what: string) => string) => {
    const found = await sql<Row>`${rows} order by at desc limit ${MOST_SHOWN_ACCESSES}`.execute(tx)
    return found.rows.map((row) => ({ ...row, kind, what: row.what.map(say), at: row.at.toISOString() }))
  }
  const all = [
    ...(await read('LOOKED_IN', lookedIn(user_id), summaryOf)),
    ...(await read('CHANGED', changed(user_id), summaryOf)),
    ...(await read('EXPORTED', exported(user_id), titleOf)),
  ]
  return all.sort((a, b) => (a.at < b.at ? 1 : -1))
}

const titleOf = (report: string) => (isReport(report) ? REPORTS[report].title : report)
const isReport = (key: string): key is ReportKey => Object.hasOwn(REPORTS, key)

const lookedIn = (user_id: string) => sql<Row>`
  select i.started_at as at, u.full_name as by_name, i.reason,
    array(select distinct c.call from impersonation_call c where c.impersonation_id = i.id and not c.is_refused order by 1) as what
  from impersonation i join users u on u.id = i.admin_id where i.user_id = ${user_id}`

/** Changes of the account by others. */
const changed = (user_id: string) => sql<Row>`
  select e.at, u.full_name as by_name, null as reason, array[e.action] as what
  from audit_entry e left join users u on u.id = e.actor_id
  where e.subject_type = 'person' and e.subject_id = ${user_id} and e.actor_id <> ${user_id}
    and e.table_name not in ('impersonation', 'impersonation_call', 'support_consent')`

/** Reports whose existence is not disclosed to the people in them. */
const UNTOLD = REPORT_KEYS.filter((key) => shapeOf(key).needs !== undefined)

/** Reports exported by others for an estate where the person rents or owns. */
const exported = (user_id: string) => sql<Row>`
  select f.created_at as at, u.full_name as by_name, null as reason, array[f.wanted ->> 'report'] as what
  from report_file f join users u on u.id = f.user_id
  where f.user_id <> ${user_id} and f.status = 'READY' and f.wanted ->> 'report' <> all (${UNTOLD}) and (f.wanted ->> 'estate_id')::uuid in (
    select estate_id from lease where ${user_id} in (tenant_id, landlord_id)
    union select estate_id from estate_association where user_id = ${user_id})`
