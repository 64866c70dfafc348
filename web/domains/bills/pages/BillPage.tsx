import type { BillDetail } from '@gida/contract/domains/bills/bill'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { bills as words } from '#words/bills'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { BillActs } from '../parts/BillActs.tsx'
import { BillFacts } from '../parts/BillFacts.tsx'
import { BillPill } from '../parts/BillPill.tsx'
import { VendorPayments } from '../parts/VendorPayments.tsx'
import { billQuery } from '../queries.ts'

const billScreen = getRouteApi('/signed-in/frame/dashboard/payments/bills/$id')

/** One bill: amounts, payments and actions. */
export function BillPage() {
  const answer = useQuery(billQuery(billScreen.useParams().id))
  useTitle(answer.data?.number)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(bill) => <OneBill key={bill.id} bill={bill} />}
    </Loaded>
  )
}

function OneBill({ bill }: { bill: BillDetail }) {
  const { order_title, vendor_name, number, status, void_reason, lines, payments } = bill
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/payments/bills">{words.title}</Link>}
        title={order_title}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {vendor_name}, {number} <BillPill status={status} />
          </span>
        }
        actions={<BillActs bill={bill} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {void_reason && <Banner tone="info">{words.one.voided(void_reason)}</Banner>}
        <MainGrid aside={<BillFacts bill={bill} />}>
          <Card>
            <CardHead title={words.one.lines} />
            <Rows label={words.one.lines}>
              {lines.map(({ description, amount }) => (
                <Row
                  key={`${description} ${amount}`}
                  title={description}
                  value={<Money kobo={amount} />}
                  strong={false}
                />
              ))}
            </Rows>
          </Card>
          <Card>
            <CardHead title={words.one.payments} />
            {payments.length === 0 ? (
              <CardBody className="text-ink-soft">{words.one.noPayments}</CardBody>
            ) : (
              <VendorPayments payments={payments} />
            )}
          </Card>
        </MainGrid>
      </div>
    </>
  )
}
