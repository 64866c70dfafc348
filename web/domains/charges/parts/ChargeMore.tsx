import type { Charge } from '@gida/contract/domains/charges/charge'
import type { WaiverKind } from '@gida/contract/domains/charges/waiver'
import { payments } from '#words/payments'
import { refunds } from '#words/refunds'
import { formatPeriod } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

const words = payments.charges.more
const { waive, writeOff } = refunds.giveUp

export type GivenUp = { charge: Charge; kind: WaiverKind }
type Props = { charge: Charge; onGiveUp: (wanted: GivenUp) => void }

/** The expanded row of a charge; waiving it, where allowed, is set apart from everyday actions. */
export function ChargeMore({ charge, onGiveUp }: Props) {
  const { amount, open_amount, period_start, period_end, estate_name, can } = charge
  return (
    <>
      <DescriptionList kind={useIsPhone() ? 'left' : 'columns'} small>
        <DescriptionItem label={words.estate}>{estate_name}</DescriptionItem>
        {period_start && period_end && (
          <DescriptionItem label={words.period}>{formatPeriod(period_start, period_end)}</DescriptionItem>
        )}
        <DescriptionItem label={words.charged}>
          <Money kobo={amount} />
        </DescriptionItem>
        <DescriptionItem label={words.open}>
          <Money kobo={open_amount} />
        </DescriptionItem>
      </DescriptionList>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {can.waive && (
          <Button kind="second" onClick={() => onGiveUp({ charge, kind: 'WAIVER' })}>
            {waive}
          </Button>
        )}
        {can.write_off && (
          <Button kind="second" onClick={() => onGiveUp({ charge, kind: 'WRITE_OFF' })}>
            {writeOff}
          </Button>
        )}
      </div>
    </>
  )
}
