import type { TenantDashboard } from '@gida/contract/domains/analytics/dashboard'
import type { Debt } from '@gida/contract/domains/charges/debt'
import { tenantHome as words } from '#words/tenant-home'
import { typeNames } from '#words/type-names'
import { formatDay, formatLateness, formatNaira } from '../../../platform/screens/format.ts'
import { ReceiptEdge } from '../../../ui/brand/ReceiptEdge.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { PayLink } from '../../charges/index.ts'

type Props = { home: TenantDashboard }

const ON_CLOTH = 'border-transparent! bg-on-cloth! text-cloth! hover:bg-on-cloth-soft!'
const ON_CLOTH_SECOND = 'border-on-cloth-soft! bg-transparent! text-on-cloth! hover:bg-cloth-line!'

/** The balance due on a tenant's dashboard, with the button to pay it. */
export function BalanceDue({ home }: Props) {
  const { balance } = home
  return (
    <section aria-labelledby="due-now" className="overflow-hidden rounded-4 bg-cloth text-on-cloth">
      <div className="px-5 pt-5 pb-[18px]">
        <h2 id="due-now" className="text-body font-normal text-on-cloth-soft">
          {words.dueNow}
        </h2>
        <p className="figure-hero big-figure mt-0.5 [&_.kobo]:text-on-cloth-soft">
          <Money kobo={balance.due_now} />
        </p>
        <p className="mt-0.5 text-on-cloth-soft">
          {balance.due_now > 0 ? whenDue(balance) : nothingDue(home)}
        </p>
        <Ways home={home} />
      </div>
      <ReceiptEdge className="text-cloth-line!" />
    </section>
  )
}

/** `₦180,000 is in arrears, the oldest part 4 days late. The rest is due 12 Nov 2026.` */
export function whenDue({ arrears, due_now, late_days, next_due, billed_later }: Debt): string {
  const soon = due_now > arrears && next_due ? unbroken(formatDay(next_due)) : null
  const late = arrears > 0 && words.inArrears(formatNaira(arrears, 'short'), formatLateness(late_days))
  const rest = soon && (late ? words.rest(soon) : words.due(soon))
  const later = billed_later > 0 && words.later(formatNaira(billed_later, 'short'))
  return [late, rest, later].filter(Boolean).join(' ')
}

/** Keeps a date on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** The next charge may be one of several on its day, so the total billed is stated too. */
function nothingDue({ next, balance: { billed_later } }: TenantDashboard): string {
  if (!next) return words.oweNothing
  const { transaction_type, due_date, open_amount } = next
  const said = words.nextIs(typeNames[transaction_type].toLowerCase(), unbroken(formatDay(due_date)))
  return billed_later > open_amount ? `${said} ${words.later(formatNaira(billed_later, 'short'))}` : said
}

/** No second payment while one is being processed by the bank; an abandoned one does not block. */
function Ways({ home: { balance, next, open_payment } }: Props) {
  if (open_payment?.status === 'PROCESSING' || (balance.due_now === 0 && !next)) return null
  if (balance.due_now === 0) {
    return (
      <div className="mt-[18px] flex">
        <PayLink size="big" kind="second" className={ON_CLOTH_SECOND}>
          {words.payAhead}
        </PayLink>
      </div>
    )
  }
  return (
    <div className="mt-[18px] flex flex-wrap gap-2">
      <PayLink size="big" className={`grow ${ON_CLOTH}`}>
        {words.payNow}
      </PayLink>
      <PayLink isPart size="big" kind="second" className={ON_CLOTH_SECOND}>
        {words.payPart}
      </PayLink>
    </div>
  )
}
