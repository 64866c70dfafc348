import { type RawBuilder, sql } from 'kysely'

/** SQL: whether an account is in use, and no longer only a name in somebody's records. System only. */
export const isOpened = (
  user_id: string,
): RawBuilder<boolean> => sql<boolean>`(app.has_password(${sql.ref(user_id)})
  or exists (select from session where session.user_id = ${sql.ref(user_id)})
  or exists (select from identity where identity.user_id = ${sql.ref(user_id)}))`
