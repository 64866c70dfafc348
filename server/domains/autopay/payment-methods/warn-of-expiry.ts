import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { z } from 'zod'
import { announce } from '../../../platform/jobs/facts.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { cardExpiring } from './events.ts'
import { WARNED_BEFORE_DAYS } from './present-method.ts'

const BATCH = 200

/** Tells the holders of cards that expire soon, once for each last day. */
export const warnOfExpiry = defineJob({
  name: 'warn_of_expiring_cards',
  payload: z.object({}),
  run: async (services) => {
    for (;;) {
      const warned = await services.transaction('system', async (tx) => {
        const today = lagosDay(tx.now)
        const { rows } = await sql<{ id: string }>`
          update payment_method set warned_of = expires_on where id in (
            select id from payment_method
            where removed_at is null and expires_on between ${today}::date and ${addDays(today, WARNED_BEFORE_DAYS)}::date
              and warned_of is distinct from expires_on
            order by expires_on limit ${sql.lit(BATCH)} for update skip locked)
          returning id`.execute(tx)
        for (const { id } of rows) await announce(tx, cardExpiring, { method_id: id })
        return rows.length
      })
      if (warned < BATCH) return
    }
  },
})
