import { type RawBuilder, sql } from 'kysely'

/** Whether a charge has a payment that the bank is still processing. Such charges get no fees or reminders. */
export const isOnItsWay = (charge: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from allocation a join payment p on p.id = a.payment_id
  where a.charge_id = ${sql.ref(`${charge}.id`)} and p.status = 'PROCESSING')`
