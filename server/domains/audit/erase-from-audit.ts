import type { Tx } from '../../platform/db/db.ts'

/**
 * Erases what the log knows of a person in words: all that rows of theirs said, and from where they came. That there were such
 * entries stays, with salted digests that nobody can guess from, and the chain holds. In a transaction of the system's.
 */
export async function eraseFromAudit(tx: Tx, { user_id }: { user_id: string }): Promise<number> {
  const gone = await tx
    .deleteFrom('audit_value')
    .where(({ or, and, eb, selectFrom }) => {
      const entries = selectFrom('audit_entry').select('number')
      return or([
        eb('number', 'in', entries.where('person_id', '=', user_id)),
        // Words that were proposed and taken back: their row is gone, and tells nobody any more whose they were.
        eb(
          'number',
          'in',
          entries
            .where('actor_id', '=', user_id)
            .where('subject_type', '=', 'wording_proposal')
            .where('operation', '<>', 'CHANGED'),
        ),
        and([eb('field', 'like', 'from.%'), eb('number', 'in', entries.where('actor_id', '=', user_id))]),
      ])
    })
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
