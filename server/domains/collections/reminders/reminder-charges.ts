import type { Channel } from '@gida/contract/domains/notifications/choices'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { receivedFor } from '../arrears/promises.ts'
import { isOnItsWay } from '../is-on-its-way.ts'

/** What must be known about a charge before reminding of it. */
export type ReminderCharge = {
  id: string
  estate_id: string
  estate_name: string
  property_id: string
  unit_id: string
  unit_name: string
  landlord_id: string | null
  tenant_id: string
  tenant_name: string
  /** Null if the account is deactivated. */
  email: string | null
  phone: string | null
  turned_off: Channel[]
  language: Language
  description: string
  open_amount: number
  due_date: Day
  reminded_today: boolean
  /** Paid, but not yet confirmed by the bank. */
  is_on_its_way: boolean
  /** Covered by a valid promise. */
  promised: boolean
}

/** Runs as the system, since it reads other people's preferences and promises. In the order of the ids. */
export async function readReminderCharges(tx: Tx, charge_ids: readonly string[]): Promise<ReminderCharge[]> {
  if (charge_ids.length === 0) return []
  const today = lagosDay(tx.now)
  const { rows } = await sql<ReminderCharge>`
    select c.id, c.estate_id, e.name as estate_name, c.property_id, c.unit_id, n.name as unit_name, c.landlord_id,
      c.tenant_id, u.full_name as tenant_name, c.description, c.open_amount, c.due_date,
      case when u.status <> 'INACTIVE' then u.email end as email,
      case when u.status <> 'INACTIVE' then u.phone end as phone, u.language,
      array(select o.channel from notification_choice o
        where o.user_id = c.tenant_id and o.kind = 'payment' and not o.is_on) as turned_off,
      exists (select from reminder r where r.charge_id = c.id and r.day = ${today}::date and r.skipped is null)
        as reminded_today,
      ${isOnItsWay('c')} as is_on_its_way,
      coalesce(p.stands, false) as promised
    from unnest(${[...charge_ids]}::uuid[]) with ordinality wanted (id, place)
      join charge c on c.id = wanted.id
      join estate e on e.id = c.estate_id join unit n on n.id = c.unit_id join users u on u.id = c.tenant_id
      left join lateral (
        select c.due_date <= pr.promised_on and pr.promised_on >= ${today}::date and ${receivedFor('pr', 'h')} < pr.amount as stands
        from tenancy h join payment_promise pr on pr.tenancy_id = h.id
        where h.property_id = c.property_id and h.tenant_id = c.tenant_id
          and pr.replaced_at is null and pr.reviewed_at is null) p on true
    order by wanted.place`.execute(tx)
  return rows
}
