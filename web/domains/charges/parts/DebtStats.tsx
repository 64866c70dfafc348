import type { Debt } from '@gida/contract/domains/charges/debt'
import { dueNowUntil } from '@gida/contract/domains/charges/debt-days'
import { addDays } from '@gida/contract/shared/dates'
import { Link } from '@tanstack/react-router'
import { debt as words } from '#words/debt'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import type { ChargeSearch } from '../search.ts'

type Props = {
  debt: Debt
  /** Filter of the linked charges. */
  of?: Pick<ChargeSearch, 'estate_id' | 'property_id' | 'unit_id' | 'tenant_id' | 'lease_id'>
  kind?: 'short'
}

/** Arrears, due now and billed for later; each links to its charges. */
export function DebtStats({ debt, of = {}, kind }: Props) {
  const { arrears, due_now, billed_later, late_days, next_due } = debt
  const until = dueNowUntil(today())
  const later = addDays(until, 1)
  const charges = (more: ChargeSearch) => (
    <Link to="/dashboard/payments/charges" search={{ ...of, ...more }} />
  )
  return (
    <>
      <Stat
        label={words.arrears}
        figure={<Money kobo={arrears} {...(kind && { kind })} />}
        tone={arrears > 0 ? 'late' : undefined}
        note={arrears > 0 ? words.oldest(late_days) : words.noArrears}
        link={charges({ state: 'OVERDUE' })}
      />
      <Stat
        label={words.dueNow}
        figure={<Money kobo={due_now} {...(kind && { kind })} />}
        note={noteOfDueNow(debt, formatDay(until))}
        link={charges({ state: 'OPEN', due_to: until })}
      />
      <Stat
        label={words.billedLater}
        figure={<Money kobo={billed_later} {...(kind && { kind })} />}
        note={
          next_due && billed_later > 0
            ? next_due > until && words.nextDue(formatDay(next_due))
            : words.nothingLater
        }
        link={charges({ state: 'OPEN', due_from: later })}
      />
    </>
  )
}

function noteOfDueNow({ arrears, due_now }: Debt, until: string): string {
  const soon = due_now - arrears
  if (soon === 0) return words.nothingMore(until)
  const amount = formatNaira(soon, 'short')
  return arrears > 0 ? words.withArrears(amount, until) : words.soon(amount, until)
}
