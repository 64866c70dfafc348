import type { Charge } from '@gida/contract/domains/charges/charge'
import { Link } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { formatDay, today } from '../../../platform/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'

const words = leases.lease
type Props = { charges: readonly Charge[]; tenantId: string | null; unitId: string; isMine: boolean }

/** What is owed under this lease now, and what comes next. */
export function LeaseBand({ charges, tenantId, unitId, isMine }: Props) {
  const now = today()
  const open = charges.filter((charge) => charge.open_amount > 0)
  const owed = open.filter((charge) => charge.due_date <= now)
  const next = open
    .filter((charge) => charge.due_date > now)
    .sort((a, b) => a.due_date.localeCompare(b.due_date))[0]
  const sum = owed.reduce((all, charge) => all + charge.open_amount, 0)
  const whose = isMine || !tenantId ? { unit_id: unitId } : { tenant_id: tenantId, unit_id: unitId }
  const oldest = Math.max(0, ...owed.map((charge) => charge.late_days))
  return (
    <StatBand>
      <Stat
        label={isMine ? words.youOwe : words.owes}
        figure={<Money kobo={sum} />}
        tone={oldest > 0 ? 'late' : undefined}
        note={owed.length > 0 ? words.owesNote(owed.length, oldest) : words.owesNothing}
        link={<Link to="/dashboard/payments/charges" search={{ ...whose, state: 'OPEN', due_to: now }} />}
      />
      <Stat
        label={next ? words.next(formatDay(next.due_date)) : words.nextNone}
        figure={next ? <Money kobo={next.open_amount} /> : '–'}
        note={next?.description ?? words.nextNothing}
        {...(next && {
          link: (
            <Link
              to="/dashboard/payments/charges"
              search={{ ...whose, state: 'OPEN', due_from: next.due_date, due_to: next.due_date }}
            />
          ),
        })}
      />
    </StatBand>
  )
}
