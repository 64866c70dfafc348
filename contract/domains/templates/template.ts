import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import {
  BATCHES,
  MOST_BODY,
  MOST_TEXT,
  MOST_VARIABLES,
  OWN_TYPES,
  type OwnType,
  TEMPLATE_KINDS,
  VARIABLE_TYPES,
  type VariableType,
} from './kinds.ts'
import { checkTemplate } from './language/check-template.ts'
import { LINE_KINDS } from './language/parse.ts'
import { isSupplied } from './language/supplied.ts'
import { TemplateError } from './language/template-error.ts'

export const TemplateKind = z.enum(TEMPLATE_KINDS)
const Name = z.string().trim().min(1, 'Give it a name.').max(120, 'Write at most 120 characters.')
const Body = z
  .string()
  .min(1, 'Write at least one clause.')
  .max(MOST_BODY, 'This is too long for a template.')

/** A variable of the template's own, filled in by the author of a document. */
export const TemplateVariable = z
  .object({
    key: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use only small letters, digits and _.')
      .refine((key) => !isSupplied(key), 'This name is taken.'),
    label: z.string().trim().min(1, 'Say what it is.').max(80),
    type: z.enum(OWN_TYPES),
    required: z
      .boolean()
      .default(true)
      .meta({ description: 'If false, conditions in the text can test whether it has a value' }),
  })
  .meta({ id: 'TemplateVariable' })
export type TemplateVariable = { key: string; label: string; type: OwnType; required: boolean }
const Variables = z
  .array(TemplateVariable)
  .max(MOST_VARIABLES, `At most ${MOST_VARIABLES} variables.`)
  .refine(
    (list) => new Set(list.map(({ key }) => key)).size === list.length,
    'Two variables have the same name.',
  )

/** Reports syntax errors of a body as validation issues. */
function checkBody(
  { body, variables = [] }: { body?: string | undefined; variables?: TemplateVariable[] | undefined },
  context: z.RefinementCtx,
): void {
  if (body === undefined) return
  try {
    checkTemplate(body, variables)
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error
    context.addIssue({ code: 'custom', path: ['body'], message: error.message })
  }
}

export const CreateTemplate = z
  .object({
    estate_id: idOf('estate')
      .optional()
      .meta({ description: 'Optional for callers who write templates for a single estate' }),
    name: Name,
    kind: TemplateKind,
    body: Body.meta({
      description:
        'Clauses as `## Title [if condition]`, then lines: text, `### heading`, `- item`, `| row | cells |`, `~ signature`. `{{key}}` is a value; `{{if key}}`, `{{if not key}}`, `{{if key is WORD}}`, `{{else}}`, `{{each list}}`, `{{end}}`',
    }),
    variables: Variables.default([]),
    source: z.string().max(60).optional().meta({ description: 'Standard form to copy' }),
    client_id: ClientId.optional().meta({
      description: 'Client-generated UUID. Repeating the call with the same value returns the same template',
    }),
  })
  .superRefine(checkBody)
export type CreateTemplate = z.infer<typeof CreateTemplate>

export const UpdateTemplate = z
  .object({
    name: Name.optional(),
    body: Body.optional(),
    variables: Variables.optional(),
    revision: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Revision of the draft that was read; 0 if there was none' }),
  })
  .refine(({ body, variables }) => (body === undefined) === (variables === undefined), {
    path: ['variables'],
    message: 'A body and its variables are sent together.',
  })
  .superRefine(checkBody)
export type UpdateTemplate = z.infer<typeof UpdateTemplate>

export const Template = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    kind: TemplateKind,
    name: z.string(),
    source: z.string().nullable(),
    published: z
      .int()
      .nullable()
      .meta({ description: 'Version used for new documents; null if none is published' }),
    draft: z.int().nullable().meta({ description: 'Version being edited; null if there is no draft' }),
    papers: z.int(),
    changed_at: Instant,
    can: z.object({ write: z.boolean() }),
  })
  .meta({ id: 'Template' })
export type Template = z.infer<typeof Template>

export const TemplateVersion = z.object({
  number: z.int(),
  revision: z.int(),
  sha256: z.string().nullable(),
  papers: z.int(),
  writer_name: z.string(),
  changed_at: Instant,
  published_at: Instant.nullable(),
})
export type TemplateVersion = z.infer<typeof TemplateVersion>

/** Contents of a version. */
export const TemplateText = z.object({
  number: z.int(),
  body: z.string(),
  variables: z.array(TemplateVariable),
})
export type TemplateText = { number: number; body: string; variables: TemplateVariable[] }

export const TemplateDetail = Template.extend({
  text: TemplateText.meta({
    description: 'Text of the draft, or of the published version if there is no draft',
  }),
  revision: z.int().meta({ description: 'Revision of the draft; 0 if there is none' }),
  versions: z.array(TemplateVersion).meta({ description: 'Newest first' }),
}).meta({ id: 'TemplateDetail' })
export type TemplateDetail = z.infer<typeof TemplateDetail>

/** A built-in template that can be copied. */
export const TemplateForm = z.object({
  key: z.string(),
  name: z.string(),
  kind: TemplateKind,
  state: z.string().nullable().meta({ description: 'State whose law it is for' }),
  note: z.string().meta({ description: 'Its purpose, and points to note' }),
  body: z.string(),
  variables: z.array(TemplateVariable),
})
export type TemplateForm = {
  key: string
  name: string
  kind: (typeof TEMPLATE_KINDS)[number]
  state: string | null
  note: string
  body: string
  variables: TemplateVariable[]
}

const VALUE = z.union([z.string().max(MOST_TEXT), z.number(), z.boolean()])
/** Subject of a document and the values filled in: money in whole kobo, days as `2026-11-05`. */
export const PaperWanted = z.object({
  variables: z.record(z.string().max(90), VALUE).default({}),
  lease_id: idOf('lease').optional(),
  unit_id: idOf('unit').optional(),
})
export type PaperWanted = z.infer<typeof PaperWanted>
export const GeneratePaper = PaperWanted.extend({
  format: z.enum(['pdf', 'docx']).default('pdf'),
  name: Name.optional().meta({ description: 'Defaults to the name of the template' }),
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same document',
  }),
})
export type GeneratePaper = z.infer<typeof GeneratePaper>

const Span = z.object({ text: z.string(), key: z.string().nullable(), is_missing: z.boolean() })
export const FilledClause = z.object({
  title: z.string(),
  blocks: z.array(
    z.union([
      z.object({ kind: z.enum(LINE_KINDS), spans: z.array(Span) }),
      z.object({ kind: z.literal('row'), cells: z.array(z.array(Span)) }),
    ]),
  ),
})
const Named = z.object({ key: z.string(), label: z.string(), type: z.enum(VARIABLE_TYPES) })
export type NamedVariable = { key: string; label: string; type: VariableType }
export const PaperPreview = z
  .object({
    version: z.int(),
    clauses: z.array(FilledClause),
    missing: z.array(Named),
    asked: z.array(Named).meta({ description: 'Values entered by hand, missing or not' }),
    known: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  })
  .meta({ id: 'PaperPreview' })
export type PaperPreview = z.infer<typeof PaperPreview>

/** One document per running lease of the estate, or per lease in arrears. */
export const RequestPapers = z.object({ of: z.enum(BATCHES), variables: PaperWanted.shape.variables })
export type RequestPapers = z.infer<typeof RequestPapers>
export const PaperBatch = z
  .object({
    id: Id,
    template_id: Id,
    name: z.string(),
    version: z.int(),
    status: z.enum(['WAITING', 'RUNNING', 'READY']),
    total: z.int(),
    done: z.int(),
    failed: z.array(
      z.object({ lease_id: Id, unit_name: z.string(), tenant_name: z.string(), failure: z.string() }),
    ),
  })
  .meta({ id: 'PaperBatch' })
export type PaperBatch = z.infer<typeof PaperBatch>

/** The template version that a document was made from. */
export const PaperOrigin = z.object({
  template_id: Id,
  name: z.string(),
  version: z.int(),
  newest: z.int(),
  is_removed: z.boolean(),
  sha256: z.string(),
})
export type PaperOrigin = z.infer<typeof PaperOrigin>
