import { account } from '../../domains/ledger/index.ts'
import { receivedIn, recordPayment } from '../../domains/payments/index.ts'
import type { LetFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'

/** Books money received in the clients' account for a tenant, by default now; it is allocated to the oldest charges. */
export async function paysIn(world: World, flat: LetFlat, amount: number, paid_at?: Date): Promise<string> {
  const { id } = await world.services.transaction('system', (tx) =>
    recordPayment(
      tx,
      { unit_id: flat.unit_id, tenant_id: flat.tenant.id, source: 'RECORDED', created_by: flat.manager.id },
      receivedIn(account.trust, { amount, channel: 'BANK_TRANSFER', paid_at: paid_at ?? tx.now }),
    ),
  )
  return id
}
