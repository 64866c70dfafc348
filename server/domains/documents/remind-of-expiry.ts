import { EXPIRES_SOON_DAYS } from '@gida/contract/domains/documents/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { documentsExpire } from './events.ts'

/** Documents per estate in one run; the next run continues. */
const MOST_TOLD = 5_000
/** An expiry missed for at most this many days is still announced. */
const LATE_DAYS = 7

/** SQL: the reminder step a document has reached (60, 30, 7 or 0 days before expiry), and whether it was sent. */
const stepOn = (today: string) => sql<number>`case
  when expires_on <= ${today}::date then 0 when expires_on <= ${addDays(today, 7)}::date then 7
  when expires_on <= ${addDays(today, 30)}::date then 30 else ${EXPIRES_SOON_DAYS}::int end`
const isDue = (today: string) => sql<boolean>`status <> 'REJECTED'
  and expires_on between ${addDays(today, -LATE_DAYS)}::date and ${addDays(today, EXPIRES_SOON_DAYS)}::date
  and not exists (select from estate e where e.id = document.estate_id and e.status = 'ARCHIVED')
  and (reminded_days is null or reminded_days > ${stepOn(today)})`

/** Announces expiring documents estate by estate, once per step. */
export async function remindOfExpiry(services: Services): Promise<void> {
  const items = await services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select distinct estate_id as id from document where ${isDue(lagosDay(tx.now))}`.execute(tx)
    return rows
  })
  await runBatch(services, {
    name: 'documents that expire',
    items,
    each: ({ id }) => services.transaction('system', (tx) => remindEstate(tx, id)),
  })
}

async function remindEstate(tx: Tx, estate_id: string): Promise<boolean> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<{ id: string }>`
    update document set reminded_days = ${stepOn(today)} where id in (
      select id from document where estate_id = ${estate_id} and ${isDue(today)}
      order by expires_on, id limit ${MOST_TOLD} for update skip locked)
    returning id`.execute(tx)
  if (rows.length === 0) return false
  await publish(tx, documentsExpire, { estate_id, document_ids: rows.map(({ id }) => id), day: today })
  return true
}

export type ExpiringDocument = {
  id: string
  name: string
  expires_on: string
  /** The people to notify: the estate's managers, the owner, or the person it is about. */
  user_ids: string[]
}

/** The expiring documents and whom to tell, soonest first. Documents replaced in the meantime are omitted. */
export async function expiringDocuments(tx: Tx, ids: readonly string[]): Promise<ExpiringDocument[]> {
  const soon = addDays(lagosDay(tx.now), EXPIRES_SOON_DAYS)
  const { rows } = await sql<ExpiringDocument>`
    select d.id, d.name, d.expires_on::text, array(
      select a.user_id from estate_association a where a.estate_id = d.estate_id and a.role = 'ESTATE_MANAGER'
      union select d.landlord_id where d.landlord_id is not null and d.related_entity_type <> 'person'
      union select d.person_id where d.person_id is not null and d.related_entity_type = 'person') as user_ids
    from document d where d.id = any (${ids}::uuid[]) and d.expires_on <= ${soon}::date
    order by d.expires_on, d.id`.execute(tx)
  return rows
}
