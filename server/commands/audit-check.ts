import { sql } from 'kysely'
import { checkChain } from '../domains/audit/index.ts'
import type { Command } from './command.ts'

/** Verifies the audit log: entries, values and signed roots. */
export const auditCheck: Command = {
  options: [],
  prepare:
    () =>
    async ({ transaction }) => {
      const { entries, values, erased, roots, faults } = await transaction('system', async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx) // millions of entries take a while
        return checkChain(tx)
      })
      for (const { entry, day, what } of faults)
        console.log(`BROKEN  ${entry ? `entry ${entry}` : day}: ${what}`)
      const count = (of: number) => of.toLocaleString('en')
      console.log(
        `${count(entries)} entries, ${count(values)} values (${count(erased)} erased), ${count(roots)} roots.`,
      )
      console.log(faults.length === 0 ? '\nThe log is whole.' : `\n${count(faults.length)} faults.`)
      return faults.length === 0 ? 0 : 1
    },
}
