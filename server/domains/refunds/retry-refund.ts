import type { RefundAccount } from '@gida/contract/domains/refunds/refund'
import type { Actor } from '../../platform/access/actor.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import { orNotFound, Problem, problem } from '../../platform/errors/problem.ts'
import { ProviderRefusal, ProviderUnknown } from '../../platform/pay/provider.ts'
import type { Services } from '../../platform/services.ts'
import { bookRefund } from './book-refund.ts'
import { canRefundPayment } from './policy.ts'
import { pollRefund } from './provider/poll-refund.ts'

/** Retries a refund that needs attention with another account of the payer, after the bank confirmed its name. */
export async function retryRefund(
  services: Services,
  actor: Actor,
  refund_id: string,
  account: RefundAccount,
): Promise<void> {
  const refund = await services.transaction(actor, async (tx) => {
    const found = orNotFound(
      await tx.selectFrom('refund').selectAll().where('id', '=', refund_id).executeTakeFirst(),
    )
    if (!canRefundPayment(actor)) throw problem('PERMISSION_DENIED')
    await requireStepUp(tx, actor)
    return found
  })
  const { provider_refund_id } = refund
  if (!refund.needs_attention || !provider_refund_id)
    throw problem('ILLEGAL_STATE', { status: refund.status })
  try {
    const { account_name } = await services.provider.resolveAccount(account)
    await services.transaction('system', (tx) =>
      tx
        .updateTable('refund')
        .set({ sent_to: `${account_name}, ••••${account.account_number.slice(-4)}`, next_check_at: tx.now })
        .where('id', '=', refund_id)
        .execute(),
    )
    const taken = await services.provider.retryRefund(provider_refund_id, account)
    await services.transaction('system', (tx) => bookRefund(tx, refund_id, taken))
  } catch (error) {
    // Outcome unknown: check what the provider has, now and with the sweep.
    if (error instanceof ProviderUnknown) {
      await pollRefund(services, refund_id)
      throw new Problem('PROVIDER_UNAVAILABLE', {
        message:
          'The payment provider has not answered. We keep checking whether it accepted this account. Check again in a minute.',
        retryAfter: 30,
      })
    }
    if (!(error instanceof ProviderRefusal)) throw error
    await pollRefund(services, refund_id)
    throw error.status === 422 && !/account/i.test(error.message)
      ? problem('ILLEGAL_STATE')
      : problem('ACCOUNT_NOT_RESOLVED')
  }
}
