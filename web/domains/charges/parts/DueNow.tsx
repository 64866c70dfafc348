import { useQuery } from '@tanstack/react-query'
import { payments } from '#words/payments'
import { formatNaira } from '../../../platform/screens/format.ts'
import { paymentStatsQuery } from '../queries.ts'

const words = payments.charges

type Props = {
  kind: 'outstanding' | 'overdue'
  /** The list below shows only some of it. */
  inAll: boolean
}

/** The sum of the list, under its title. */
export function DueNow({ kind, inAll }: Props) {
  const { data } = useQuery(paymentStatsQuery())
  if (!data) return <span aria-hidden>{'\u00a0'}</span>
  const amount = formatNaira(data[kind], 'short')
  const isLate = kind === 'overdue' && data.overdue > 0
  const text = kind === 'overdue' ? words.lateSum(amount, inAll) : words.owedSum(amount, inAll)
  return (
    <>
      <span className={isLate ? 'figures font-semibold text-overdue' : 'figures font-semibold text-ink'}>
        {amount}
      </span>
      {text.replace(amount, '')}
    </>
  )
}
