import { BENEFICIARIES } from '@gida/contract/domains/charges/rules'
import type { RefundPreview } from '@gida/contract/domains/refunds/refund'
import type { Actor } from '../../platform/access/actor.ts'
import { elevateToSystem } from '../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getPaymentRow } from '../payments/index.ts'
import { allocateRefund, type Part, partsOf } from './allocate-refund.ts'
import { sumOf } from './apply-refund.ts'
import { canRefundPayment } from './policy.ts'

/** Previews a refund and who bears it, with the same plan as the refund itself. Writes nothing. */
export async function previewRefund(
  tx: Tx,
  actor: Actor,
  payment_id: string,
  amount: number | undefined,
): Promise<RefundPreview> {
  const { id } = await getPaymentRow(tx, payment_id)
  if (!canRefundPayment(actor)) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  const plan = await allocateRefund(tx, id)
  const most = plan.payment.status === 'COMPLETED' ? plan.most : 0
  const wanted = amount ?? most
  if (wanted > most) throw problem('REFUND_TOO_LARGE', { left: most })
  const parts = partsOf(plan, wanted)
  const settled = parts.flatMap((part) => (part.kind === 'CHARGE' ? [part] : []))
  const ofLandlord = settled.filter(({ charge }) => BENEFICIARIES[charge.transaction_type] === 'LANDLORD')
  const from_credit = sumOf(parts.filter(({ kind }) => kind === 'CREDIT'))
  const from_landlord = sumOf(ofLandlord) - commissionOf(ofLandlord)
  const from_commission = commissionOf(settled)
  return {
    amount: wanted,
    most,
    from_credit,
    from_landlord,
    from_commission,
    from_others: wanted - from_credit - from_landlord - from_commission,
    charges: settled.map((part) => ({
      charge_id: part.charge.id,
      description: part.charge.description,
      amount: part.amount,
      commission: part.commission,
    })),
    by_provider: plan.payment.source === 'PROVIDER',
    provider_fee_kept: plan.payment.fees ?? 0,
  }
}

const commissionOf = (parts: readonly Part[]) => parts.reduce((sum, { commission }) => sum + commission, 0)
