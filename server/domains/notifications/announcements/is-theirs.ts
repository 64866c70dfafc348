import { sql } from 'kysely'

/**
 * SQL: an announcement of an estate that the actor manages, or their own. After leaving an estate, a sender no longer sees what was
 * sent there. Recipients see the text elsewhere, without delivery figures.
 */
export const isTheirs = sql<boolean>`(announcement.estate_id = any (app.managed_estates()) or app.sees_all()
  or (announcement.sent_by = app.actor_id() and (announcement.estate_id is null or announcement.state <> 'SENT')))`
