import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'

/** The last ledger check. While it runs, rules without an outcome have not been checked yet. */
export const LedgerReport = z
  .object({
    check: z
      .object({
        id: Id,
        status: z.enum(['RUNNING', 'DONE']),
        started_at: Instant,
        finished_at: Instant.nullable(),
        checked: z.int(),
        rules: z.int(),
        faults: z.int(),
      })
      .nullable(),
    rules: z.array(
      z.object({
        name: z.string(),
        outcome: z
          .object({ holds: z.boolean(), faults: z.int(), checked_at: Instant, milliseconds: z.int() })
          .nullable(),
      }),
    ),
    ledger: z.object({ entries: z.int(), debits: KoboSum, credits: KoboSum, balanced: z.boolean() }),
  })
  .meta({ id: 'LedgerReport' })
export type LedgerReport = z.infer<typeof LedgerReport>
