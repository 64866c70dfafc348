import { z } from 'zod'
import { Language } from '../../shared/language.ts'

/** What a person may choose about. Emergency alerts and mails about their own account come in any case. */
export const CHOICE_KINDS = ['payment', 'tenant', 'maintenance', 'message', 'calendar'] as const
export const ChoiceKind = z.enum(CHOICE_KINDS)
export type ChoiceKind = z.infer<typeof ChoiceKind>

export const CHANNELS = ['IN_APP', 'EMAIL', 'SMS'] as const
export const Channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof Channel>

/** Where nothing was chosen. A text message costs, and reaches who has no data: only for money. */
export const DEFAULT_CHOICES: Record<ChoiceKind, readonly Channel[]> = {
  payment: ['IN_APP', 'EMAIL', 'SMS'],
  tenant: ['IN_APP', 'EMAIL'],
  maintenance: ['IN_APP', 'EMAIL'],
  message: ['IN_APP'],
  calendar: ['IN_APP', 'EMAIL'],
}

export const NotificationChoice = z
  .object({ kind: ChoiceKind, channel: Channel, is_on: z.boolean() })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof NotificationChoice>

const MOST = CHOICE_KINDS.length * CHANNELS.length
export const UpdateChoices = z
  .object({ choices: z.array(NotificationChoice).min(1).max(MOST).optional(), language: Language.optional() })
  .refine(({ choices, language }) => choices || language, { message: 'Choose something.' })
export type UpdateChoices = z.infer<typeof UpdateChoices>

/** Every kind by every channel, and the language of letters. */
export const NotificationChoices = z.object({
  data: z.array(NotificationChoice),
  language: Language.meta({ description: 'Of reminders' }),
})
export type NotificationChoices = z.infer<typeof NotificationChoices>
