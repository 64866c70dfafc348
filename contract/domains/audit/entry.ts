import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Role } from '../../shared/roles.ts'
import { AUDIT_SUBJECTS } from './subjects.ts'

export const AuditOperation = z.enum(['ADDED', 'CHANGED', 'REMOVED'])
export type AuditOperation = z.infer<typeof AuditOperation>

export const AuditSubject = z.enum(AUDIT_SUBJECTS)

export const AuditField = z.object({
  name: z.string().meta({ description: 'Column name in the database' }),
  kind: z
    .enum(['MONEY', 'DAY', 'INSTANT', 'YES_NO', 'WORD', 'TEXT', 'PERSON', 'OTHER'])
    .meta({ description: 'How to read the value. MONEY is in kobo, WORD is an enum value, OTHER is an id' }),
  before: z.string().nullable(),
  after: z.string().nullable(),
  is_erased: z.boolean().meta({ description: 'Whether personal data in it has since been erased' }),
})
export type AuditField = z.infer<typeof AuditField>

export const AuditActor = z.object({
  id: Id.nullable(),
  name: z.string().nullable(),
  role: z
    .enum([...Role.options, 'SYSTEM', 'OWNER'])
    .meta({ description: 'OWNER is whoever has direct access to the database, bypassing the server' }),
})

export const AuditEntry = z
  .object({
    number: z.int().meta({ description: 'Position in the hash chain' }),
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
    address: z
      .string()
      .nullable()
      .meta({ description: 'IP address, shown to administrators only; otherwise null' }),
    device: z
      .string()
      .nullable()
      .meta({ description: 'Device, shown to administrators only; otherwise null' }),
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditProof = z
  .object({
    text: z.string().meta({ description: 'The exact text that was hashed' }),
    day: z.string(),
    index: z.int().meta({ description: 'Position among the leaves of that day, from 0' }),
    path: z
      .array(z.string())
      .meta({ description: 'Audit path (RFC 6962): sibling hashes up to the root, in hexadecimal' }),
    root: z.string().meta({ description: 'The signed note of that day, as published' }),
  })
  .meta({ id: 'AuditProof' })
