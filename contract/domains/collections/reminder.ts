import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { LetterLanguage } from '../../shared/language.ts'
import { KoboSum } from '../../shared/money.ts'
import { Channel } from '../notifications/choices.ts'
import { SkipReason } from './rules.ts'

export const MOST_REMINDED = 500

export const SendReminders = z.object({
  transaction_ids: z
    .array(idOf('charge'))
    .min(1, 'Choose at least one')
    .max(MOST_REMINDED, `At most ${MOST_REMINDED} at a time`)
    .meta({ description: 'Ids of charges. The id of a payment stands for the charges it pays' }),
  channels: z
    .array(Channel)
    .min(1, 'Choose at least one way')
    .optional()
    .meta({ description: "Channels to use, subject to each tenant's preferences; defaults to all" }),
  language: LetterLanguage.optional().meta({ description: "Defaults to each tenant's own language" }),
})
export type SendReminders = z.infer<typeof SendReminders>

export const SkippedReminder = z.object({
  transaction_id: Id,
  reason: SkipReason,
  tenant_name: z.string().nullable(),
})
export type SkippedReminder = z.infer<typeof SkippedReminder>

const ByChannel = z.object({ IN_APP: z.int(), EMAIL: z.int(), SMS: z.int() })

/** Result of sending reminders: a tenant who is late with several charges of an estate gets one message for all of them. */
export const Reminders = z
  .object({
    queued: z.int().meta({ description: 'Number of transactions included in reminders' }),
    skipped: z.array(SkippedReminder),
    letters: z.int().meta({ description: 'Number of tenants reminded' }),
    by_channel: ByChannel,
    sms_cost: KoboSum.meta({ description: 'Estimated cost of the SMS, in kobo' }),
    texts_at: Instant.nullable().meta({
      description:
        'When SMS will be sent. None are sent from 20:00 to 08:00 in Lagos. Null if they are sent immediately',
    }),
  })
  .meta({ id: 'Reminders' })
export type Reminders = z.infer<typeof Reminders>

/** A preview, with the text of the first message. */
export const RemindersPreview = Reminders.extend({
  words: z
    .object({
      tenant_name: z.string(),
      subject: z.string(),
      mail: z.string(),
      text: z.string(),
      text_parts: z.int().meta({ description: 'Number of SMS parts; each part is charged' }),
    })
    .nullable(),
}).meta({ id: 'RemindersPreview' })
export type RemindersPreview = z.infer<typeof RemindersPreview>

export const MOST_RULE_DAYS = 12

/** When an estate sends automatic reminders, and its limit for SMS costs. */
export const ReminderRule = z
  .object({
    is_on: z.boolean(),
    days: z
      .array(z.int().min(-90, 'At most 90 days before').max(180, 'At most 180 days after'))
      .min(1, 'Choose at least one day')
      .max(MOST_RULE_DAYS, `At most ${MOST_RULE_DAYS} days`)
      .meta({ description: 'Days relative to the due date: -7 is a week before it, 7 a week after' }),
    channels: z.array(Channel).min(1, 'Choose at least one way'),
    sms_price: z.int().min(0).max(100_000).meta({ description: 'Price of one SMS part, in kobo' }),
    sms_daily_limit: z.int().min(0).max(1_000_000_000).meta({ description: 'Limit in kobo per Lagos day' }),
  })
  .meta({ id: 'ReminderRule' })
export type ReminderRule = z.infer<typeof ReminderRule>
export const ReminderRuleChange = ReminderRule.partial()
export type ReminderRuleChange = z.infer<typeof ReminderRuleChange>

export const DEFAULT_RULE: ReminderRule = {
  is_on: false,
  days: [-30, -7, -1, 1, 7, 14],
  channels: ['IN_APP', 'EMAIL', 'SMS'],
  sms_price: 500,
  sms_daily_limit: 1_000_000,
}
