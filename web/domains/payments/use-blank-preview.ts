import type { OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { useActor } from '../../platform/session/actor.ts'
import { useCachedPayers } from './cached-payers.ts'
import type { TenancyOfPayment } from './offline-payment-values.ts'

/** A stand-in for the preview while offline: the tenant from the cached list, and who received the money. Null where the tenant is not cached. */
export function useBlankPreview({
  property_unit_id,
  tenant_id,
}: TenancyOfPayment): OfflinePaymentPreview | null {
  const { user } = useActor()
  const payer = useCachedPayers().find((one) => one.id === tenant_id && one.unit_id === property_unit_id)
  if (!payer) return null
  return {
    ...{
      tenant_name: payer.full_name,
      unit_label: payer.unit_name,
      landlord_name: null,
      charges: [],
      surplus: 0,
      cash: null,
    },
    cash_receivers: [{ id: user.id, name: user.full_name, role: user.role }],
  }
}
