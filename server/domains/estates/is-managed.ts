import { sql } from 'kysely'

/** Whether the actor manages the estate of a row. */
export const isManaged = (table: 'property' | 'unit') =>
  sql<boolean>`${sql.ref(`${table}.estate_id`)} = any ((select app.managed_estates())::uuid[])`.as(
    'is_managed',
  )
