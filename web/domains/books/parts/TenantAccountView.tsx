import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { tenantAccount as words } from '#words/tenant-account'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { AutopayCard, PaymentMethodsCard, useTenantAccount } from '../../autopay/index.ts'
import { PayLink } from '../../charges/index.ts'
import { MyBalance } from './MyBalance.tsx'
import { MyCharges } from './MyCharges.tsx'
import { MyReceipts } from './MyReceipts.tsx'

/** The tenant's account: what is owed, what is held, and how to pay. The cached answer is shown at once, with its time. */
export function TenantAccountView() {
  const answer = useTenantAccount()
  const { data } = answer
  useTitle(words.title)
  return (
    <>
      <MoneyHead
        at="mine"
        title={words.title}
        note={data && words.asOf(formatWhen(data.as_of))}
        actions={data && <PayButton money={data} />}
      />
      <Loaded of={answer} asOf={data?.as_of} loading={words.loading}>
        {(data) => <Everything money={data} />}
      </Loaded>
    </>
  )
}

function PayButton({ money }: { money: TenantAccount }) {
  if (money.charges.length === 0) return null
  return <PayLink>{money.balance.due_now > 0 ? words.pay.now : words.pay.ahead}</PayLink>
}

const Everything = ({ money }: { money: TenantAccount }) => (
  <div className="grid gap-4 md:gap-5">
    <MyBalance money={money} />
    <MainGrid
      aside={
        <>
          <AutopayCard money={money} />
          <MyReceipts money={money} />
        </>
      }
    >
      <MyCharges money={money} />
      <PaymentMethodsCard money={money} />
    </MainGrid>
  </div>
)
