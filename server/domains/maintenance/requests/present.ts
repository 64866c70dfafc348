import { clockOf } from '@gida/contract/domains/maintenance/clocks'
import type {
  MaintenanceRequest,
  MaintenanceRequestDetail,
  RequestEvent,
  RequestFile,
  Window,
} from '@gida/contract/domains/maintenance/request'
import { mayMove, REQUEST_STATUSES } from '@gida/contract/domains/maintenance/rules'
import { startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { mayReopenAlone, mayWrite, moversOf, reopenUntil } from '../policy.ts'
import type { RequestRow } from './request-queries.ts'

type Named = { request_id: string; reporter_name: string; assignee_name: string | null; reports: number }
const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Requests as an actor may see them. Neighbours see the fault, place and progress, but no names. */
export async function presentRequests(
  tx: Tx,
  actor: Actor,
  rows: readonly RequestRow[],
): Promise<MaintenanceRequest[]> {
  const { rows: named } = await sql<Named>`
    select * from app.maintenance_people(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  const namesOf = new Map(named.map((one) => [one.request_id, one]))
  return rows.map((row) => {
    const names = hasPart(actor, row) ? namesOf.get(row.id) : undefined
    const { due_at, ...clock } = clockOf(row, tx.now)
    return {
      ...{ id: row.id, number: row.number, estate_id: row.estate_id, estate_name: row.estate_name },
      ...{ property_id: row.property_id, property_name: row.property_name },
      unit_id: names ? row.unit_id : null,
      unit_name: names ? row.unit_name : null,
      ...{ scope: row.scope, category: row.category, title: row.title, priority: row.priority },
      ...{ status: row.status, hold_reason: row.hold_reason, clock: { ...clock, due_at: iso(due_at) } },
      reported_by: names ? row.reported_by : null,
      reporter_name: names?.reporter_name ?? null,
      assigned_to: names ? row.assigned_to : null,
      assignee_name: names?.assignee_name ?? null,
      reports: namesOf.get(row.id)?.reports ?? 1,
      created_at: row.created_at.toISOString(),
      ...{ resolved_at: iso(row.resolved_at), closed_at: iso(row.closed_at) },
    }
  })
}

const hasPart = (actor: Actor, row: RequestRow): boolean =>
  row.is_run || [row.reported_by, row.tenant_id, row.landlord_id, row.assigned_to].includes(actor.user_id)

export async function presentRequest(
  tx: Tx,
  actor: Actor,
  row: RequestRow,
): Promise<MaintenanceRequestDetail> {
  const [[shown], files, events, merged, followed] = await together([
    presentRequests(tx, actor, [row]),
    filesOf(tx, row.id),
    eventsOf(tx, actor, row.id),
    numbered(tx, row.merged_into),
    numbered(tx, row.follows_id),
  ])
  if (!shown) throw new Error('A request that was read is shown.')
  const parts = moversOf(actor, row)
  const until = reopenUntil(row)
  const isOwn = hasPart(actor, row)
  return {
    ...shown,
    ...{ description: isOwn ? row.description : '', answers: row.answers as Record<string, string> },
    proposed_priority: row.proposed_priority,
    contact_name: isOwn ? row.contact_name : null,
    contact_phone: row.is_run || row.assigned_to === actor.user_id ? row.contact_phone : null,
    preferred_times: isOwn ? (row.preferred_times as Window[]) : [],
    ...{ entry_allowed: row.entry_allowed, call_first: row.call_first },
    ...{ answered_at: iso(row.answered_at), safe_at: iso(row.safe_at) },
    ...{ answer_due_at: row.answer_due_at.toISOString(), fix_due_at: row.fix_due_at.toISOString() },
    paused_minutes: Math.round(row.paused_ms / 60_000),
    ...{ rating: row.rating, rating_note: isOwn ? row.rating_note : '' },
    merged_into: merged,
    follows: followed && { id: followed.id, number: followed.number },
    ...{ files, events },
    can: {
      move_to: REQUEST_STATUSES.filter(
        (to) =>
          mayMove(row.status, to, parts) && (row.merged_into === null || mayReopenAlone(row, to, parts)),
      ),
      write: mayWrite(parts, row.status),
      manage: parts.includes('STAFF'),
      rate: row.status === 'RESOLVED' && parts.includes('REPORTER'),
      reopen_until: until && startOfDay(until).toISOString(),
    },
  }
}

async function numbered(tx: Tx, id: string | null) {
  if (id === null) return null
  const row = await tx
    .selectFrom('maintenance_request')
    .select(['id', 'number', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type FileRow = Omit<RequestFile, 'captured_at' | 'created_at'> & {
  captured_at: Date | null
  created_at: Date
}

export const presentFile = (row: FileRow): RequestFile => ({
  ...row,
  captured_at: iso(row.captured_at),
  created_at: row.created_at.toISOString(),
})

/** Row-level security hides the files from neighbours. */
async function filesOf(tx: Tx, request_id: string): Promise<RequestFile[]> {
  const rows = await filesWithNames(tx).where('request_id', '=', request_id).orderBy('file.id').execute()
  return rows.map(presentFile)
}

export const filesWithNames = (tx: Tx) =>
  tx
    .selectFrom('maintenance_file as file')
    .leftJoin('users', 'users.id', 'file.uploaded_by')
    .select(['file.id', 'kind', 'name', 'content_type', 'size', 'width', 'height', 'seconds', 'client_id'])
    .select(['captured_at', 'file.created_at'])
    .select(sql<string>`coalesce(users.full_name, '')`.as('uploader_name'))

async function eventsOf(tx: Tx, actor: Actor, request_id: string): Promise<RequestEvent[]> {
  const { rows } = await sql<Omit<RequestEvent, 'at'> & { at: Date }>`
    select e.id, e.at, e.kind, u.full_name as actor_name, coalesce(e.actor_id = ${actor.user_id}, false) as is_mine,
      e.from_value as from, case when e.kind = 'ASSIGNED' then (select a.full_name from users a where a.id = e.to_value::uuid) else e.to_value end as to, e.note, e.is_office
    from maintenance_event e left join users u on u.id = e.actor_id
    where e.request_id = ${request_id} order by e.id`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
