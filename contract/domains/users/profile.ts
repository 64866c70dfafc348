import { z } from 'zod'
import { Id } from '../../shared/ids.ts'
import { normalizePhone } from '../../shared/phone.ts'

/** A number of any country, since an emergency contact may live abroad. Stored as E.164. */
const ReachablePhone = z
  .string()
  .max(30)
  .transform((text) => normalizePhone(text) ?? text.replace(/[\s\-().]/g, ''))
  .refine((text) => /^\+[1-9]\d{7,14}$/.test(text), 'Enter the full number, like 0803 123 4567 or +44 …')

export const EmergencyContact = z.object({
  name: z.string().trim().min(2, 'Enter a name').max(120),
  phone: ReachablePhone,
  relationship: z.string().trim().min(2, 'Say who this person is to you').max(60),
})
export type EmergencyContact = z.infer<typeof EmergencyContact>

const Preferences = z.record(
  z.string().min(1).max(40),
  z.union([z.string().max(200), z.number(), z.boolean(), z.null()]),
)

export const Profile = z
  .object({
    id: Id,
    user_id: Id,
    avatar_url: z.string().nullable(),
    bio: z.string().nullable(),
    address: z.string().nullable(),
    preferences: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    emergency_contact: z.object({ name: z.string(), phone: z.string(), relationship: z.string() }).nullable(),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof Profile>

const emptyAsNull = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullable()
    .transform((text) => text || null)

export const UpdateProfile = z
  .object({
    bio: emptyAsNull(1_000),
    address: emptyAsNull(300),
    /** Merged into the stored preferences; null removes one. At most 50 are kept. */
    preferences: Preferences,
    emergency_contact: EmergencyContact.nullable(),
    /** Null removes the picture; a new one is uploaded. */
    avatar_url: z.null(),
  })
  .partial()
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** Edge length in pixels. */
export const AVATAR_SIZES = ['256', '64'] as const
export const MOST_AVATAR_BYTES = 5_000_000

export const AvatarQuery = z.object({
  v: z.string().max(40).meta({ description: 'Version in the address, which cannot be guessed' }),
  size: z.enum(AVATAR_SIZES).default('256'),
})
