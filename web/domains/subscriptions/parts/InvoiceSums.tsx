import { percent } from '@gida/contract/domains/law/rules'
import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { subscriptions } from '#words/subscriptions'
import { formatDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = subscriptions.invoice

/** Net, VAT, total and open amount, and the seller. */
export function InvoiceSums({ of }: { of: PlatformInvoiceDetail }) {
  const { net, vat, vat_rule, total, paid, credit_notes, open_amount, due_on, seller } = of
  return (
    <Card>
      <CardHead title={words.sums} />
      <CardBody className="grid gap-4">
        <DescriptionList kind="ends">
          <DescriptionItem label={words.net}>
            <Money kobo={net} />
          </DescriptionItem>
          {vat_rule && (
            <DescriptionItem label={words.vat(percent(vat_rule.rate))}>
              <Money kobo={vat} />
            </DescriptionItem>
          )}
          <DescriptionItem label={words.total} sum>
            <Money kobo={total} />
          </DescriptionItem>
          {paid > 0 && (
            <DescriptionItem label={words.paid}>
              <Money kobo={paid} />
            </DescriptionItem>
          )}
          {credit_notes > 0 && (
            <DescriptionItem label={words.credited}>
              <Money kobo={credit_notes} />
            </DescriptionItem>
          )}
          <DescriptionItem label={words.open} strong>
            <Money kobo={open_amount} />
          </DescriptionItem>
          <DescriptionItem label={words.due}>{formatDay(due_on)}</DescriptionItem>
        </DescriptionList>
        <p className="text-small text-ink-soft">
          {vat_rule ? `${vat_rule.title}: ${vat_rule.source}.` : words.noVat}
        </p>
        <address className="text-small text-ink-soft not-italic">
          {words.seller} {[seller.name, seller.address, seller.tax_id].filter(Boolean).join(', ')}
        </address>
      </CardBody>
    </Card>
  )
}
