import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { PageQuery, SearchText } from '../../shared/pages.ts'
import { EstateStatus } from '../estates/estate.ts'
import { Suspension } from './person.ts'

/** The document by which the platform verified an estate. */
export const Verification = z.object({
  paper: z.string(),
  verified_at: Instant,
  verified_by_name: z.string(),
})
export type Verification = z.infer<typeof Verification>

/** An estate in the super admin's list. */
export const PlatformEstate = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    lga: z.string(),
    state: z.string(),
    status: EstateStatus,
    managers: z.array(z.object({ id: Id, full_name: z.string() })),
    units: z.int(),
    let_units: z.int(),
    people: z.int(),
    created_at: Instant,
    last_activity_at: Instant.nullable().meta({
      description: "When the estate's audit log last received an entry; null if never",
    }),
    suspension: Suspension.nullable(),
    verification: Verification.nullable(),
    can: z.object({ suspend: z.boolean(), restore: z.boolean(), verify: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'PlatformEstate' })
export type PlatformEstate = z.infer<typeof PlatformEstate>

/** Platform actions on an estate, newest first. */
export const EstateStep = z.object({
  step: z.enum(['SUSPENDED', 'RESTORED', 'VERIFIED', 'WITHDRAWN']),
  at: Instant,
  by_name: z.string(),
  words: z.string().meta({ description: 'The reason; for a verification, the document that was seen' }),
})
export type EstateStep = z.infer<typeof EstateStep>

/** One estate, with the platform's actions on it. */
export const PlatformEstatePage = PlatformEstate.extend({ steps: z.array(EstateStep) }).meta({
  id: 'PlatformEstatePage',
})
export type PlatformEstatePage = z.infer<typeof PlatformEstatePage>

export const EstateMark = z.enum(['SUSPENDED', 'VERIFIED', 'UNVERIFIED'])
export type EstateMark = z.infer<typeof EstateMark>

export const PlatformEstatesQuery = PageQuery.extend({
  search: SearchText.optional().meta({ description: 'Estate name, place, or manager' }),
  status: EstateStatus.optional(),
  mark: EstateMark.optional(),
})
export type PlatformEstatesQuery = z.output<typeof PlatformEstatesQuery>

export const Reason = z.object({ reason: z.string().trim().min(3, 'Say why, in a few words').max(300) })
export const VerifyEstate = z.object({
  paper: z.string().trim().min(3, 'Say which document you have seen').max(200),
})
