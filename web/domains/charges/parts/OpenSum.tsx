import { useQuery } from '@tanstack/react-query'
import { payments } from '#words/payments'
import { formatNaira } from '../../../platform/screens/format.ts'
import { chargesQuery } from '../queries.ts'
import type { ChargeSearch, ChargeState } from '../search.ts'

const words = payments.charges

/** The open total of the list below. */
export function OpenSum({ search }: { search: ChargeSearch & { state: ChargeState } }) {
  const { data } = useQuery(chargesQuery(search))
  if (!data) return <span aria-hidden>{'\u00a0'}</span>
  const isLate = search.state === 'OVERDUE'
  return (
    <>
      <span
        className={`figures font-semibold ${isLate && data.open_amount > 0 ? 'text-overdue' : 'text-ink'}`}
      >
        {formatNaira(data.open_amount, 'short')}
      </span>{' '}
      {isLate ? words.sums.OVERDUE : words.sums.OPEN}
    </>
  )
}
