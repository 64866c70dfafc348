import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'
import { Evidence } from '../payments/offline.ts'

/** OPEN waits for the manager, ANSWERED for the bank. An unanswered dispute is lost. */
export const DisputeStatus = z.enum(['OPEN', 'ANSWERED', 'WON', 'LOST'])
export type DisputeStatus = z.infer<typeof DisputeStatus>

export const Dispute = z
  .object({
    id: Id,
    payment_id: Id,
    payment_reference: z.string(),
    estate_id: Id,
    tenant_name: z.string(),
    property_unit: z.string(),
    amount: PositiveKobo,
    reason: z.string().nullable(),
    status: DisputeStatus,
    due_at: Instant.nullable().meta({
      description: 'Deadline for an answer; without one, the money is taken. Null if there is none',
    }),
    opened_at: Instant,
    closed_at: Instant.nullable(),
    archived_at: Instant.nullable().meta({
      description:
        'When the provider archived the dispute without an outcome, which a person then records; null otherwise',
    }),
    answer: z.string().nullable(),
    evidence: Evidence.nullable().meta({ description: 'File sent with the answer; null if there was none' }),
    can: z.object({ answer: z.boolean(), end: z.boolean() }),
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.infer<typeof Dispute>

export const DisputeQuery = PageQuery.extend({
  status: DisputeStatus.optional(),
  estate_id: idOf('estate').optional(),
  payment_id: idOf('payment').optional(),
})
export type DisputeQuery = z.infer<typeof DisputeQuery>

/** Outcome of a dispute that the provider archived: WON, the money stayed; LOST, it was taken. */
export const DisputeEnd = z.object({ outcome: z.enum(['WON', 'LOST']) })
export type DisputeEnd = z.infer<typeof DisputeEnd>

export const DisputeAnswer = z.object({
  answer: z.enum(['ACCEPT', 'DECLINE']),
  message: z.string().trim().min(10, 'Say it in a sentence the bank can use').max(1000),
  evidence: z
    .string()
    .trim()
    .max(300)
    .optional()
    .meta({ description: 'Description of the evidence, such as the receipt, the signed lease or a letter' }),
  proof_document_id: idOf('evidence')
    .optional()
    .meta({ description: 'A previously uploaded file of the evidence' }),
})
export type DisputeAnswer = z.infer<typeof DisputeAnswer>
