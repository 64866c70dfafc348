import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import { Link } from '@tanstack/react-router'
import { ownMoney } from '#words/own-money'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { isChargeable } from '../../payments/index.ts'
import { StandingForm } from '../forms/StandingForm.tsx'
import { Standing } from '../parts/Standing.tsx'
import { useMyMoney } from '../queries.ts'

const words = ownMoney.standing

/** What is paid by itself, for each home; or the way to let it be. */
export function StandingPage() {
  const { data, error, refetch, isFetching } = useMyMoney()
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/my-money">{ownMoney.cards.crumb}</Link>}
      />
      <div className="grid max-w-[720px] gap-4 md:gap-5">
        {data && <Homes money={data} />}
        {!data && (
          <Card>
            {error ? (
              <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
                {messageOf(error)}
              </ErrorPanel>
            ) : (
              <SkeletonRows label={ownMoney.loading} />
            )}
          </Card>
        )}
      </div>
    </>
  )
}

function Homes({ money }: { money: MyMoney }) {
  const { homes, instructions, methods } = money
  const without = homes.filter((home) => !instructions.some((one) => one.lease_id === home.lease_id))
  return (
    <>
      {instructions.map((instruction) => (
        <Standing key={instruction.id} instruction={instruction} money={money} />
      ))}
      {methods.some(isChargeable)
        ? without.map((home) => <StandingForm key={home.lease_id} home={home} money={money} />)
        : without.length > 0 && <NeedsCard canPay={money.charges.length > 0} />}
      {homes.length === 0 && instructions.length === 0 && (
        <Card>
          <EmptyState title={words.needsHome}>{words.needsHomeNote}</EmptyState>
        </Card>
      )}
    </>
  )
}

const NeedsCard = ({ canPay }: { canPay: boolean }) => (
  <Card>
    <EmptyState
      title={words.needsCard}
      action={
        canPay && (
          <Button asChild>
            <Link to="/pay">{ownMoney.cards.payNow}</Link>
          </Button>
        )
      }
    >
      {words.needsCardNote}
    </EmptyState>
  </Card>
)
