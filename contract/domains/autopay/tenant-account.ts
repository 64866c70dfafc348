import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Charge } from '../charges/charge.ts'
import { Receipt } from '../receipts/receipt.ts'
import { AutopayInstruction } from './autopay.ts'
import { PaymentMethod } from './method.ts'

/** The tenant's account page in one response: a single round trip on a slow network. */
export const TenantAccount = z
  .object({
    as_of: Instant,
    today: Day,
    owed: KoboSum.meta({ description: 'Due within 30 days or late' }),
    late: KoboSum,
    coming: KoboSum.meta({ description: 'Charged already, and due later than that' }),
    credit: KoboSum.meta({ description: 'Paid beyond what was owed' }),
    deposit: KoboSum.meta({ description: 'Held for the tenant until the tenancy ends' }),
    homes: z.array(z.object({ lease_id: Id, unit_id: Id, name: z.string() })),
    charges: z.array(Charge).meta({ description: 'Open ones, oldest first; fifty at most' }),
    receipts: z.array(Receipt),
    methods: z.array(PaymentMethod),
    instructions: z.array(AutopayInstruction),
  })
  .meta({ id: 'TenantAccount' })
export type TenantAccount = z.infer<typeof TenantAccount>
