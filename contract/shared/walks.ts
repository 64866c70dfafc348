import { z } from 'zod'
import { idOf } from './ids.ts'
import { MAX_LIMIT } from './pages.ts'

/** Query of a cursor walk through all rows: position, and length of the next part. */
export const WalkQuery = z.object({
  cursor: z
    .string()
    .max(100)
    .optional()
    .meta({ description: '`cursor` of the previous response; omit it to start from the beginning' }),
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
      .meta({ description: 'Position after the last row; null if nothing has been returned yet' }),
    more: z.boolean(),
  })
