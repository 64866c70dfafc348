import type { OrderCosts as Costs } from '@gida/contract/domains/bills/bill'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { bills } from '#words/bills'
import { useOpenForm } from '../../../platform/forms/use-open-form.tsx'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { BillForm } from '../forms/BillForm.tsx'
import { PayAdvanceForm } from '../forms/PayAdvanceForm.tsx'
import { orderCostsQuery } from '../queries.ts'
import { BillPill } from './BillPill.tsx'
import { VendorPayments } from './VendorPayments.tsx'

const words = bills.costs

/** The cost of a work order: approved, advanced and billed, with actions. */
export function OrderCosts({ orderId }: { orderId: string }) {
  const answer = useQuery(orderCostsQuery(orderId))
  return (
    <Card>
      <CardHead title={words.title} />
      <Loaded of={answer} bare>
        {(costs) => <CostsOf costs={costs} />}
      </Loaded>
    </Card>
  )
}

function CostsOf({ costs }: { costs: Costs }) {
  const { approved, bearer, billed, advance_left, available, can } = costs
  const { open, show, close, question } = useOpenForm<'bill' | 'advance'>()
  return (
    <>
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.approved}>
            {approved === null ? words.notApproved : <Money kobo={approved} />}
          </DescriptionItem>
          <DescriptionItem label={words.bearer}>
            {bearer ? bills.bearers[bearer] : words.undecided}
          </DescriptionItem>
          {billed > 0 && (
            <DescriptionItem label={words.billed}>
              <Money kobo={billed} />
            </DescriptionItem>
          )}
          {advance_left > 0 && (
            <DescriptionItem label={words.advance}>
              <Money kobo={advance_left} />
            </DescriptionItem>
          )}
          {available !== null && (
            <DescriptionItem label={words.available}>
              <Money kobo={available} />
            </DescriptionItem>
          )}
        </DescriptionList>
        {can.why_not && <p className="text-small text-ink-soft">{can.why_not}</p>}
        {(can.bill || can.advance) && (
          <div className="flex flex-wrap gap-2">
            {can.bill && <Button onClick={() => show('bill')}>{words.enter}</Button>}
            {can.advance && (
              <Button kind="second" onClick={() => show('advance')}>
                {words.payAdvance}
              </Button>
            )}
          </div>
        )}
      </CardBody>
      <Bills of={costs} />
      {costs.advances.length > 0 && <VendorPayments payments={costs.advances} />}
      {open === 'bill' && <BillForm costs={costs} onClose={close} />}
      {open === 'advance' && <PayAdvanceForm costs={costs} onClose={close} />}
      {question}
    </>
  )
}

const Bills = ({ of }: { of: Costs }) =>
  of.bills.length > 0 && (
    <Rows label={bills.title}>
      {of.bills.map(({ id, number, amount, status }) => (
        <Row
          key={id}
          title={words.of(number)}
          note={<BillPill status={status} />}
          value={<Money kobo={amount} />}
          link={<Link to="/dashboard/payments/bills/$id" params={{ id }} />}
        />
      ))}
    </Rows>
  )
