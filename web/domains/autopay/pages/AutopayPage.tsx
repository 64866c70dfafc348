import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Link } from '@tanstack/react-router'
import { tenantAccount } from '#words/tenant-account'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useOffIn } from '../../../platform/session/features.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PayLink } from '../../charges/index.ts'
import { isChargeable } from '../../payments/index.ts'
import { AutopayForm } from '../forms/AutopayForm.tsx'
import { AutopayInstructionCard } from '../parts/AutopayInstruction.tsx'
import { useTenantAccount } from '../queries.ts'

const words = tenantAccount.standing

/** Autopay for each tenancy, or the form to set it up. */
export function AutopayPage() {
  const answer = useTenantAccount()
  return (
    <>
      <PageHead
        title={words.title}
        note={words.note}
        crumb={<Link to="/dashboard/payments">{tenantAccount.cards.crumb}</Link>}
      />
      <div className="grid max-w-[720px] gap-4 md:gap-5">
        <Loaded of={answer} loading={tenantAccount.loading}>
          {(data) => <Homes money={data} />}
        </Loaded>
      </div>
    </>
  )
}

function Homes({ money }: { money: TenantAccount }) {
  const { homes, instructions, methods } = money
  const isOff = useOffIn('autopay')
  const without = homes.filter(
    ({ lease_id, estate_id }) => !isOff(estate_id) && !instructions.some((one) => one.lease_id === lease_id),
  )
  const isNotOffered = instructions.length === 0 && homes.length > 0 && without.length === 0
  return (
    <>
      {instructions.map((instruction) => (
        <AutopayInstructionCard key={instruction.id} instruction={instruction} money={money} />
      ))}
      {methods.some(isChargeable)
        ? without.map((home) => <AutopayForm key={home.lease_id} home={home} money={money} />)
        : without.length > 0 && <NeedsCard canPay={money.charges.length > 0} />}
      {isNotOffered && (
        <Card>
          <EmptyState title={words.notOffered}>{words.notOfferedNote}</EmptyState>
        </Card>
      )}
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
    <EmptyState title={words.needsCard} action={canPay && <PayLink>{tenantAccount.cards.payNow}</PayLink>}>
      {words.needsCardNote}
    </EmptyState>
  </Card>
)
