import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Role } from '../../shared/roles.ts'
import { AUDIT_SUBJECTS } from './subjects.ts'

export const AuditOperation = z.enum(['ADDED', 'CHANGED', 'REMOVED'])
export type AuditOperation = z.infer<typeof AuditOperation>

export const AuditSubject = z.enum(AUDIT_SUBJECTS)

export const AuditField = z.object({
  name: z.string().meta({ description: 'A column, as the database calls it' }),
  kind: z
    .enum(['MONEY', 'DAY', 'INSTANT', 'YES_NO', 'WORD', 'TEXT', 'PERSON', 'OTHER'])
    .meta({ description: 'How it is read. MONEY is kobo, WORD one of a list, OTHER the id of something' }),
  before: z.string().nullable(),
  after: z.string().nullable(),
  is_erased: z.boolean().meta({ description: 'It held something about a person that was erased since' }),
})
export type AuditField = z.infer<typeof AuditField>

export const AuditActor = z.object({
  id: Id.nullable(),
  name: z.string().nullable(),
  role: z
    .enum([...Role.options, 'SYSTEM', 'OWNER'])
    .meta({ description: 'OWNER: whoever holds the database itself, past the server' }),
})

export const AuditEntry = z
  .object({
    number: z.int().meta({ description: 'Its place in the chain' }),
    at: Instant,
    actor: AuditActor,
    action: z.string().meta({ description: 'The call, such as `leases.updateLease`, or the job' }),
    operation: AuditOperation,
    subject_type: AuditSubject,
    subject_id: Id.nullable(),
    table: z.string(),
    estate_id: Id.nullable(),
    estate_name: z.string().nullable(),
    fields: z.array(AuditField),
    address: z.string().nullable().meta({ description: 'For administrators' }),
    device: z.string().nullable().meta({ description: 'For administrators' }),
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditProof = z
  .object({
    text: z.string().meta({ description: 'What was hashed, to the letter' }),
    day: z.string(),
    index: z.int().meta({ description: 'Its place among the leaves of that day, from 0' }),
    path: z
      .array(z.string())
      .meta({ description: 'RFC 6962: the hashes beside it on the way to the root, hex' }),
    root: z.string().meta({ description: 'The signed note of that day, as the public page shows it' }),
  })
  .meta({ id: 'AuditProof' })
