import { partOf } from '@gida/contract/domains/law/rules'
import { SMALLEST_PAYMENT } from '@gida/contract/domains/payments/rules'
import type { InvoiceFacts } from '@gida/contract/domains/subscriptions/invoice'
import { DUE_DAYS, isBilledNow } from '@gida/contract/domains/subscriptions/rules'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { loadedRules, makeRuleBook, vatRule } from '../../law/index.ts'
import { creditOf } from '../books/balances.ts'
import { enterRevenue } from '../books/enter-revenue.ts'
import { postPlatformJournal } from '../books/post-platform-journal.ts'
import { countMonths } from '../counting/count-months.ts'
import { type HeldPlan, plansHeldBy } from '../counting/held-plans.ts'
import { platformInvoiceRaised } from '../events.ts'
import { getSeller } from '../plans/seller.ts'
import { nextPlatformNumber } from './next-number.ts'

const book = makeRuleBook(loadedRules)

/** Counts an estate's finished months and raises one invoice for those due. None if nothing is owed. */
export async function raiseInvoice(tx: Tx, { id: estate_id }: { id: string }): Promise<boolean> {
  await lockNamed(tx, 'platform_invoices', estate_id)
  const held = await plansHeldBy(tx, estate_id)
  await countMonths(tx, held)
  const today = lagosDay(tx.now)
  const months = await monthsToBill(tx, estate_id, held, today)
  const net = months.reduce((sum, { amount }) => sum + amount, 0)

  if (net === 0) return false
  const facts = await factsOf(tx, estate_id, months, today)
  const vat = partOf(net, facts.vat_rule?.rate ?? 0)
  if (net + vat < SMALLEST_PAYMENT) return false // below the minimum payment: included in the next invoice
  const numbered = await nextPlatformNumber(tx, 'INVOICE', Number(today.slice(0, 4)))
  const { id } = await tx
    .insertInto('platform_invoice')
    .values({
      ...{ ...numbered, estate_id, net, vat, issued_on: today, due_on: addDays(today, DUE_DAYS) },
      ...{ facts: JSON.stringify(facts), issued_at: tx.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { subscription_id, month } of months)
    await tx
      .updateTable('subscription_month')
      .set({ invoice_id: id })
      .where('subscription_id', '=', subscription_id)
      .where('month', '=', month)
      .execute()
  await postPlatformJournal(tx, {
    ...{ key: `invoice:${id}`, memo: `Invoice ${numbered.number}`, estate_id, invoice_id: id },
    entries: [
      ['receivable', net + vat],
      ['revenue', -net],
      ['vat', -vat],
    ],
  })
  await setCreditOff(tx, { id, estate_id, number: numbered.number, net, vat })
  await publish(tx, platformInvoiceRaised, { invoice_id: id })
  return true
}

async function monthsToBill(tx: Tx, estate_id: string, held: readonly HeldPlan[], today: Day) {
  const counted = await tx
    .selectFrom('subscription_month')
    .selectAll()
    .where('estate_id', '=', estate_id)
    .where('invoice_id', 'is', null)
    .where('amount', '>', 0)
    .orderBy('month')
    .orderBy('counted_at')
    .execute()
  const plans = new Map(held.map((one) => [one.id, one]))
  return counted.flatMap((month) => {
    const of = plans.get(month.subscription_id)
    if (!of || !isBilledNow({ billed: of.plan.billed, from: of.from, until: of.until }, month.month, today))
      return []
    return [{ ...month, plan: of.plan.name }]
  })
}

type Billed = Awaited<ReturnType<typeof monthsToBill>>

async function factsOf(tx: Tx, estate_id: string, months: Billed, day: Day): Promise<InvoiceFacts> {
  const seller = await getSeller(tx)
  if (!seller) throw new Error('Nobody has said yet who sells.')
  const { name, address, lga, state } = await tx
    .selectFrom('estate')
    .select(['name', 'address', 'lga', 'state'])
    .where('id', '=', estate_id)
    .executeTakeFirstOrThrow()
  const { charges_vat, ...from } = seller
  const rule = charges_vat ? vatRule(book, day) : undefined
  if (charges_vat && !rule) throw new Error(`No rule on VAT is loaded for ${day}.`)
  return {
    seller: from,
    buyer: { name, address: `${address}, ${lga}, ${state}`, tax_id: null },
    lines: months.map(({ plan, month, days, of_days, units, billable_units, unit_price, amount }) => ({
      ...{ plan, month, days, of_days, units, billable_units, unit_price, amount },
    })),
    vat_rule: rule ? { rate: rule.value.rate, title: rule.title, source: rule.source } : null,
  }
}

type New = { id: string; estate_id: string; number: string; net: number; vat: number }

/** Sets off the estate's credit before asking for payment. */
async function setCreditOff(tx: Tx, invoice: New): Promise<void> {
  const { id, estate_id, number, net, vat } = invoice
  const amount = Math.min(await creditOf(tx, estate_id), net + vat)
  if (amount <= 0) return
  await tx.updateTable('platform_invoice').set({ paid: amount }).where('id', '=', id).execute()
  await postPlatformJournal(tx, {
    ...{ key: `invoice:${id}:credit`, memo: `Credit taken by ${number}`, estate_id, invoice_id: id },
    entries: [
      ['credit', amount],
      ['receivable', -amount],
    ],
  })
  await enterRevenue(tx, invoice, { before: 0, now: amount }, `Credit taken by invoice ${number}`)
}
