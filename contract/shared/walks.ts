import { z } from 'zod'
import { idOf } from './ids.ts'
import { MAX_LIMIT } from './pages.ts'

/** Query of a cursor walk through all rows: position, and length of the next part. */
export const WalkQuery = z.object({
  cursor: z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'As the part before said it; without it, from the beginning' }),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(MAX_LIMIT),
  estate_id: idOf('estate').optional(),
})
export type WalkQuery = z.infer<typeof WalkQuery>

/** Oldest first, each row once, even while rows are added. `cursor` stays valid when `more` is false. */
export const walkOf = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    cursor: z
      .string()
      .nullable()
      .meta({ description: 'Where the next part begins; null where there was nothing yet' }),
    more: z.boolean(),
  })
