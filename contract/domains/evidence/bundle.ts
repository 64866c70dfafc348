import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { ReportStatus } from '../reports/rules.ts'
import { EXHIBIT_KINDS, MOST_CHOSEN } from './rules.ts'

const chosen = <R extends Parameters<typeof idOf>[0]>(referent: R) =>
  z.array(idOf(referent)).max(MOST_CHOSEN).default([])

/** Contents of a bundle: the lease's terms and ledger, and ids of its other records. */
export const Chosen = z.object({
  terms: z.boolean().default(true),
  ledger: z.boolean().default(true),
  photos: z
    .boolean()
    .default(true)
    .meta({ description: 'Include all photos of the reports and requests at full size' }),
  documents: chosen('document'),
  notices: chosen('notice'),
  receipts: chosen('receipt'),
  inspections: chosen('inspection'),
  requests: chosen('maintenance_request'),
  messages: chosen('message'),
})
export type Chosen = z.infer<typeof Chosen>

export const RequestBundle = z
  .object({
    title: z.string().trim().min(3, 'Give the bundle a title of at least 3 characters.').max(120),
    claim: z.string().trim().max(2000).default('').meta({ description: 'The claim, in words' }),
    claim_amount: PositiveKobo.optional().meta({ description: 'Amount claimed, in kobo' }),
    from: Day.optional().meta({
      description: 'First day of the ledger extract; defaults to the beginning',
    }),
    to: Day.optional().meta({ description: 'Last day of the ledger extract; defaults to the last entry' }),
    chosen: Chosen,
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'Choose a last day on or after the first.',
  })
export type RequestBundle = z.infer<typeof RequestBundle>

/** A record that can go into a bundle. */
export const BundleChoice = z
  .object({
    kind: z.enum(EXHIBIT_KINDS),
    id: Id,
    title: z.string(),
    on: Day,
    group: z.string().nullable().meta({ description: 'For a message: its conversation; otherwise null' }),
  })
  .meta({ id: 'BundleChoice' })
export type BundleChoice = z.infer<typeof BundleChoice>

export const BundleChoices = z
  .object({ unit_name: z.string(), tenant_name: z.string(), choices: z.array(BundleChoice) })
  .meta({ id: 'BundleChoices' })
export type BundleChoices = z.infer<typeof BundleChoices>

const Hash = z.string().nullable().meta({ description: 'SHA-256; null until the bundle is ready' })

export const EvidenceBundle = z
  .object({
    id: Id,
    lease_id: Id,
    title: z.string(),
    status: ReportStatus,
    done: z.int().meta({ description: 'Number of exhibits collected so far' }),
    total: z.int().nullable().meta({ description: 'Null until the exhibits are counted' }),
    pages: z.int().nullable(),
    failure: z.string().nullable(),
    pdf_sha256: Hash,
    zip_sha256: Hash,
    pdf_size: z.int().nullable(),
    zip_size: z.int().nullable(),
    slips: z
      .array(z.string())
      .meta({ description: 'Originals that are only in the zip, each with the reason' }),
    made_by_name: z.string(),
    created_at: Instant,
    kept_until: Instant.nullable(),
  })
  .meta({ id: 'EvidenceBundle' })
export type EvidenceBundle = z.infer<typeof EvidenceBundle>

/** Result for whoever holds a file: looked up by the SHA-256 of its bytes, or of the hash list it contains. */
export const EvidenceCheck = z
  .object({ state: z.enum(['PDF', 'ZIP', 'LIST', 'UNKNOWN']), made_at: Instant.nullable() })
  .meta({ id: 'EvidenceCheck' })
export type EvidenceCheck = z.infer<typeof EvidenceCheck>
