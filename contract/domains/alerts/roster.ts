import { z } from 'zod'
import { Id, idOf } from '../../shared/ids.ts'
import { Phone } from '../../shared/phone.ts'

export const RosterRole = z.enum(['WARDEN', 'GUARD'])

export const RosterEntry = z
  .object({
    id: Id,
    user_id: Id.nullable(),
    name: z.string(),
    phone: z.string().nullable(),
    role: RosterRole,
    block: z.string().nullable().meta({ description: 'Null for the whole estate' }),
  })
  .meta({ id: 'RosterEntry' })
export type RosterEntry = z.infer<typeof RosterEntry>

export const AddToRoster = z
  .object({
    user_id: idOf('person')
      .optional()
      .meta({ description: 'A member of the estate; otherwise give a name and a phone number' }),
    name: z.string().trim().min(2).max(120).optional(),
    phone: Phone.optional(),
    role: RosterRole,
    block: z.string().trim().min(1).max(100).optional(),
  })
  .refine(({ user_id, name, phone }) => user_id || (name && phone), {
    message: 'Choose somebody, or write a name and a phone number.',
    path: ['name'],
  })
export const MoveInRoster = z.object({ place: z.int().min(1).max(1_000) })

export type AddToRoster = z.infer<typeof AddToRoster>
