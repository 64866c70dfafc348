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
export const BulkCreateBody = z.object({ units: rows('Like the body of POST /onboarding/units') })
export const BulkUpdateBody = z.object({
  units: rows('`unit_id` and the fields to change, as in PATCH /onboarding/units/{id}'),
})
export const BulkUpdateRow = UnitDraft.partial().extend({
  unit_id: idOf('unit'),
  status: UnitStatus.optional(),
})
export type BulkUpdateRow = z.infer<typeof BulkUpdateRow>

export const BulkDeleteBody = z.object({ unit_ids: rows('Id of a unit') }).nullish()
/** Ids may be in the query instead: `?unit_ids=a,b`, at most some 400 because of URL length. */
export const BulkDeleteQuery = z.object({ unit_ids: idListOf('unit').optional() })

export const FailedRow = z.object({
  index: z.int().meta({ description: 'Index of the row in the request, from 0' }),
  code: z.string(),
  message: z.string(),
})
export type FailedRow = z.infer<typeof FailedRow>

/** Outcome by row. */
export const BulkOutcome = z
  .object({
    succeeded: z.int().meta({ description: 'Number of rows that succeeded' }),
    ids: z.array(Id).meta({ description: 'Ids of the units that succeeded, in row order' }),
    failed: z.array(FailedRow),
  })
  .meta({ id: 'BulkOutcome' })
export type BulkOutcome = z.infer<typeof BulkOutcome>

export const BulkRemoval = BulkOutcome.extend({
  archived: z.int().meta({
    description: 'Number of units archived instead of deleted, because they have money or people attached',
  }),
}).meta({ id: 'BulkRemoval' })
export type BulkRemoval = z.infer<typeof BulkRemoval>
