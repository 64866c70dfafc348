import { lagosDay } from '@gida/contract/shared/dates'
import type { LetterLanguage } from '@gida/contract/shared/language'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { tenantsReminded } from '../events.ts'
import { deliverLetters } from './deliver-letters.ts'
import type { Letter } from './plan-letters.ts'
import type { ReminderCharge } from './reminder-charges.ts'
import { spend } from './sms-budget.ts'

/** Letters per job, to keep transactions short. */
const SLICE = 50

type By = {
  sent_by: string | null
  /** The rule day by charge, for automatic reminders. */
  rule_days?: ReadonlyMap<string, number>
  text_at: Date
  /** Overrides each tenant's own language. */
  language?: LetterLanguage | undefined
}

/** Stores letters and enqueues their delivery. Runs in a system transaction that holds the budgets' lock. */
export async function writeLetters(tx: Tx, letters: readonly Letter[], by: By): Promise<void> {
  if (letters.length === 0) return
  const rows = letters.map(({ id, estate_id, tenant_id, channels }) => ({
    ...{ id, estate_id, tenant_id, channels },
    text_at: channels.includes('SMS') ? by.text_at : null,
    language: by.language ?? null,
    created_at: tx.now,
  }))
  await sql`insert into reminder_letter (id, estate_id, tenant_id, channels, text_at, language, created_at)
    select id, estate_id, tenant_id, channels, text_at, language, created_at
    from jsonb_populate_recordset(null::reminder_letter, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
  await noteReminders(
    tx,
    letters.flatMap((letter) =>
      letter.charges.map((charge) => ({ charge, letter_id: letter.id, skipped: null })),
    ),
    by,
  )
  const costs = new Map<string, number>()
  for (const { estate_id, text_cost } of letters)
    costs.set(estate_id, (costs.get(estate_id) ?? 0) + text_cost)
  await spend(tx, costs, lagosDay(by.text_at))
  for (let at = 0; at < letters.length; at += SLICE) {
    const letter_ids = letters.slice(at, at + SLICE).map(({ id }) => id)
    await enqueue(tx, deliverLetters, { letter_ids })
    await publish(tx, tenantsReminded, { letter_ids })
  }
}

type Noted = { charge: ReminderCharge; letter_id: string | null; skipped: string | null }

/** One row per charge, in a fixed order to avoid deadlocks. */
export async function noteReminders(
  tx: Tx,
  noted: readonly Noted[],
  { sent_by, rule_days }: Pick<By, 'sent_by' | 'rule_days'>,
): Promise<void> {
  const rows = noted
    .map(({ charge: { id, estate_id, property_id, unit_id, landlord_id, tenant_id }, ...how }) => ({
      ...how,
      ...{ charge_id: id, estate_id, property_id, unit_id, landlord_id, tenant_id, sent_by },
      rule_day: rule_days?.get(id) ?? null,
    }))
    .toSorted((a, b) => (a.charge_id < b.charge_id ? -1 : 1))
  await sql`insert into reminder (charge_id, letter_id, estate_id, property_id, unit_id, landlord_id, tenant_id, day,
      rule_day, sent_by, skipped, created_at)
    select charge_id, letter_id, estate_id, property_id, unit_id, landlord_id, tenant_id, ${lagosDay(tx.now)}::date,
      rule_day, sent_by, skipped, ${tx.now}
    from jsonb_populate_recordset(null::reminder, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}
