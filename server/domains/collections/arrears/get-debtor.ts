import type { Contact, DebtorDetail } from '@gida/contract/domains/collections/arrears'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { chargesOf, presentCharge } from '../../charges/index.ts'
import { type DebtorRow, presentDebtor, readDebtors } from './debtors.ts'

const MOST_CONTACTS = 50
const MOST_CHARGES = 100

/** One tenant in one property: open charges and all recorded contacts. */
export async function getDebtor(tx: Tx, actor: Actor, id: string): Promise<DebtorDetail> {
  const today = lagosDay(tx.now)
  const row = orNotFound((await readDebtors(tx, [id], today))[0])
  const [open, contacts] = await Promise.all([
    chargesOf(tx, { tenant_id: row.tenant_id, property_id: row.property_id }, 'open')
      .limit(MOST_CHARGES)
      .execute(),
    readContacts(tx, row),
  ])
  return {
    ...presentDebtor(row, today),
    charges: open.map((charge) => presentCharge(charge, actor, today)),
    contacts,
  }
}

type ContactRow = {
  kind: Contact['kind']
  at: Date
  by: string | null
  says: string | null
  amount: number | null
  promised_on: string | null
}

async function readContacts(tx: Tx, home: DebtorRow): Promise<Contact[]> {
  const { rows } = await sql<ContactRow>`
    select found.*, u.full_name as by from (
      (select 'REMINDER' as kind, min(r.created_at) as at, min(r.sent_by::text)::uuid as by_id,
        string_agg(c.description, ', ' order by c.due_date) as says,
        null::bigint as amount, null::date as promised_on
       from reminder r join charge c on c.id = r.charge_id
       where r.property_id = ${home.property_id} and r.tenant_id = ${home.tenant_id} and r.skipped is null
       group by r.letter_id order by 2 desc limit ${sql.lit(MOST_CONTACTS)})
      union all
      (select 'NOTE', created_at, written_by, body, null, null from contact_note
       where tenancy_id = ${home.id} order by created_at desc limit ${sql.lit(MOST_CONTACTS)})
      union all
      (select 'PROMISE', created_at, recorded_by, note, amount, promised_on from payment_promise
       where tenancy_id = ${home.id} order by created_at desc limit ${sql.lit(MOST_CONTACTS)})) found
      left join users u on u.id = found.by_id
    order by at desc limit ${sql.lit(MOST_CONTACTS)}`.execute(tx)
  return rows.map(({ kind, at, by, says, amount, promised_on }) => ({
    kind,
    at: at.toISOString(),
    by,
    says:
      amount !== null && promised_on !== null
        ? [`${formatNaira(amount, 'short')} by ${formatDay(promised_on)}`, says].filter(Boolean).join('. ')
        : (says ?? ''),
  }))
}
