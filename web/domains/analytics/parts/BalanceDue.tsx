import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import { Link } from '@tanstack/react-router'
import { analytics } from '#words/analytics'
import { typeNames } from '#words/type-names'
import { formatDay, formatLateness, formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ReceiptEdge } from '../../../ui/brand/ReceiptEdge.tsx'
import { Money } from '../../../ui/display/Money.tsx'

const words = analytics.home
type Props = { home: TenantDashboard }

const ON_CLOTH = 'border-transparent! bg-on-cloth! text-cloth! hover:bg-on-cloth-soft!'
const ON_CLOTH_SECOND = 'border-on-cloth-soft! bg-transparent! text-on-cloth! hover:bg-cloth-line!'

/** The balance due on a tenant's dashboard, with the button to pay it. */
export function BalanceDue({ home }: Props) {
  const { owed, next } = home
  return (
    <section aria-labelledby="you-owe" className="overflow-hidden rounded-4 bg-cloth text-on-cloth">
      <div className="px-5 pt-5 pb-[18px]">
        <h2 id="you-owe" className="text-body font-normal text-on-cloth-soft">
          {words.owe}
        </h2>
        <p className="figure-hero big-figure mt-0.5 [&_.kobo]:text-on-cloth-soft">
          <Money kobo={owed.total} />
        </p>
        <p className="mt-0.5 text-on-cloth-soft">{owed.total > 0 ? whenOwed(owed) : nothingOwed(next)}</p>
        <Ways home={home} />
      </div>
      <ReceiptEdge className="text-cloth-line!" />
    </section>
  )
}

/** `₦180,000 is 4 days late. The rest is due 12 Nov 2026.` */
export function whenOwed({ total, late, late_days, next_due }: TenantDashboard['owed']): string {
  const due = next_due && unbroken(formatDay(next_due))
  if (late === 0) return due ? words.due(due) : ''
  if (late >= total) return words.allLate(formatLateness(late_days))
  const first = words.partLate(formatNaira(late, 'short'), formatLateness(late_days))
  return due ? `${first} ${words.rest(due)}` : first
}

/** A date is never parted at the end of a line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const nothingOwed = (next: TenantDashboard['next']) =>
  next
    ? words.nextIs(typeNames[next.transaction_type].toLowerCase(), unbroken(formatDay(next.due_date)))
    : words.oweNothing

/** While a payment is on its way there is no second one to start. */
function Ways({ home: { owed, next, open_payment } }: Props) {
  if (open_payment || (owed.total === 0 && !next)) return null
  if (owed.total === 0) {
    return (
      <div className="mt-[18px] flex">
        <Button asChild size="big" kind="second" className={ON_CLOTH_SECOND}>
          <Link to="/pay">{words.payAhead}</Link>
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-[18px] flex gap-2">
      <Button asChild size="big" className={`grow ${ON_CLOTH}`}>
        <Link to="/pay">{words.payNow}</Link>
      </Button>
      <Button asChild size="big" kind="second" className={ON_CLOTH_SECOND}>
        <Link to="/pay" search={{ part: true }}>
          {words.payPart}
        </Link>
      </Button>
    </div>
  )
}
