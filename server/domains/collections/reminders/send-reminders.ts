import type { Reminders, RemindersPreview, SendReminders } from '@gida/contract/domains/collections/reminder'
import type { SkipReason } from '@gida/contract/domains/collections/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { measureSms } from '@gida/contract/shared/texts/sms-text'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canRemind } from '../policy.ts'
import { type Plan, planLetters } from './plan-letters.ts'
import { type ReminderCharge, readReminderCharges } from './reminder-charges.ts'
import { lockBudgets, readBudgets } from './sms-budget.ts'
import { writeLetters } from './write-letters.ts'

/** Reminds tenants of what they owe. Skipped items are returned with their reason; nobody is reminded twice a day. */
export async function sendReminders(
  tx: Tx,
  actor: Actor,
  wanted: SendReminders,
  link: string,
): Promise<Reminders> {
  const { asked, plan, text_at } = await planReminders(tx, actor, wanted, link, lockBudgets)
  await writeLetters(tx, plan.letters, { sent_by: actor.user_id, text_at, language: wanted.language })
  return present(tx, asked, plan, text_at)
}

/** Plans the same without sending. */
export async function previewReminders(
  tx: Tx,
  actor: Actor,
  wanted: SendReminders,
  link: string,
): Promise<RemindersPreview> {
  const { asked, plan, text_at } = await planReminders(tx, actor, wanted, link, readBudgets)
  const [first] = plan.letters
  const words = first && {
    tenant_name: first.tenant_name,
    subject: first.words.subject,
    mail: first.words.mail.join('\n\n'),
    text: first.words.text,
    text_parts: measureSms(first.words.text).parts,
  }
  return { ...present(tx, asked, plan, text_at), words: words ?? null }
}

/** A requested charge, or the charges of a payment; none if the payment is for no charge. */
type ReminderSubject = { transaction_id: string; charges: ReminderCharge[] | null }

async function planReminders(
  tx: Tx,
  actor: Actor,
  { transaction_ids, channels, language }: SendReminders,
  link: string,
  budgetsOf: typeof lockBudgets,
): Promise<{ asked: ReminderSubject[]; plan: Plan; text_at: Date }> {
  if (!canRemind(actor)) throw problem('PERMISSION_DENIED')
  const ids = [...new Set(transaction_ids)]
  const found = await findCharges(tx, ids)
  if (found.length === 0) throw problem('NOT_FOUND')
  await elevateToSystem(tx)
  const text_at = afterQuietHours(tx.now)
  const estate_ids = [...new Set(found.flatMap(({ estate_id }) => estate_id ?? []))]
  const budgets = await budgetsOf(tx, estate_ids, lagosDay(text_at))
  const charge_ids = [...new Set(found.flatMap(({ charge_id }) => charge_id ?? []))]
  const facts = await readReminderCharges(tx, charge_ids)
  const byId = new Map(facts.map((charge) => [charge.id, charge]))
  const asked = ids.map((transaction_id) => {
    const mine = found.filter((row) => row.transaction_id === transaction_id)
    const charges = mine.flatMap(({ charge_id }) => byId.get(charge_id ?? '') ?? [])
    return { transaction_id, charges: mine.length > 0 ? charges : null }
  })
  return {
    asked,
    text_at,
    plan: planLetters(facts, budgets, { channels, language, today: lagosDay(tx.now), link }),
  }
}

type Found = { transaction_id: string; charge_id: string | null; estate_id: string | null }

/** With the actor's permissions: what they cannot see is missing. */
async function findCharges(tx: Tx, ids: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select id as transaction_id, id as charge_id, estate_id from charge where id = any (${[...ids]}::uuid[])
    union all
    select p.id, c.id, c.estate_id from payment p
      left join allocation a on a.payment_id = p.id left join charge c on c.id = a.charge_id
    where p.id = any (${[...ids]}::uuid[])`.execute(tx)
  return rows
}

function present(tx: Tx, asked: readonly ReminderSubject[], plan: Plan, text_at: Date): Reminders {
  const skipped = asked.flatMap(({ transaction_id, charges }) => {
    const reason = reasonOf(charges, plan)
    return reason ? [{ transaction_id, reason, tenant_name: charges?.[0]?.tenant_name ?? null }] : []
  })
  const carriedBy = (channel: 'IN_APP' | 'EMAIL' | 'SMS') =>
    plan.letters.filter((letter) => letter.channels.includes(channel)).length
  const texts = carriedBy('SMS')
  return {
    queued: asked.length - skipped.length,
    skipped,
    letters: plan.letters.length,
    by_channel: { IN_APP: carriedBy('IN_APP'), EMAIL: carriedBy('EMAIL'), SMS: texts },
    sms_cost: plan.letters.reduce((sum, { text_cost }) => sum + text_cost, 0),
    texts_at: texts > 0 && text_at > tx.now ? text_at.toISOString() : null,
  }
}

/** Why a requested item is skipped entirely. */
function reasonOf(charges: readonly ReminderCharge[] | null, plan: Plan): SkipReason | null {
  if (charges === null) return 'NOT_FOUND'
  if (charges.length === 0) return 'PAID'
  if (charges.some(({ id }) => !plan.skipped.has(id))) return null
  const reasons = charges.flatMap(({ id }) => plan.skipped.get(id) ?? [])
  return reasons.find((reason) => reason !== 'PAID') ?? 'PAID'
}
