import type { Tx } from '../../platform/db/db.ts'

/**
 * Erases a person's text from the log: the values in their rows, and their network addresses. The entries stay with
 * salted digests that cannot be guessed, and the chain remains valid. Needs a system transaction.
 */
export async function eraseFromAudit(tx: Tx, { user_id }: { user_id: string }): Promise<number> {
  const gone = await tx
    .deleteFrom('audit_value')
    .where(({ or, and, eb, selectFrom }) => {
      const entries = selectFrom('audit_entry').select('number')
      return or([
        eb('number', 'in', entries.where('person_id', '=', user_id)),
        // Deleted proposals: their row no longer tells whose text it was.
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
