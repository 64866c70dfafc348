import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'

/** A non-working day, nationwide or of one estate. */
export const Holiday = z
  .object({
    id: Id,
    day: Day,
    name: z.string(),
    is_national: z.boolean().meta({ description: 'National holidays are read-only here' }),
  })
  .meta({ id: 'Holiday' })
export type Holiday = z.infer<typeof Holiday>

export const HolidayDraft = z.object({
  day: Day.refine((day) => day >= '2020-01-01' && day < '2100-01-01', 'Choose a day of this century'),
  name: z.string().trim().min(2, 'Enter a name').max(80),
})
export type HolidayDraft = z.infer<typeof HolidayDraft>
