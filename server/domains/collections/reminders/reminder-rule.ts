import {
  DEFAULT_RULE,
  type ReminderRule,
  type ReminderRuleChange,
} from '@gida/contract/domains/collections/reminder'
import type { Channel } from '@gida/contract/domains/notifications/choices'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate, getEstate } from '../../estates/index.ts'

/** An estate's reminder rule, or the defaults. */
export async function readReminderRule(tx: Tx, estate_id: string): Promise<ReminderRule> {
  const row = await tx
    .selectFrom('reminder_rule')
    .select(['is_on', 'days', 'channels', 'sms_price', 'sms_daily_limit'])
    .where('estate_id', '=', estate_id)
    .executeTakeFirst()
  return row ? { ...row, channels: row.channels as Channel[] } : DEFAULT_RULE
}

export async function getReminderRule(tx: Tx, actor: Actor, estate_id: string): Promise<ReminderRule> {
  await getEstate(tx, actor, estate_id)
  return readReminderRule(tx, estate_id)
}

export async function updateReminderRule(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  change: ReminderRuleChange,
): Promise<ReminderRule> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
  const wanted = { ...(await readReminderRule(tx, estate_id)), ...change }
  const rule = {
    ...wanted,
    days: [...new Set(wanted.days)].sort((a, b) => a - b),
    channels: [...new Set(wanted.channels)],
    updated_at: tx.now,
  }
  await tx
    .insertInto('reminder_rule')
    .values({ estate_id, ...rule })
    .onConflict((conflict) =>
      conflict.column('estate_id').doUpdateSet({ ...pick(rule, change), updated_at: tx.now }),
    )
    .execute()
  return readReminderRule(tx, estate_id)
}

/** Only the changed parts of a rule, since others may change the rest concurrently. */
const pick = (rule: ReminderRule, change: ReminderRuleChange): ReminderRuleChange =>
  Object.fromEntries(Object.entries(rule).filter(([name]) => name in change))
