import { sql } from 'kysely'

/**
 * Of an estate that the actor manages, or their own; of an estate that they have left, not what went out, nor who reads there. Who
 * was told sees more, and nothing of how far it came.
 */
export const isTheirs = sql<boolean>`(announcement.estate_id = any (app.managed_estates()) or app.sees_all()
  or (announcement.sent_by = app.actor_id() and (announcement.estate_id is null or announcement.state <> 'SENT')))`
