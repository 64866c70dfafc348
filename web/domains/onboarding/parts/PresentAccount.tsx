import type { PayoutAccount } from '@gida/contract/domains/onboarding/bank'
import { onboarding } from '#words/onboarding'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = onboarding.present

/** The current payout account; only the last four digits are known. */
export function PresentAccount({ account }: { account: PayoutAccount }) {
  return (
    <Card>
      <CardHead
        title={words.title}
        wraps
        end={
          <Pill tone="in" icon="ok">
            {words.verified(formatDay(lagosDay(new Date(account.verified_at))))}
          </Pill>
        }
      />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.bank}>{account.bank_name}</DescriptionItem>
          <DescriptionItem label={words.number}>
            {words.ending(account.account_number.slice(-4))}
          </DescriptionItem>
          <DescriptionItem label={words.name}>{account.account_name}</DescriptionItem>
          {account.business_name && (
            <DescriptionItem label={words.business}>{account.business_name}</DescriptionItem>
          )}
        </DescriptionList>
        <p className="mt-3 text-small text-ink-soft">{words.change}</p>
      </CardBody>
    </Card>
  )
}
