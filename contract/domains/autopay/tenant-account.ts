import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Charge } from '../charges/charge.ts'
import { TenantBalance } from '../charges/debt.ts'
import { Receipt } from '../receipts/receipt.ts'
import { AutopayInstruction } from './autopay.ts'
import { PaymentMethod } from './method.ts'

/** The tenant's account page in one response: a single round trip on a slow network. */
export const TenantAccount = z
  .object({
    as_of: Instant,
    today: Day,
    balance: TenantBalance,
    homes: z.array(z.object({ lease_id: Id, estate_id: Id, unit_id: Id, name: z.string() })),
    charges: z.array(Charge).meta({ description: 'Open charges, oldest first, up to fifty' }),
    receipts: z.array(Receipt),
    methods: z.array(PaymentMethod),
    instructions: z.array(AutopayInstruction),
  })
  .meta({ id: 'TenantAccount' })
export type TenantAccount = z.infer<typeof TenantAccount>
