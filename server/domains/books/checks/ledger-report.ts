import type { LedgerReport } from '@gida/contract/domains/books/ledger-check'
import type { Tx } from '../../../platform/db/db.ts'
import { ledgerTotals, RULE_NAMES } from '../../ledger/index.ts'

/** The ledger rules and the results of the last check. */
export async function getLedgerReport(tx: Tx): Promise<LedgerReport> {
  const [check, ledger] = await Promise.all([
    tx.selectFrom('ledger_check').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst(),
    ledgerTotals(tx),
  ])
  const found = check
    ? await tx
        .selectFrom('ledger_check_rule')
        .selectAll()
        .where('ledger_check_id', '=', check.id)
        .orderBy('position')
        .execute()
    : []
  const names = check?.status === 'DONE' ? found.map(({ name }) => name) : RULE_NAMES
  return {
    check: check
      ? {
          id: check.id,
          status: check.status === 'DONE' ? 'DONE' : 'RUNNING',
          started_at: check.started_at.toISOString(),
          finished_at: check.finished_at?.toISOString() ?? null,
          checked: found.length,
          rules: check.rule_count,
          faults: found.reduce((sum, { faults }) => sum + faults, 0),
        }
      : null,
    rules: names.map((name) => {
      const rule = found.find((one) => one.name === name)
      return {
        name,
        outcome: rule
          ? {
              holds: rule.faults === 0,
              faults: rule.faults,
              checked_at: rule.checked_at.toISOString(),
              milliseconds: rule.milliseconds,
            }
          : null,
      }
    }),
    ledger,
  }
}
