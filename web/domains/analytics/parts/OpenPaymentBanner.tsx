import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { tenantHome } from '#words/tenant-home'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'

const words = tenantHome.open
type Props = { payment: NonNullable<TenantDashboard['open_payment']> }

/** A payment that was not finished, or is with the bank; shown until the outcome is known. */
export function OpenPaymentBanner({ payment: { id, reference, amount, status } }: Props) {
  const isWithBank = status === 'PROCESSING'
  const money = formatNaira(amount)
  return (
    <Banner
      tone={isWithBank ? 'info' : 'wait'}
      {...(isWithBank && { icon: 'processing' })}
      title={isWithBank ? words.processingTitle : words.pendingTitle}
      action={
        <Button asChild kind="second">
          {isWithBank ? (
            <Link to="/pay/return" search={{ reference }}>
              {words.see}
            </Link>
          ) : (
            <Link to="/dashboard/payments/$id" params={{ id }}>
              {words.continue}
            </Link>
          )}
        </Button>
      }
    >
      {isWithBank ? words.processing(money) : words.pending(money)}
    </Banner>
  )
}
