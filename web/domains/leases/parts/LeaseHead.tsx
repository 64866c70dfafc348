import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { Link } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { formatPeriod } from '../../../platform/screens/format.ts'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { PayLink } from '../../charges/index.ts'
import { AskAbout, CallMeeting } from '../../estates/index.ts'
import { HoldOfLease } from '../slots.ts'
import { AwaitingTenant } from './AwaitingTenant.tsx'
import { LeaseActions } from './LeaseActions.tsx'
import { LeasePill } from './LeasePill.tsx'
import { type LeaseTab, LeaseTabs } from './LeaseTabs.tsx'

const words = leases.lease
type Props = { lease: LeaseWithCharges; at: LeaseTab }

/** The head of a lease, the same on each tab: tenant, unit, terms and actions. */
export function LeaseHead({ lease, at }: Props) {
  const actor = useActor()
  const isMine = actor.user.role === 'TENANT'
  const { id, tenant_id, tenant_name, unit_name, estate_name } = lease
  const place = leases.place(unit_name, estate_name)
  return (
    <>
      <PageHead
        crumb={
          isMine ? (
            <Link to="/dashboard">{leases.home.title}</Link>
          ) : (
            <Link to="/dashboard/tenants/leases">{words.crumb}</Link>
          )
        }
        start={!isMine && <Avatar name={tenant_name} size="l" />}
        title={isMine ? place : tenant_name}
        note={<LeaseNote lease={lease} place={isMine ? undefined : place} />}
        actions={
          isMine ? (
            <>
              {isHome(lease) && <PayLink>{words.pay}</PayLink>}
              <AskAbout about={{ type: 'lease', id }} withPeople={[]} />
            </>
          ) : (
            <LeaseActions lease={lease}>
              {tenant_id && (
                <>
                  <AskAbout about={{ type: 'lease', id }} withPeople={[tenant_id]} />
                  <CallMeeting personId={tenant_id} />
                </>
              )}
            </LeaseActions>
          )
        }
        wraps
      />
      <LeaseTabs id={lease.id} at={at} />
      {hasPermission(actor, 'platform_write') && (
        <HoldOfLease leaseId={id} name={leases.place(unit_name, tenant_name)} />
      )}
      {!isMine && <AwaitingTenant lease={lease} />}
    </>
  )
}

/** Whether the tenant has accepted; before that, paying and the tenant's own pages are not offered. */
const isHome = ({ status, tenant_id }: LeaseWithCharges) =>
  tenant_id !== null && status !== 'DRAFT' && status !== 'PENDING_SIGNATURE'

/** Unit, status, term, and rent with its period. */
function LeaseNote({ lease, place }: { lease: LeaseWithCharges; place: string | undefined }) {
  const { status, start_date, end_date, rent_amount, frequency } = lease
  return (
    <>
      {place && <span className="block">{place}</span>}
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
        <LeasePill status={status} />
        <span>{formatPeriod(start_date, end_date)}</span>
        <span>
          {words.rent} <Money kobo={rent_amount} kind="short" /> {leases.per[frequency]}
        </span>
      </span>
    </>
  )
}
