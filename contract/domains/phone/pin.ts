import { z } from 'zod'
import { KoboSum } from '../../shared/money.ts'

export const PIN_LENGTH = 4
/** Easily guessed PINs: repeated and consecutive digits. */
export const isEasyPin = (pin: string): boolean =>
  /^(\d)\1{3}$/.test(pin) || '0123456789'.includes(pin) || '9876543210'.includes(pin)

export const PhonePinBody = z.object({
  pin: z
    .string()
    .regex(/^\d{4}$/, 'A PIN has four digits.')
    .refine((pin) => !isEasyPin(pin), 'This PIN is easy to guess. Choose another one.'),
})

export const PhonePin = z
  .object({
    is_set: z.boolean().meta({ description: "Whether a PIN is set for the caller's current number" }),
    phone: z
      .string()
      .nullable()
      .meta({ description: "The caller's own number, by which they are recognised; null if they have none" }),
    number: z.string().nullable().meta({ description: "Gida's number that receives SMS; null if none" }),
    whatsapp: z.string().nullable().meta({ description: "Gida's WhatsApp number; null if none" }),
  })
  .meta({ id: 'PhonePin' })
export type PhonePin = z.infer<typeof PhonePin>

export const PHONE_CHANNELS = ['SMS', 'USSD', 'WHATSAPP'] as const

/** Phone usage of an estate in the current month, and the estimated cost of answers. */
export const PhoneUse = z
  .object({
    data: z.array(
      z.object({
        channel: z.enum(PHONE_CHANNELS),
        questions: z.int(),
        parts: z.int().meta({
          description: 'SMS parts sent in reply, plus WhatsApp replies. Menus are free',
        }),
        cost: KoboSum,
      }),
    ),
  })
  .meta({ id: 'PhoneUse' })
export type PhoneUse = z.infer<typeof PhoneUse>
