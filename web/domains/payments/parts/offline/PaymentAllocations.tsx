import type { OfflinePaymentPreview } from '@gida/contract/domains/payments/offline'
import { isPositive } from '@gida/contract/shared/read-naira'
import { useFormContext } from 'react-hook-form'
import { offlinePayments as words } from '#words/offline-payments'
import { formatDay, formatNaira } from '../../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { CheckRow } from '../../../../ui/form/CheckRow.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { chosenOf, type OfflinePaymentValues } from '../../offline-payment-values.ts'

type Props = {
  preview: OfflinePaymentPreview
  /** The preview belongs to earlier input and is out of date. */
  isBehind: boolean
}

/** The allocations that the server would make, and the rest that becomes credit. */
export function PaymentAllocations({ preview, isBehind }: Props) {
  const { watch, setValue } = useFormContext<OfflinePaymentValues>()
  const [typed, leftOut] = watch(['amount', 'left_out'])
  const amount = isPositive(typed) && !isBehind ? typed : 0
  const chosen = chosenOf(preview, leftOut)
  const toggle = (id: string, isOn: boolean) =>
    setValue('left_out', isOn ? leftOut.filter((one) => one !== id) : [...leftOut, id], { shouldDirty: true })
  return (
    <Card aria-labelledby="settles">
      <CardHead title={words.settles} id="settles" />
      <CardBody className="text-small text-ink-soft">
        {preview.charges.length > 0 ? words.settlesHelp : words.nothingOpen}
      </CardBody>
      {preview.charges.map(({ charge_id, description, due_date, open_amount, settled }) => {
        const isOn = chosen.includes(charge_id)
        const part = isOn ? settled : 0
        return (
          <CheckRow
            key={charge_id}
            title={description}
            note={
              amount > 0 && part > 0 && part < open_amount
                ? words.settled(formatNaira(part, 'short'), formatNaira(open_amount, 'short'))
                : words.due(formatDay(due_date))
            }
            end={<Money kobo={amount > 0 ? part : open_amount} />}
            checked={isOn}
            onChange={(event) => toggle(charge_id, event.target.checked)}
          />
        )
      })}
      {amount > 0 && (
        <CardBody className="border-t border-line pt-4">
          <DescriptionList>
            {preview.surplus > 0 && (
              <DescriptionItem label={words.credit}>
                <Money kobo={preview.surplus} />
              </DescriptionItem>
            )}
            <DescriptionItem label={words.total} sum>
              <Money kobo={amount} />
            </DescriptionItem>
          </DescriptionList>
        </CardBody>
      )}
    </Card>
  )
}
