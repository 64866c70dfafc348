import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { KoboSum } from '../../shared/money.ts'
import { Charge } from '../charges/charge.ts'
import { Receipt } from '../receipts/receipt.ts'
import { PaymentMethod } from './method.ts'
import { StandingInstruction } from './recurring.ts'

/** Everything that a tenant's own screen of money shows, in one answer: one way there and back on a slow network. */
export const MyMoney = z
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
    instructions: z.array(StandingInstruction),
  })
  .meta({ id: 'MyMoney' })
export type MyMoney = z.infer<typeof MyMoney>
