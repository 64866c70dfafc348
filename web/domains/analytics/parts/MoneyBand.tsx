import type { CollectorDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { formatNaira, fullMonth } from '../../../platform/screens/format.ts'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { DebtStats } from '../../charges/index.ts'
import { paidInMonth, percentOf } from '../figures.ts'

const words = analytics.stats

type Props = {
  dashboard: CollectorDashboard
  /** This estate, instead of the chosen one. */
  estate_id?: string
}

/** The key figures, each linking to its rows. */
export function MoneyBand({ dashboard, estate_id }: Props) {
  const { debt, received, today } = dashboard
  const of = estate_id ? { estate_id } : {}
  return (
    <StatBand count={4}>
      <DebtStats debt={debt} of={of} kind="short" />
      <Stat
        label={words.received(fullMonth(received.month))}
        figure={<Money kobo={received.collected} kind="short" />}
        tone="in"
        note={
          received.expected > 0
            ? words.receivedNote(
                percentOf(received.collected, received.expected),
                formatNaira(received.expected, 'short'),
              )
            : words.receivedNothing
        }
        bar={<Meter value={received.collected} of={received.expected} tone="in" />}
        link={<Link to="/dashboard/payments" search={{ ...paidInMonth(received.month, today), ...of }} />}
      />
    </StatBand>
  )
}
