import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { estimateFee } from '@gida/contract/domains/payments/rules'
import { Link } from '@tanstack/react-router'
import { tenantAccount as words } from '#words/tenant-account'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { cardName, cardNote, isChargeable, startWithCard, WAYS } from '../../payments/index.ts'

/** Saved cards with one tap to the confirmation, and the fee of each payment method. */
export function PaymentMethodsCard({ money }: { money: TenantAccount }) {
  const { methods } = money
  const amount = money.balance.due_now || (money.charges[0]?.open_amount ?? 0)
  const [first] = methods.filter(isChargeable)
  return (
    <Card aria-labelledby="ways">
      <CardHead
        title={words.ways.title}
        id="ways"
        end={<Link to="/dashboard/my-money/cards">{words.cards.title}</Link>}
      />
      <CardBody className="grid gap-4">
        {first && amount > 0 && (
          <Button asChild kind="second" wide>
            <Link to="/pay" search={{ step: 'confirm' }} onClick={() => startWithCard(first.id)}>
              {words.pay.withCard(cardName(first))}
            </Link>
          </Button>
        )}
        {first?.state === 'EXPIRING' && (
          <p className="flex items-center gap-2 text-small text-waiting">
            <Icon name="clock" size="s" />
            {cardNote(first)}
          </p>
        )}
        {amount > 0 && (
          <p className="text-small text-ink-soft">{words.ways.who(formatNaira(amount, 'short'))}</p>
        )}
        {amount > 0 && (
          <DescriptionList>
            {WAYS.map((way) => (
              <DescriptionItem key={way} label={words.ways.names[way]}>
                {formatNaira(estimateFee(amount, way), 'short')}
              </DescriptionItem>
            ))}
          </DescriptionList>
        )}
        {methods.length === 0 && <p className="text-small text-ink-soft">{words.cards.noneShort}</p>}
      </CardBody>
    </Card>
  )
}
