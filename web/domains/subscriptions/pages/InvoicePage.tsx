import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { subscriptions } from '#words/subscriptions'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatDay, formatNaira, monthTitle } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { InvoiceActs } from '../parts/InvoiceActs.tsx'
import { InvoiceMoves } from '../parts/InvoiceMoves.tsx'
import { InvoicePill } from '../parts/InvoicePill.tsx'
import { InvoiceStanding } from '../parts/InvoiceStanding.tsx'
import { InvoiceSums } from '../parts/InvoiceSums.tsx'
import { Returned } from '../parts/Returned.tsx'
import { invoiceQuery } from '../queries.ts'

const words = subscriptions.invoice
const here = getRouteApi('/signed-in/frame/dashboard/settings/subscription/$id')

/** One invoice of Gida: months, payments, credit notes and actions. */
export function InvoicePage() {
  const answer = useQuery(invoiceQuery(here.useParams().id))
  useTitle(answer.data?.number)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(invoice) => <OneInvoice key={invoice.id} of={invoice} />}
    </Loaded>
  )
}

function OneInvoice({ of: invoice }: { of: PlatformInvoiceDetail }) {
  const isAdmin = useActor().user.role === 'ADMIN'
  const { returned } = here.useSearch()
  const { number, state, estate, issued_on } = invoice
  const crumb = isAdmin ? (
    <Link to="/dashboard/admin/invoices">{subscriptions.invoices.title}</Link>
  ) : (
    <Link to="/dashboard/settings/subscription" search={{ estate_id: estate.id }}>
      {subscriptions.estate.title}
    </Link>
  )
  return (
    <>
      <PageHead
        crumb={crumb}
        title={number}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {estate.name}, {formatDay(issued_on)} <InvoicePill state={state} />
          </span>
        }
        actions={<InvoiceActs of={invoice} isAdmin={isAdmin} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {returned && invoice.open_amount > 0 ? (
          <Returned id={invoice.id} />
        ) : (
          <InvoiceStanding of={invoice} isAdmin={isAdmin} />
        )}
        {state === 'OVERDUE' && !isAdmin && <Banner tone="late">{words.overdue}</Banner>}
        <MainGrid aside={<InvoiceSums of={invoice} />}>
          <Lines of={invoice} />
          <InvoiceMoves of={invoice} />
        </MainGrid>
      </div>
    </>
  )
}

const Lines = ({ of: { lines } }: { of: PlatformInvoiceDetail }) => (
  <Card>
    <CardHead title={words.lines} />
    <Rows label={words.lines}>
      {lines.map(({ plan, month, days, of_days, units, billable_units, unit_price, amount }) => (
        <Row
          key={`${month} ${plan} ${days} ${amount}`}
          title={`${monthTitle(month)}, ${plan}`}
          note={words.line(days, of_days, billable_units, units - billable_units, formatNaira(unit_price))}
          value={<Money kobo={amount} />}
          strong={false}
        />
      ))}
    </Rows>
  </Card>
)
