import { sql } from 'kysely'

/** Sent by the actor, or in an estate that they manage. Who was told sees more, and nothing of how far it came. */
export const isTheirs = sql<boolean>`(announcement.sent_by = app.actor_id()
  or announcement.estate_id = any (app.managed_estates()) or app.sees_all())`
