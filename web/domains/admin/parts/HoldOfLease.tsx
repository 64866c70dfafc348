import type { LegalHold } from '@gida/contract/domains/admin/hold'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { holds as words } from '#words/holds'
import { formatDay, formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { holdsOfLeaseQuery } from '../desk-queries.ts'
import { LiftHold } from '../forms/HoldDialogs.tsx'
import { HoldButton } from './HoldButton.tsx'

/** Legal holds on a lease, including through its estate or people, with a button for a new one. Super admins only. */
export function HoldOfLease({ leaseId, name }: { leaseId: string; name: string }) {
  const { data } = useQuery(holdsOfLeaseQuery(leaseId))
  if (!data) return null
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      {data.data.map((hold) => (
        <HoldRow key={hold.id} hold={hold} />
      ))}
      {!data.data.some(({ on }) => on === 'LEASE') && <HoldButton on={{ lease_id: leaseId }} name={name} />}
    </div>
  )
}

function HoldRow({ hold }: { hold: LegalHold }) {
  const [isLifting, setLifting] = useState(false)
  const { on, on_name, reason, owner_name, placed_at, review_on } = hold
  return (
    <div className="w-full">
      <Banner
        tone="wait"
        action={
          on === 'LEASE' && (
            <Button kind="second" size="small" onClick={() => setLifting(true)}>
              {words.lifting.action}
            </Button>
          )
        }
      >
        {words.heldBy(on, on_name, formatWhen(placed_at), reason)}{' '}
        {words.answers(owner_name, formatDay(review_on))}
      </Banner>
      {isLifting && <LiftHold hold={hold} onClose={() => setLifting(false)} />}
    </div>
  )
}
