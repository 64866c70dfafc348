import type { Charge } from '@gida/contract/domains/charges/charge'
import { tenantAccount } from '#words/tenant-account'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { firstAutopayCharge } from '../autopay-preview.ts'

const words = tenantAccount.standing.form
type Props = {
  charges: readonly Charge[]
  wished: { transaction_types: readonly string[]; ceiling: number; day_offset: number }
}

/** A preview of the first charge, before the person agrees. */
export function FirstAutopayCharge({ charges, wished }: Props) {
  const first = firstAutopayCharge(charges, wished, today())
  if (!first) return <p className="text-ink-soft">{words.firstUnknown}</p>
  const { charge, day } = first
  const amount = formatNaira(charge.open_amount, 'short')
  if (charge.open_amount > wished.ceiling) {
    return <Banner tone="wait">{words.over(amount, charge.description)}</Banner>
  }
  const hasLate = charges.some(
    (one) => one.status === 'OVERDUE' && wished.transaction_types.includes(one.transaction_type),
  )
  return (
    <Banner tone="info">
      {words.first(amount, charge.description, formatDay(day))}
      {hasLate && ` ${words.late}`}
    </Banner>
  )
}
