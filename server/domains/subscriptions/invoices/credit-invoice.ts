import type { CreditInvoice, PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { enterRevenue, vatIn } from '../books/enter-revenue.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { giveUpPages } from '../paying/give-up-pages.ts'
import { lockInvoice } from '../paying/lock-invoice.ts'
import { getPlatformInvoice } from './invoice-queries.ts'
import { nextPlatformNumber } from './next-number.ts'

/**
 * Credits an invoice in whole or part: the open amount is reduced, and the rest becomes credit for later invoices. Idempotent by
 * `client_id`.
 */
export async function creditInvoice(
  tx: Tx,
  actor: Actor,
  id: string,
  { client_id, amount, reason }: CreditInvoice,
): Promise<PlatformInvoiceDetail> {
  await getPlatformInvoice(tx, id)
  await requireStepUp(tx, actor)
  await elevateToSystem(tx)
  const invoice = await lockInvoice(tx, id)
  if (client_id && (await isWritten(tx, actor, { id, client_id, amount, reason })))
    return getPlatformInvoice(tx, id)
  const { estate_id, net, vat, credit_notes, credited, paid } = invoice
  const left = net + vat - credit_notes
  if (amount > left) throw problem('CREDIT_TOO_LARGE', { left })
  const applied = Math.min(amount, invoice.open)
  const numbered = await nextPlatformNumber(tx, 'CREDIT_NOTE', Number(lagosDay(tx.now).slice(0, 4)))
  const { id: note_id } = await tx
    .insertInto('platform_credit_note')
    .values({
      ...{ ...numbered, invoice_id: id, estate_id, amount, applied, reason, client_id: client_id ?? null },
      ...{ created_by: actor.user_id, issued_at: tx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('platform_invoice')
    .set({ credited: credited + applied, credit_notes: credit_notes + amount })
    .where('id', '=', id)
    .execute()
  if (applied > 0) await giveUpPages(tx, id, `Credit note ${numbered.number} changed what is open.`)
  const taxPart = vatIn(invoice, credit_notes + amount) - vatIn(invoice, credit_notes)
  await postPlatformJournal(tx, {
    ...{ key: `credit-note:${note_id}`, memo: `Credit note ${numbered.number}`, estate_id, invoice_id: id },
    entries: [
      ['revenue', amount - taxPart],
      ['vat', taxPart],
      ['receivable', -applied],
      ['credit', applied - amount],
    ],
  })
  const back = credit_notes - credited
  const kept = { before: paid - back, now: paid - back - (amount - applied) }
  await enterRevenue(tx, invoice, kept, `Credit note ${numbered.number}`)
  return getPlatformInvoice(tx, id)
}

type Written = { id: string; client_id: string; amount: number; reason: string }

/** Whether this credit note exists; 409 if the key was used for another one. */
async function isWritten(tx: Tx, { user_id }: Actor, { id, client_id, ...said }: Written): Promise<boolean> {
  const known = await tx
    .selectFrom('platform_credit_note')
    .select(['invoice_id', 'amount', 'reason'])
    .where('created_by', '=', user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (!known) return false
  if (known.invoice_id !== id || known.amount !== said.amount || known.reason !== said.reason)
    throw problem('IDEMPOTENCY_CONFLICT')
  return true
}
