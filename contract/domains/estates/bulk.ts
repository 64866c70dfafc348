import { z } from 'zod'
import { Id, idListOf, idOf } from '../../shared/ids.ts'
import { UnitDraft, UnitStatus } from './unit.ts'

/** Most rows per call. */
export const MOST_ROWS = 1_000

const rows = (description: string) =>
  z
    .array(z.unknown().meta({ description }))
    .min(1, 'Send at least one row')
    .max(MOST_ROWS, `At most ${MOST_ROWS.toLocaleString('en')} rows at once`)

/** Rows are validated one by one, so that an invalid row does not reject the others. */
export const BulkCreateBody = z.object({ units: rows('As the body of POST /onboarding/units') })
export const BulkUpdateBody = z.object({
  units: rows('`unit_id`, and what changes as in PATCH /onboarding/units/{id}'),
})
export const BulkUpdateRow = UnitDraft.partial().extend({
  unit_id: idOf('unit'),
  status: UnitStatus.optional(),
})
export type BulkUpdateRow = z.infer<typeof BulkUpdateRow>

export const BulkDeleteBody = z.object({ unit_ids: rows('The id of a unit') }).nullish()
/** Ids may be in the query instead: `?unit_ids=a,b`, at most some 400 because of URL length. */
export const BulkDeleteQuery = z.object({ unit_ids: idListOf('unit').optional() })

export const FailedRow = z.object({
  index: z.int().meta({ description: 'Place among the rows that were sent, from 0' }),
  code: z.string(),
  message: z.string(),
})
export type FailedRow = z.infer<typeof FailedRow>

/** Outcome by row. */
export const BulkOutcome = z
  .object({
    succeeded: z.int().meta({ description: 'How many rows were done' }),
    ids: z.array(Id).meta({ description: 'Of the units that were done, in the order of the rows' }),
    failed: z.array(FailedRow),
  })
  .meta({ id: 'BulkOutcome' })
export type BulkOutcome = z.infer<typeof BulkOutcome>

export const BulkRemoval = BulkOutcome.extend({
  archived: z
    .int()
    .meta({ description: 'How many of them were archived, since money or people hang on them' }),
}).meta({ id: 'BulkRemoval' })
export type BulkRemoval = z.infer<typeof BulkRemoval>
