import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo } from '../../shared/money.ts'
import { Phone } from '../../shared/phone.ts'
import { Email } from '../auth/session.ts'
import { AssignTenantBody } from '../leases/lease.ts'

export const ApplicationStatus = z.enum(['SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN'])
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** Filter for a list of applications: one status, or all that await a decision. */
export const ApplicationsShown = z.enum([...ApplicationStatus.options, 'WAITING'])
export type ApplicationsShown = z.infer<typeof ApplicationsShown>

export const Employment = z.enum([
  'EMPLOYED',
  'SELF_EMPLOYED',
  'BUSINESS_OWNER',
  'STUDENT',
  'RETIRED',
  'OTHER',
])
export type Employment = z.infer<typeof Employment>

/** Monthly income in bands: enough to decide by, less to leak than an exact figure. */
export const IncomeBand = z.enum(['BELOW_150K', '150K_TO_400K', '400K_TO_1M', 'ABOVE_1M', 'NOT_SAID'])
export type IncomeBand = z.infer<typeof IncomeBand>

export const ApplicationBody = z.object({
  full_name: z.string().trim().min(2, 'Enter your full name').max(120),
  phone: Phone,
  email: Email.optional(),
  employment: Employment,
  income_band: IncomeBand,
  household: z.coerce.number().int().min(1, 'At least one person').max(20, 'At most 20 people'),
  move_in_date: Day,
  message: z.string().trim().max(1000, 'At most 1000 characters').optional(),
  consent: z.literal(true, { error: 'Agree to the use of your details, or do not send them' }),
})
export type ApplicationBody = z.infer<typeof ApplicationBody>

export const ApplicationReceipt = z.object({ code: z.string(), status: ApplicationStatus })

/** What an applicant sees through their private link. */
export const MyApplication = z
  .object({
    code: z.string(),
    status: ApplicationStatus,
    headline: z.string(),
    full_name: z.string(),
    reason: z.string().nullable(),
    created_at: Instant,
    can: z.object({ withdraw: z.boolean() }),
  })
  .meta({ id: 'MyApplication' })
export type MyApplication = z.infer<typeof MyApplication>

export const Application = z
  .object({
    id: Id,
    code: z.string(),
    estate_id: Id,
    estate_name: z.string(),
    unit_id: Id,
    unit_name: z.string(),
    headline: z.string(),
    yearly_rent: Kobo.meta({ description: 'Offered rent per year, in kobo' }),
    full_name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    employment: Employment,
    income_band: IncomeBand,
    household: z.int(),
    move_in_date: Day,
    message: z.string().nullable(),
    status: ApplicationStatus,
    reason: z.string().nullable(),
    decided_at: Instant.nullable(),
    invitation_id: Id.nullable(),
    lease_id: Id.nullable(),
    created_at: Instant,
    can: z.object({ review: z.boolean(), approve: z.boolean(), reject: z.boolean() }),
  })
  .meta({ id: 'Application' })
export type Application = z.infer<typeof Application>

/** Terms for the applicant to sign; omitted fields come from the unit. */
export const ApproveBody = AssignTenantBody.omit({ tenant_id: true })
export type ApproveBody = z.infer<typeof ApproveBody>

export const RejectBody = z.object({
  reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
})
