import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Category } from '../maintenance/request.ts'

const Billed = { cost: KoboSum, bills: z.int() }

/** Maintenance costs: bills of the last twelve months that were not voided, as far as the caller may read them. */
export const UpkeepCosts = z
  .object({
    from: Day,
    to: Day,
    ...Billed,
    months: z
      .array(z.object({ month: z.string(), ...Billed }))
      .meta({ description: 'One entry for each of the twelve months' }),
    by_category: z
      .array(z.object({ category: Category, ...Billed }))
      .meta({ description: 'Highest cost first' }),
    by_vendor: z
      .array(z.object({ vendor_id: Id, name: z.string(), ...Billed }))
      .meta({ description: 'The ten highest costs' }),
    by_unit: z.array(z.object({ unit_id: Id.nullable(), name: z.string().nullable(), ...Billed })).meta({
      description: 'The ten highest costs; a null `unit_id` stands for areas shared by several homes',
    }),
  })
  .meta({ id: 'UpkeepCosts' })
export type UpkeepCosts = z.infer<typeof UpkeepCosts>

export const CostsQuery = z.object({ estate_id: idOf('estate').optional() })
