import { REMINDER_DAYS, remindersDue } from '@gida/contract/domains/subscriptions/rules'
import { addDays, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { platformInvoiceDue } from '../events.ts'

type Open = { id: string; due_on: string; reminders: number }

/** Sends reminders for open invoices, once per reminder day; after an outage only the last one. Nobody is locked out for not paying. */
export async function remindOfInvoices(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'remind_of_platform_invoices',
    items: pagesOf<Open>(services, (tx, after, limit) =>
      tx
        .selectFrom('platform_invoice')
        .select(['id', 'due_on', 'reminders'])
        .where('open_amount', '>', 0)
        .where('due_on', '<=', addDays(lagosDay(tx.now), -REMINDER_DAYS[0]))
        .where('reminders', '<', REMINDER_DAYS.length)
        .where('id', '>', behind(after))
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
    each: inTransaction(services, remind),
  })
}

async function remind(tx: Tx, { id, due_on, reminders }: Open): Promise<boolean> {
  const due = remindersDue(due_on, lagosDay(tx.now))
  if (due <= reminders) return false
  const reminded = await tx
    .updateTable('platform_invoice')
    .set({ reminders: due })
    .where('id', '=', id)
    .where('reminders', '=', reminders)
    .where('open_amount', '>', 0)
    .returning('id')
    .executeTakeFirst()
  if (reminded) await publish(tx, platformInvoiceDue, { invoice_id: id, reminder: due })
  return reminded !== undefined
}
