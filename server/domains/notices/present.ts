import { NoticeStep } from '@gida/contract/domains/law/answers'
import type { Notice, NoticeDetail, NoticeProof, NoticeService } from '@gida/contract/domains/notices/notice'
import { DEFECTS, isDaylight, ONLY_A_COURT } from '@gida/contract/domains/notices/rules'
import { formatDay, TIME_ZONE } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { getNotice, type NoticeRow } from './notice-queries.ts'
import { mayOf } from './policy.ts'

export const presentNotice = (row: NoticeRow): Notice => ({
  ...{ id: row.id, kind: row.kind, state: row.state, lease_id: row.lease_id, estate_id: row.estate_id },
  ...{ estate_name: row.estate_name, unit_name: row.unit_name, tenant_name: row.tenant_name },
  ...{ dated: row.dated, ends_on: row.ends_on, served_on: row.served_on, next_from: row.next_from },
  ...{ reason: row.reason, created_at: row.created_at.toISOString() },
})

/** One notice. Proofs of service and next steps are only for those who run the unit. */
export async function presentDetail(tx: Tx, actor: Actor, id: string): Promise<NoticeDetail> {
  const row = await getNotice(tx, id)
  const [service, proofs, rent_since] = await together([
    serviceOf(tx, id),
    proofsOf(tx, id),
    row.served_on ? paidSince(tx, row) : Promise.resolve(0),
  ])
  return {
    ...presentNotice(row),
    ...{ document_id: row.document_id, tenancy: row.tenancy, length: row.length, law_state: row.law_state },
    ...{ advice_by: row.advice_by, prepared_by: row.prepared_by, quit_notice_id: row.quit_notice_id },
    steps: z.array(NoticeStep).parse(row.steps),
    ...{
      defects: z.array(z.enum(DEFECTS)).parse(row.defects),
      earliest: row.earliest,
      service,
      proofs,
      rent_since,
    },
    says: row.is_run && actor.role !== 'TENANT' ? sayToOffice(row) : sayToTenant(row),
    can: mayOf(actor, row),
  }
}

const day = (of: string | null) => (of ? formatDay(of) : '')

function sayToTenant({ kind, state, ends_on, next_from }: NoticeRow): string {
  const what =
    kind === 'QUIT'
      ? `Your landlord wants the tenancy to end on ${day(ends_on)}.`
      : `The owner means to ask the court for the home, not before ${day(next_from)}.`
  if (state === 'WITHDRAWN') return 'This notice was withdrawn. It asks nothing of you.'
  if (state === 'DEFECTIVE') return 'This notice has a fault and does not count. It is kept for the record.'
  return `${what} ${ONLY_A_COURT}`
}

function sayToOffice({ kind, state, ends_on, next_from, reason }: NoticeRow): string {
  if (state === 'PREPARED') return 'Print it, sign it in ink, have it served, then record how.'
  if (state === 'WITHDRAWN' || state === 'DEFECTIVE') return reason
  if (state === 'ACTED_ON') return 'The next step has followed.'
  const next = kind === 'QUIT' ? 'The owner’s intention can be served from' : 'The court may be asked from'
  const until = state === 'SERVED' ? `It runs until ${day(ends_on)}.` : `It ran out on ${day(ends_on)}.`
  return `${until} ${next} ${day(next_from)}. Only a court orders somebody out.`
}

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' })

async function serviceOf(tx: Tx, notice_id: string): Promise<NoticeService | null> {
  const row = await tx
    .selectFrom('notice_service')
    .selectAll()
    .select(sql<string>`coalesce(app.name_of(recorded_by), '')`.as('recorder'))
    .where('notice_id', '=', notice_id)
    .executeTakeFirst()
  if (!row) return null
  const { notice_id: _, recorder, served_at, recorded_at, ...service } = row
  return {
    ...service,
    recorded_by: recorder,
    served_at: served_at.toISOString(),
    recorded_at: recorded_at.toISOString(),
    in_daylight: isDaylight(hourOf.format(served_at)),
  }
}

async function proofsOf(tx: Tx, notice_id: string): Promise<NoticeProof[]> {
  const rows = await tx
    .selectFrom('notice_proof as p')
    .innerJoin('document as d', 'd.id', 'p.document_id')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.document_id', '=', 'd.id').on('v.number', '=', 1),
    )
    .select(['p.document_id', 'p.kind', 'd.name', 'p.created_at'])
    .select(sql<string>`encode(v.sha256, 'hex')`.as('sha256'))
    .where('p.notice_id', '=', notice_id)
    .orderBy('p.created_at')
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/**
 * Payments received for the lease since service, net of refunds and including rent paid from credit. Accepting them does not waive
 * the notice.
 */
async function paidSince(tx: Tx, { id, lease_id }: NoticeRow): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with service as (
      select s.served_at, l.tenant_id from notice_service s join lease l on l.id = ${lease_id} where s.notice_id = ${id})
    select ((
      select coalesce(sum(r.amount), 0) from service s
        cross join lateral app.rent_paid(null, s.tenant_id, s.served_at, 'infinity') r
        join charge c on c.id = r.charge_id where c.lease_id = ${lease_id}
    ) + (
      select coalesce(sum(a.settled_amount - a.refunded_amount), 0) from service s
        join charge c on c.lease_id = ${lease_id} and c.transaction_type not in ('RENT_PAYMENT', 'ADVANCE_RENT')
        join allocation a on a.charge_id = c.id
        join payment p on p.id = a.payment_id and p.status = 'COMPLETED' and p.payment_date > s.served_at
    ))::bigint as amount`.execute(tx)
  return rows[0]?.amount ?? 0
}
