import { sql } from 'kysely'
import type { Source } from '../engine/source.ts'
import { named } from './parts.ts'

const WHY = { NEAR_LIMIT: 'Near the limit', THIRD_PARTY: 'Paid by somebody else' }

export const cashWatch: Source = {
  order: [
    ['on', 'date'],
    ['id', 'uuid'],
    ['flag', 'text'],
  ],
  rows: ({ estates, from, to }) => sql`
    select f.payment_id as id, f.payment_id as opens_id, o.received_on as "on", y.tenant_name as tenant, t.phone, o.payer_name as payer,
      ${named({ PERSON: 'Person', COMPANY: 'Company' }, sql`o.payer_kind`)} as payer_kind, y.unit_label as unit, e.name as estate,
      ${named(WHY, sql`f.kind`)} as flag, y.amount, f.within_days as within, f.limit_amount as "limit",
      coalesce(app.name_of(o.received_by), '') as taken_by, y.reference
    from cash_flag f join offline_payment o on o.payment_id = f.payment_id join payment y on y.id = f.payment_id
      join estate e on e.id = f.estate_id left join users t on t.id = f.tenant_id
    where f.estate_id = any (${estates}::uuid[]) and o.received_on between ${from}::date and ${to}::date`,
}
