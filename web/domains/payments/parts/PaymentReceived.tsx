import { firstOfMonth } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { payments as words } from '#words/payments'
import { formatNaira, today } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { paymentStatsQuery } from '../../charges/index.ts'

/** Key figure: received this month, or for a tenant the total paid. Links to its rows. */
export function PaymentReceived({ estateId }: { estateId: string | undefined }) {
  const isTenant = useActor().user.role === 'TENANT'
  const chosen = useChosenEstate() ?? undefined
  const estate_id = isTenant ? undefined : (estateId ?? chosen)
  const { data } = useQuery(paymentStatsQuery(estate_id))
  if (!data) return <span aria-hidden>{'\u00a0'}</span>

  const now = today()
  const month = data.by_month.find((one) => one.month === now.slice(0, 7))?.collected ?? 0
  const amount = formatNaira(isTenant ? data.collected : month, 'short')
  const text = isTenant ? words.paidSoFar(amount) : words.receivedThisMonth(amount)
  const [before, after] = text.split(amount) // each language puts the amount in its own place
  return (
    <Link
      to="/dashboard/payments"
      search={{
        status: 'COMPLETED',
        ...(!isTenant && { paid_from: firstOfMonth(now), paid_to: now }),
        ...(estate_id && { estate_id }),
      }}
      className="text-ink-soft no-underline hover:underline"
    >
      {before}
      <span className="figures font-semibold text-money-in">{amount}</span>
      {after}
    </Link>
  )
}
