import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { Link } from '@tanstack/react-router'
import { deposits } from '#words/deposits'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { AccountNumber } from '../../../ui/display/AccountNumber.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ClockPill, DepositPill } from './DepositPills.tsx'

const words = deposits.one

/** The refund account is asked for only once the tenancy ends. */
export const isAskedForAccount = ({ can, state, clock }: DepositDetail) =>
  can.name_account && (state !== 'HELD' || clock !== null)

/** The amount held, the refund deadline, and the refund account. */
export function DepositDetails({ deposit }: { deposit: DepositDetail }) {
  const { id, left, state, clock, last_day, account } = deposit
  const day = formatDay(last_day)
  const isTenant = useActor().user.role === 'TENANT'
  const noneOfMine = isAskedForAccount(deposit) ? words.youNamedNone : words.youNoAccount
  return (
    <Card aria-labelledby="deposit">
      <CardHead title={words.details} id="deposit" end={<DepositPill state={state} />} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={isTenant ? words.heldForYou : words.held} strong>
            <Money kobo={left} />
          </DescriptionItem>
          {clock && (
            <DescriptionItem label={deposits.columns.due}>
              <span className="block">{formatDay(clock.due_on)}</span>
              <ClockPill clock={clock} />
            </DescriptionItem>
          )}
          <DescriptionItem label={words.account}>
            {account ? (
              <>
                <span className="block">{account.account_name}</span>
                <span className="block text-small text-ink-soft">
                  {account.bank_name}, <AccountNumber of={account.account_number} />
                </span>
                {!account.name_matches && (
                  <span className="block text-small text-late">
                    {isTenant ? words.toTenant.otherName : words.otherName}
                  </span>
                )}
              </>
            ) : (
              <span className="text-ink-soft">{isTenant ? noneOfMine : words.noAccount}</span>
            )}
          </DescriptionItem>
        </DescriptionList>
        <p className="mt-3 text-small text-ink-soft">
          {last_day < today() ? words.ended(day) : words.ends(day)}
        </p>
        <div className="mt-1 text-small">
          <Link to="/dashboard/leases/$id" params={{ id }}>
            {words.lease}
          </Link>
        </div>
      </CardBody>
    </Card>
  )
}
