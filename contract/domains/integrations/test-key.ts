import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { PaymentStatus } from '../payments/rules.ts'
import { NewApiKey } from './api-key.ts'

/** A key for a private copy of the demo, with every scope. */
export const TestKey = z
  .object({
    id: Id,
    name: z.string(),
    last_four: z.string(),
    made_at: Instant,
    forgets_at: Instant.meta({
      description: 'When the key and its copy are erased: seven days after the last call',
    }),
  })
  .meta({ id: 'TestKey' })
export type TestKey = z.infer<typeof TestKey>

export const NewTestKey = NewApiKey.pick({ name: true })
export type NewTestKey = z.infer<typeof NewTestKey>

export const MadeTestKey = TestKey.extend({
  key: z.string().meta({ description: 'Shown only once; only its hash is stored' }),
}).meta({ id: 'MadeTestKey' })
export type MadeTestKey = z.infer<typeof MadeTestKey>

export const SimulatedPayment = z.object({
  property_unit_id: idOf('unit'),
  amount: PositiveKobo,
  outcome: z
    .enum(['success', 'failed', 'abandoned'])
    .default('success')
    .meta({ description: 'What the payer does at checkout' }),
})
export type SimulatedPayment = z.infer<typeof SimulatedPayment>

/** Status after the simulator was polled. */
export const PaymentOfTest = z
  .object({ payment_id: Id, reference: z.string(), status: PaymentStatus })
  .meta({ id: 'PaymentOfTest' })
export type PaymentOfTest = z.infer<typeof PaymentOfTest>
