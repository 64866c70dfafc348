import type { LeaseStatus, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { leases } from '#words/leases'
import { hasCode, messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { MenuItem } from '../../../ui/overlay/menu-item.ts'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { RecordActions } from '../../payments/index.ts'
import { useUpdateLease } from '../changes.ts'
import { WHY_NOT_YET } from './AwaitingTenant.tsx'
import { CallOffEnding } from './CallOffEnding.tsx'
import { CancelDraft } from './CancelDraft.tsx'
import { RemoveTenant } from './RemoveTenant.tsx'
import { StartLease } from './StartLease.tsx'

const words = leases.lease

type Props = {
  lease: LeaseWithCharges
  /** Further actions on a lease that is no draft, before the menu. */
  children?: ReactNode
}

/** Actions of staff on a lease: payments, renewal, move, end; or start of a draft. */
export function LeaseActions({ lease, children }: Props) {
  const [isEnding, setEnding] = useState(false)
  const [isCallingOff, setCallingOff] = useState(false)
  const [isStarting, setStarting] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  const update = useUpdateLease()
  const { id, status, tenant_id, unit_id, can } = lease
  const move = (next: LeaseStatus, said: string) =>
    update.mutate(
      { params: { id }, body: { status: next } },
      {
        onSuccess: () => toast.success(said),
        onError: (error) => {
          setCancelling(false)
          // The tenant has not consented yet: asks them, and the lease starts when they accept.
          if (hasCode(error, 'TENANT_CONSENT_MISSING'))
            move('PENDING_SIGNATURE', words.askedTenant(lease.tenant_name))
          else toast.error(messageOf(error))
        },
      },
    )
  if (status === 'PENDING_SIGNATURE') {
    if (!can.write) return null
    return (
      <Button
        kind="second"
        busy={update.isPending}
        busyText={words.withdrawing}
        onClick={() => move('DRAFT', words.withdrawn)}
      >
        {words.withdraw}
      </Button>
    )
  }
  if (status === 'DRAFT') {
    if (!can.write) return null
    const starts = update.isPending && update.variables.body?.status === 'ACTIVE'
    return (
      <>
        <Button
          busy={starts}
          busyText={words.starting}
          disabled={!tenant_id || (update.isPending && !starts)}
          aria-describedby={tenant_id ? undefined : WHY_NOT_YET}
          onClick={() => setStarting(true)}
        >
          {words.activate}
        </Button>
        <RowMenu
          label={words.moreOfDraft}
          items={[{ label: words.cancelDraft, late: true, onSelect: () => setCancelling(true) }]}
        />
        {isCancelling && (
          <CancelDraft
            lease={lease}
            isBusy={update.isPending}
            onCancel={() => move('TERMINATED', words.cancelled)}
            onClose={() => setCancelling(false)}
          />
        )}
        {isStarting && (
          <StartLease
            lease={lease}
            isBusy={starts}
            onStart={() => {
              setStarting(false)
              move('ACTIVE', words.activated)
            }}
            onClose={() => setStarting(false)}
          />
        )}
      </>
    )
  }
  const items: MenuItem[] = [
    ...(can.renew
      ? [
          {
            label: words.renew,
            icon: 'refresh' as const,
            link: <Link to="/dashboard/leases/$id/renew" params={{ id }} />,
          },
        ]
      : []),
    ...(can.end
      ? [
          {
            label: words.transfer,
            icon: 'transfer' as const,
            link: <Link to="/dashboard/leases/$id/transfer" params={{ id }} />,
          },
          { label: words.remove, icon: 'sign-out' as const, onSelect: () => setEnding(true) },
        ]
      : []),
    ...(can.call_off_ending
      ? [{ label: words.callOff.open, icon: 'refresh' as const, onSelect: () => setCallingOff(true) }]
      : []),
  ]
  return (
    <>
      {tenant_id && <RecordActions home={{ unit_id, tenant_id }} />}
      <Button asChild kind="second">
        <Link
          to="/dashboard/payments"
          search={{ ...(tenant_id && { tenant_id }), property_unit_id: unit_id }}
        >
          {words.payments}
        </Link>
      </Button>
      {children}
      <RowMenu label={words.more} items={items} />
      {isCallingOff && <CallOffEnding lease={lease} onClose={() => setCallingOff(false)} />}
      {isEnding && <RemoveTenant lease={lease} onClose={() => setEnding(false)} />}
    </>
  )
}
