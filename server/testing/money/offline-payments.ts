import { randomUUID } from 'node:crypto'
import type { Person } from '../people/people.ts'
import type { LetFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'

/** Actions and queries for tests of offline payments. */
export function offlinePaymentsIn(world: World) {
  return {
    /** Records a payment for a flat with only the required fields. */
    record: (who: Person, flat: LetFlat, given: object = {}, key: string = randomUUID()) =>
      who.post(
        '/payments',
        {
          amount: 30_000_000,
          transaction_type: 'RENT_PAYMENT',
          property_unit_id: flat.unit_id,
          tenant_id: flat.tenant.id,
          channel: 'CASH',
          payment_date: world.today(),
          ...given,
        },
        { 'idempotency-key': key },
      ),
    once: (who: Person, path: string, body: object) =>
      who.post(path, body, { 'idempotency-key': randomUUID() }),
  }
}
