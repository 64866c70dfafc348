import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { NearDay, NoticeStep } from '../law/answers.ts'
import { NOTICE_KINDS, NOTICE_STATES } from './kinds.ts'
import { DEFECTS, NOTICE_ENDS, PROOF_KINDS, SERVICE_METHODS, SERVICE_REPLIES } from './rules.ts'

export const NoticeKind = z.enum(NOTICE_KINDS)
export const NoticeState = z.enum(NOTICE_STATES)

const Reason = z.string().trim().min(3, 'Say why.').max(500, 'Write at most 500 characters.')
const Name = z.string().trim().min(2, 'Give a name.').max(120, 'At most 120 characters.')

/** A lawyer's advice, for when no loaded rule covers the home. */
export const Advice = z.object({
  given_by: Name.meta({ description: 'Name of the lawyer' }),
  tenancy: z
    .string()
    .trim()
    .min(3)
    .max(60)
    .meta({ description: 'Type of tenancy, such as "yearly tenancy"' }),
  length: z.string().trim().min(3).max(60).meta({ description: 'Notice period, such as "6 months"' }),
})
export type Advice = z.infer<typeof Advice>

export const NoticeQuestion = z.object({
  kind: NoticeKind.default('QUIT'),
  given_on: NearDay.optional().meta({
    description: 'Planned day of service; defaults to today',
  }),
  agreed_notice_days: z.coerce.number().int().min(1).max(732).optional(),
})
export type NoticeQuestion = z.infer<typeof NoticeQuestion>

/** What the law allows for a lease on a day, with the derivation. */
export const NoticeOutlook = z
  .object({
    kind: NoticeKind,
    given_on: Day,
    may: z.boolean().meta({ description: 'Whether such a notice can be prepared now' }),
    says: z.string(),
    state: z.string(),
    is_known: z
      .boolean()
      .meta({ description: 'Whether a loaded rule covers it; if not, a lawyer has to give the dates' }),
    asks_area: z.boolean().meta({
      description:
        "Whether the state's law exempts certain areas, so that it must be stated whether the unit lies in one",
    }),
    areas: z.array(z.string()),
    tenancy: z.string().nullable(),
    length: z.string().nullable(),
    earliest: Day.nullable().meta({ description: 'Earliest last day of a notice to quit; null if unknown' }),
    court_from: Day.nullable().meta({
      description: 'Earliest day on which an application to the court is possible; null if unknown',
    }),
    steps: z.array(NoticeStep),
    source: z.string().nullable(),
    disclaimer: z.string(),
  })
  .meta({ id: 'NoticeOutlook' })
export type NoticeOutlook = z.infer<typeof NoticeOutlook>

export const PrepareNotice = z.object({
  kind: NoticeKind,
  given_on: NearDay.optional(),
  ends_on: NearDay.optional().meta({
    description: 'Last day for a notice to quit; defaults to the earliest lawful one',
  }),
  agreed_notice_days: z.int().min(1).max(732).optional(),
  lies_in_left_out_area: z.boolean().default(false),
  advice: Advice.optional(),
  signs_for_landlord: Name.optional(),
  client_id: ClientId.optional(),
})
export type PrepareNotice = z.infer<typeof PrepareNotice>

export const ServeNotice = z
  .object({
    method: z.enum(SERVICE_METHODS),
    served_at: Instant,
    served_by: Name,
    served_on_name: Name,
    relation: z.string().trim().min(2, 'Enter their relation to the tenant.').max(80),
    place: z.string().trim().min(3, 'Say where.').max(200),
    reply: z.enum(SERVICE_REPLIES),
    waybill: z.string().trim().max(60).default(''),
    note: z.string().trim().max(500).default(''),
  })
  .refine(({ method, waybill }) => (method !== 'COURIER' && method !== 'REGISTERED_POST') || waybill !== '', {
    path: ['waybill'],
    message: 'Enter the number of the waybill or registered letter.',
  })
export type ServeNotice = z.infer<typeof ServeNotice>

export const EndNotice = z.object({ to: z.enum(NOTICE_ENDS), reason: Reason })
export type EndNotice = z.infer<typeof EndNotice>

export const SendProof = z.object({ kind: z.enum(PROOF_KINDS), client_id: ClientId.optional() })
export type SendProof = z.infer<typeof SendProof>

export const NoticeProof = z.object({
  document_id: Id,
  kind: z.enum(PROOF_KINDS),
  name: z.string(),
  sha256: z.string(),
  created_at: Instant,
})
export type NoticeProof = z.infer<typeof NoticeProof>

export const NoticeService = z.object({
  method: z.enum(SERVICE_METHODS),
  served_at: Instant,
  served_by: z.string(),
  served_on_name: z.string(),
  relation: z.string(),
  place: z.string(),
  reply: z.enum(SERVICE_REPLIES),
  waybill: z.string(),
  note: z.string(),
  in_daylight: z.boolean(),
  recorded_by: z.string(),
  recorded_at: Instant,
})
export type NoticeService = z.infer<typeof NoticeService>

export const Notice = z
  .object({
    id: Id,
    kind: NoticeKind,
    state: NoticeState,
    lease_id: Id,
    estate_id: Id,
    estate_name: z.string(),
    unit_name: z.string(),
    tenant_name: z.string(),
    dated: Day,
    ends_on: Day.nullable().meta({
      description: "For a notice of owner's intention, null until it is served",
    }),
    served_on: Day.nullable(),
    next_from: Day.nullable().meta({ description: 'Earliest day of the next step; null if unknown' }),
    reason: z.string(),
    created_at: Instant,
  })
  .meta({ id: 'Notice' })
export type Notice = z.infer<typeof Notice>

export const NoticeDetail = Notice.extend({
  document_id: Id,
  tenancy: z.string(),
  length: z.string(),
  law_state: z.string(),
  advice_by: z.string().nullable(),
  prepared_by: z.string(),
  quit_notice_id: Id.nullable(),
  steps: z.array(NoticeStep),
  defects: z.array(z.enum(DEFECTS)),
  earliest: Day.nullable().meta({
    description: 'Earliest lawful last day, counted from the day of service; null until served',
  }),
  service: NoticeService.nullable(),
  proofs: z.array(NoticeProof),
  rent_since: KoboSum.meta({
    description: 'Paid on the lease after service, in kobo. Accepting it waives no right',
  }),
  says: z.string().meta({ description: 'Its current meaning in plain words' }),
  can: z.object({
    ...{ serve: z.boolean(), prove: z.boolean(), withdraw: z.boolean() },
    ...{ find_defective: z.boolean(), act_on: z.boolean() },
  }),
}).meta({ id: 'NoticeDetail' })
export type NoticeDetail = z.infer<typeof NoticeDetail>
