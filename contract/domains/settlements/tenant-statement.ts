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

/** Rent settled from the tenant's credit. It has no receipt of its own. */
export const RentFromCredit = z.object({
  charge_id: Id,
  settled_on: Day,
  premises: z.string(),
  landlord: z.string(),
  period: z.string().nullable(),
  amount: KoboSum,
})

export type RentFromCredit = z.infer<typeof RentFromCredit>

export const TenantStatement = z
  .object({
    year: z.int(),
    tenant_name: z.string(),
    lines: z.array(TenantStatementLine),
    from_credit: z.array(RentFromCredit),
    total: KoboSum,
    relief: RentRelief,
  })
  .meta({ id: 'TenantStatement' })

export type TenantStatement = z.infer<typeof TenantStatement>
