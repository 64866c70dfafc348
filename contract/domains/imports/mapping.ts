import { z } from 'zod'
import { ImportField } from './rules.ts'

export const ImportColumn = z.object({
  index: z.int().min(0),
  letter: z.string(),
  header: z.string(),
  samples: z.array(z.string()),
  field: ImportField.nullable(),
})

export type ImportColumn = z.infer<typeof ImportColumn>

export const Mapping = z
  .array(z.object({ index: z.int().min(0).max(199), field: ImportField.nullable() }))
  .max(200)
  .refine(
    (columns) => {
      const fields = columns.flatMap(({ field }) => field ?? [])
      return new Set(fields).size === fields.length
    },
    { message: 'Two columns have the same meaning. Choose one of them.' },
  )
