import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { RentRelief } from '../law/answers.ts'

export const TenantStatementLine = z.object({
  receipt_id: Id,
  receipt_number: z.string(),
  paid_on: Day,
  premises: z.string(),
  landlord: z.string(),
  periods: z.array(z.string()),
  amount: KoboSum,
})

export type TenantStatementLine = z.infer<typeof TenantStatementLine>

export const TenantStatement = z
  .object({
    year: z.int(),
    tenant_name: z.string(),
    lines: z.array(TenantStatementLine),
    total: KoboSum,
    relief: RentRelief,
  })
  .meta({ id: 'TenantStatement' })

export type TenantStatement = z.infer<typeof TenantStatement>
