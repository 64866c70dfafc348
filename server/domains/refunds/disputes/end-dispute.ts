import type { DisputeEnd } from '@gida/contract/domains/refunds/dispute'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { canRefundPayment } from '../policy.ts'
import { closeDispute } from './close-dispute.ts'

/** Closes a dispute that the provider archived without resolution, with a person's statement of where the money is. */
export async function endDispute(
  tx: Tx,
  actor: Actor,
  dispute_id: string,
  { outcome }: DisputeEnd,
): Promise<void> {
  const seen = orNotFound(await stateOf(tx, dispute_id))
  if (!canRefundPayment(actor)) throw problem('PERMISSION_DENIED')
  await requireStepUp(tx, actor)
  if (seen.closed_at || !seen.archived_at) throw problem('ILLEGAL_STATE', { status: seen.status })
  await elevateToSystem(tx)
  await closeDispute(tx, dispute_id, outcome)
  const now = await stateOf(tx, dispute_id)
  if (now?.status !== outcome) throw problem('ILLEGAL_STATE', { status: now?.status })
}

const stateOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('dispute')
    .select(['status', 'archived_at', 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
