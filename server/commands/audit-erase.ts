import { z } from 'zod'
import { chainEntries, eraseFromAudit } from '../domains/audit/index.ts'
import { type Command, UsageError } from './command.ts'

/** Erases what the audit log knows of a person in words; the entries stay, and the chain holds. */
export const auditErase: Command = {
  options: ['person'],
  prepare: ({ person }) => {
    const { data: user_id } = z.guid().safeParse(person)
    if (!user_id) throw new UsageError('Give --person as the id of a person.')
    return async ({ transaction }) => {
      while ((await transaction('system', chainEntries)) > 0); // what is laid aside would come into the log after this
      const erased = await transaction('system', (tx) => eraseFromAudit(tx, { user_id }))
      console.log(`${erased.toLocaleString('en')} values erased.`)
      return 0
    }
  },
}
