import { z } from 'zod'
import { chainEntries, eraseFromAudit } from '../domains/audit/index.ts'
import { type Command, UsageError } from './command.ts'

/** Erases a person's text from the audit log; entries and chain remain. */
export const auditErase: Command = {
  options: ['person'],
  prepare: ({ person }) => {
    const { data: user_id } = z.guid().safeParse(person)
    if (!user_id) throw new UsageError('Give --person as the id of a person.')
    return async ({ transaction }) => {
      while ((await transaction('system', chainEntries)) > 0); // changes not yet in the chain would otherwise be added afterwards
      const erased = await transaction('system', (tx) => eraseFromAudit(tx, { user_id }))
      console.log(`${erased.toLocaleString('en')} values erased.`)
      return 0
    }
  },
}
