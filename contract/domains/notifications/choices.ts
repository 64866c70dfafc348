import { z } from 'zod'
import { Language } from '../../shared/language.ts'

/** Kinds with a choice. Emergency alerts and mails about one's own account are always sent. */
export const CHOICE_KINDS = ['payment', 'tenant', 'maintenance', 'message', 'calendar'] as const
export const ChoiceKind = z.enum(CHOICE_KINDS)
export type ChoiceKind = z.infer<typeof ChoiceKind>

export const CHANNELS = ['IN_APP', 'EMAIL', 'SMS'] as const
export const Channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof Channel>

/** Channels of notifications; rent reminders use the first three. */
export const CHOICE_CHANNELS = ['IN_APP', 'PUSH', 'EMAIL', 'SMS'] as const
export const ChoiceChannel = z.enum(CHOICE_CHANNELS)
export type ChoiceChannel = z.infer<typeof ChoiceChannel>

/**
 * Defaults. SMS costs money but reaches people without data, so only for payments. Push goes only to devices that
 * subscribed. Message mails are sent if unread after ten minutes.
 */
export const DEFAULT_CHOICES: Record<ChoiceKind, readonly ChoiceChannel[]> = {
  payment: ['IN_APP', 'PUSH', 'EMAIL', 'SMS'],
  tenant: ['IN_APP', 'PUSH', 'EMAIL'],
  maintenance: ['IN_APP', 'PUSH', 'EMAIL'],
  message: ['IN_APP', 'PUSH', 'EMAIL'],
  calendar: ['IN_APP', 'PUSH', 'EMAIL'],
}

export const NotificationChoice = z
  .object({ kind: ChoiceKind, channel: ChoiceChannel, is_on: z.boolean() })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof NotificationChoice>

/** A time of day in Lagos, on the hour or half hour. */
export const HalfHour = z.string().regex(/^([01]\d|2[0-3]):[03]0$/, 'Enter a time like 20:00 or 20:30.')
const quiet_hours = z
  .object({ begins: HalfHour, ends: HalfHour })
  .refine(({ begins, ends }) => begins !== ends, {
    message: 'Choose a different end time.',
    path: ['ends'],
  })

const MOST = CHOICE_KINDS.length * CHOICE_CHANNELS.length
export const UpdateChoices = z
  .object({
    choices: z.array(NotificationChoice).min(1).max(MOST).optional(),
    language: Language.optional(),
    wants_digest: z.boolean().optional(),
    digest_at: HalfHour.optional(),
    wants_quiet: z.boolean().optional(),
    quiet_hours: quiet_hours.optional(),
    resumes_sms: z
      .literal(true)
      .optional()
      .meta({ description: "Resume sending SMS to the caller's number" }),
  })
  .refine((chosen) => Object.values(chosen).some((value) => value !== undefined), {
    message: 'Choose something.',
  })
export type UpdateChoices = z.infer<typeof UpdateChoices>

/** Every kind by channel, the language of messages, and quiet hours. */
export const NotificationChoices = z.object({
  data: z.array(NotificationChoice),
  language: Language.meta({
    description: 'Language of the app for this person, and of letters available in it',
  }),
  wants_digest: z
    .boolean()
    .meta({ description: 'Whether non-urgent notifications are combined in one e-mail a day' }),
  digest_at: HalfHour.meta({ description: 'Lagos time; defaults to 07:30' }),
  wants_quiet: z.boolean().meta({ description: 'Whether SMS and push wait during quiet hours' }),
  quiet_hours: quiet_hours.meta({ description: 'Lagos time; defaults to 20:00 to 08:00' }),
  sms_stopped: z.string().nullable().meta({
    description:
      'Why no SMS are sent to the number: two in a row were rejected. `resumes_sms` resumes them. Null if not stopped',
  }),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>
