import { type RawBuilder, sql } from 'kysely'

/** Whether a charge's payer has paid and the bank has not said so yet: nobody is fined or reminded for how long that takes. */
export const isOnItsWay = (charge: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from allocation a join payment p on p.id = a.payment_id
  where a.charge_id = ${sql.ref(`${charge}.id`)} and p.status = 'PROCESSING')`
