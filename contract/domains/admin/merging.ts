import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/pages.ts'
import { Role } from '../../shared/roles.ts'
import { UserStatus } from '../users/user.ts'
import { HELD_KINDS, type HeldKind } from './rules.ts'

/** Why two accounts may belong to one person. */
export const DoubleReason = z.enum(['EMAIL', 'NAME', 'BANK_ACCOUNT', 'CARD'])
export type DoubleReason = z.infer<typeof DoubleReason>

const Account = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: Role,
  status: UserStatus,
  created_at: Instant,
  last_sign_in_at: Instant.nullable(),
})

/** Two accounts that may belong to one person; `first` is the older one. */
export const LikelyDouble = z
  .object({ id: z.string(), first: Account, second: Account, reasons: z.array(DoubleReason) })
  .meta({ id: 'LikelyDouble' })
export type LikelyDouble = z.infer<typeof LikelyDouble>

export const DoublesQuery = PageQuery
export type DoublesQuery = z.output<typeof DoublesQuery>

const Side = Account.extend({
  estates: z.array(z.string()),
  holds: z.object(
    Object.fromEntries(HELD_KINDS.map((kind) => [kind, z.int()])) as Record<HeldKind, z.ZodInt>,
  ),
})

/** Two accounts side by side, and what prevents merging the second into the first. */
export const Comparison = z
  .object({
    first: Side,
    second: Side,
    obstacles: z.array(
      z.object({
        path: z.enum(['second_id', 'closed_seen', 'holds_seen']).meta({
          description:
            '`second_id`: the accounts cannot be merged. The others must be set to true in the merge to confirm that they were seen',
        }),
        message: z.string(),
      }),
    ),
    takes: z.object({ email: z.boolean(), phone: z.boolean() }).meta({
      description: 'Contact details of the second account that the first takes over because it has none',
    }),
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.infer<typeof Comparison>

export const MergePeople = z.object({
  second_id: idOf('person'),
  reason: z.string().trim().min(3, 'Say why, in a few words').max(300),
  confirm_contact: z.string().max(254).meta({
    description:
      'Confirmation: the e-mail address of the account that ends, or its phone number if it has none',
  }),
  closed_seen: z
    .boolean()
    .default(false)
    .meta({ description: 'Confirms merging although one account is deactivated or suspended' }),
  holds_seen: z
    .boolean()
    .default(false)
    .meta({ description: 'Confirms merging although one account is under a legal hold' }),
})
export type MergePeople = z.output<typeof MergePeople>
