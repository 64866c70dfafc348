import type { Channel } from '@gida/contract/domains/notifications/choices'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { afterQuietHours } from '@gida/contract/shared/quiet-hours'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { payLink } from './deliver-letters.ts'
import { planLetters } from './plan-letters.ts'
import { readReminderCharges } from './reminder-charges.ts'
import { lockBudgets } from './sms-budget.ts'
import { noteReminders, writeLetters } from './write-letters.ts'

/** A missed day of the rule is made up for within this many days; later its text would be wrong. */
const DAYS_OPEN = 2

/** Sends reminders by the estates' rules, once per charge and rule day. Not during quiet hours. */
export async function remindByRule(services: Services): Promise<void> {
  const now = services.clock.now()
  if (afterQuietHours(now) > now) return
  await runBatch(services, {
    name: 'remind_by_rule',
    items: tenantsToRemind(services),
    each: ({ id, rule }) => services.transaction('system', (tx) => remindTenant(tx, rule, id)),
  })
}

type Rule = { estate_id: string; channels: Channel[]; link: string }

/** The tenants to remind, estate by estate. */
async function* tenantsToRemind(services: Services) {
  for (const { id, channels } of await services.transaction('system', rulesInForce)) {
    const rule: Rule = { estate_id: id, channels: channels as Channel[], link: payLink(services) }
    for await (const tenant of pagesOf<BatchItem>(services, (...page) => findTenants(id, ...page)))
      yield { ...tenant, rule }
  }
}

const rulesInForce = (tx: Tx) =>
  tx
    .selectFrom('reminder_rule')
    .innerJoin('estate', 'estate.id', 'reminder_rule.estate_id')
    .select(['estate.id', 'reminder_rule.channels'])
    .where('reminder_rule.is_on', '=', true)
    .where('estate.status', '=', 'ACTIVE')
    .where(sql<boolean>`app.suspended_since(estate.id) is null`)
    .execute()

async function remindTenant(
  tx: Tx,
  { estate_id, channels, link }: Rule,
  tenant_id: string,
): Promise<boolean> {
  const text_at = tx.now
  const today = lagosDay(tx.now)
  const budgets = await lockBudgets(tx, [estate_id], today) // a concurrent run waits, and then finds nothing to do
  const due = await findDue(tx, { estate_id, tenant_id })
  const rule_days = new Map(due.map(({ id, rule_day }) => [id, rule_day]))
  const facts = await readReminderCharges(tx, [...rule_days.keys()])
  const plan = planLetters(facts, budgets, { channels, today, link })
  const by = { sent_by: null, rule_days, text_at }
  await writeLetters(tx, plan.letters, by)
  // Charges with a pending payment are checked again by the next run, since the payment may fail.
  const passed = facts.flatMap((charge) => {
    const skipped = plan.skipped.get(charge.id)
    return skipped && skipped !== 'PAYING' ? [{ charge, letter_id: null, skipped }] : []
  })
  if (passed.length > 0) await noteReminders(tx, passed, by)
  return due.length > 0
}

async function findTenants(
  estate_id: string,
  tx: Tx,
  after: BatchItem | undefined,
  limit: number,
): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select c.tenant_id as id from ${openOnRuleDay(estate_id, lagosDay(tx.now))} and c.tenant_id > ${behind(after)}
    group by 1 order by 1 limit ${limit}`.execute(tx)
  return rows
}

async function findDue(
  tx: Tx,
  { estate_id, tenant_id }: { estate_id: string; tenant_id: string },
): Promise<{ id: string; rule_day: number }[]> {
  const { rows } = await sql<{ id: string; rule_day: number }>`
    select c.id, r.day as rule_day from ${openOnRuleDay(estate_id, lagosDay(tx.now))} and c.tenant_id = ${tenant_id}
    order by c.id`.execute(tx)
  return rows
}

/** Open charges whose rule day has come: only the latest such day. */
const openOnRuleDay = (estate_id: string, today: Day) => sql`
  reminder_rule rule cross join lateral unnest(rule.days) r (day)
    join charge c on c.estate_id = rule.estate_id and c.open_amount > 0
      and c.due_date between ${today}::date - r.day - ${sql.lit(DAYS_OPEN)} and ${today}::date - r.day
  where rule.estate_id = ${estate_id}
    and not exists (select from unnest(rule.days) later (day) where later.day > r.day and c.due_date + later.day <= ${today}::date)
    and not exists (select from reminder done where done.charge_id = c.id and done.rule_day = r.day)`
