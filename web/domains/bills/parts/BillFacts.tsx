import type { BillDetail } from '@gida/contract/domains/bills/bill'
import { Link } from '@tanstack/react-router'
import { bills } from '#words/bills'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { downloadEvidence } from '../../payments/index.ts'

const words = bills.one

/** Amounts, dates and people of a bill, and its document. */
export function BillFacts({ bill }: { bill: BillDetail }) {
  const { amount, advance_amount, retention_amount, left, retention_left, evidence_id, number } = bill
  const paid = amount - advance_amount - retention_amount - left
  return (
    <Card>
      <CardHead title={words.facts} />
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.amount}>
            <Money kobo={amount} />
          </DescriptionItem>
          {advance_amount > 0 && (
            <DescriptionItem label={words.advance}>
              <Money kobo={advance_amount} />
            </DescriptionItem>
          )}
          {bill.status !== 'VOIDED' && paid > 0 && (
            <DescriptionItem label={words.paid}>
              <Money kobo={paid} />
            </DescriptionItem>
          )}
          {retention_amount > 0 && (
            <DescriptionItem label={retention_left > 0 ? words.retentionLeft : words.retention}>
              <Money kobo={retention_left || retention_amount} />
            </DescriptionItem>
          )}
          {left > 0 && (
            <DescriptionItem label={words.left}>
              <Money kobo={left} />
            </DescriptionItem>
          )}
          {bill.can.pay && (
            <DescriptionItem label={words.available}>
              <Money kobo={bill.available} />
            </DescriptionItem>
          )}
          <DescriptionItem label={words.bearer}>{bills.bearers[bill.bearer]}</DescriptionItem>
          <DescriptionItem label={words.order}>
            <Link to="/dashboard/maintenance/orders/$id" params={{ id: bill.order_id }}>
              {words.orderOf(bill.order_number, bill.order_title)}
            </Link>
          </DescriptionItem>
          <DescriptionItem label={words.billedOn}>{formatDay(bill.billed_on)}</DescriptionItem>
          {bill.entered_by && <DescriptionItem label={words.enteredBy}>{bill.entered_by}</DescriptionItem>}
        </DescriptionList>
        {evidence_id && (
          <DownloadButton
            className="justify-self-start"
            get={() => downloadEvidence(evidence_id)}
            name={({ type }) => words.invoiceName(number, type === 'application/pdf' ? 'pdf' : 'jpg')}
          >
            {words.invoice}
          </DownloadButton>
        )}
      </CardBody>
    </Card>
  )
}
