import type { MyMoney } from '@gida/contract/domains/autopay/own-money'
import { Link } from '@tanstack/react-router'
import { ownMoney as words } from '#words/own-money'
import { messageOf, referenceOf } from '../../../platform/errors.ts'
import { formatWhen } from '../../../platform/format.ts'
import { useOfflineSince } from '../../../platform/online.ts'
import { MoneyTabs } from '../../../shell/MoneyTabs.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PayByItself, useMyMoney, WaysToPay } from '../../autopay/index.ts'
import { MyBalance } from '../parts/MyBalance.tsx'
import { MyCharges } from '../parts/MyCharges.tsx'
import { MyReceipts } from '../parts/MyReceipts.tsx'

/** What I owe and why, what is held for me, and how I pay. What was here the last time stands at once, with its time. */
export function MyMoneyPage() {
  const { data, error, refetch, isFetching } = useMyMoney()
  const isOffline = useOfflineSince() !== null
  return (
    <>
      <PageHead
        title={words.title}
        note={data && words.asOf(formatWhen(data.as_of))}
        actions={data && <PayButton money={data} />}
      />
      <MoneyTabs at="mine" />
      {data && (error || isOffline) && <OldData asOf={data.as_of} />}
      {data && <Everything money={data} />}
      {!data && (
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
              {messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows label={words.loading} />
          )}
        </Card>
      )}
    </>
  )
}

/** It could not be asked for again: what stands here is as old as it says. */
const OldData = ({ asOf }: { asOf: string }) => (
  <Banner tone="wait" icon="offline" title={words.old.title} live className="mb-4">
    {words.old.text(formatWhen(asOf))}
  </Banner>
)

function PayButton({ money }: { money: MyMoney }) {
  if (money.charges.length === 0) return null
  return (
    <Button asChild>
      <Link to="/pay">{money.owed > 0 ? words.pay.now : words.pay.ahead}</Link>
    </Button>
  )
}

const Everything = ({ money }: { money: MyMoney }) => (
  <div className="grid gap-4 md:gap-5">
    <MyBalance money={money} />
    <MainGrid
      aside={
        <>
          <PayByItself money={money} />
          <MyReceipts money={money} />
        </>
      }
    >
      <MyCharges money={money} />
      <WaysToPay money={money} />
    </MainGrid>
  </div>
)
