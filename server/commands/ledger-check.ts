import { sql } from 'kysely'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import type { Command } from './command.ts'

/** Checks the ledger, rule by rule. */
export const ledgerCheck: Command = {
  options: [],
  prepare:
    () =>
    async ({ transaction }) => {
      const checks = await transaction('system', async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx) // millions of entries take a while
        return checkLedger(tx)
      })
      for (const { name, faults } of checks) {
        console.log(
          faults === 0 ? `holds   ${name}` : `BROKEN  ${name}: ${faults.toLocaleString('en')} faults`,
        )
      }
      const broken = checks.filter(({ faults }) => faults > 0).length
      console.log(broken === 0 ? '\nThe books hold.' : `\n${broken} of ${checks.length} rules are broken.`)
      return broken === 0 ? 0 : 1
    },
}
