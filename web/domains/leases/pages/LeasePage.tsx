import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Avatar } from '../../../ui/display/Avatar.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AutopayOnLease } from '../../autopay/index.ts'
import { WaysByTransfer } from '../../charges/index.ts'
import { LawOfLease } from '../../law/index.ts'
import { AwaitingTenant } from '../parts/AwaitingTenant.tsx'
import { ChargeTimeline } from '../parts/ChargeTimeline.tsx'
import { ComingCharges } from '../parts/ComingCharges.tsx'
import { LeaseActions } from '../parts/LeaseActions.tsx'
import { LeaseBand } from '../parts/LeaseBand.tsx'
import { LeaseDetails } from '../parts/LeaseDetails.tsx'
import { LeaseTabs } from '../parts/LeaseTabs.tsx'
import { PeopleOfLease } from '../parts/PeopleOfLease.tsx'
import { ProposedLease } from '../parts/ProposedLease.tsx'
import { leaseQuery } from '../queries.ts'

const leaseScreen = getRouteApi('/signed-in/frame/dashboard/leases/$id')

const words = leases.lease

/** One tenancy: its money first, then its terms. */
export function LeasePage() {
  const { id } = leaseScreen.useParams()
  const answer = useQuery(leaseQuery(id))
  const { data: lease } = answer
  useTitle(lease?.tenant_name)

  return (
    <Loaded
      of={answer}
      head={<PageHead title={words.title} />}
      missing={leases.notFound}
      loading={leases.loading}
    >
      {(lease) => <Lease lease={lease} />}
    </Loaded>
  )
}

function Lease({ lease }: { lease: LeaseWithCharges }) {
  const isMine = useActor().user.role === 'TENANT'
  const { id, tenant_name, unit_name, estate_name, charges, can } = lease
  return (
    <>
      <PageHead
        crumb={
          isMine ? (
            <Link to="/dashboard">{leases.home.title}</Link>
          ) : (
            <Link to="/dashboard/leases">{words.crumb}</Link>
          )
        }
        start={!isMine && <Avatar name={tenant_name} size="l" />}
        title={isMine ? leases.place(unit_name, estate_name) : tenant_name}
        note={isMine ? leases.home.title : leases.place(unit_name, estate_name)}
        actions={
          !isMine ? (
            <LeaseActions lease={lease} />
          ) : (
            !can.answer && (
              <Button asChild>
                <Link to="/pay">{words.pay}</Link>
              </Button>
            )
          )
        }
        wraps
      />
      <LeaseTabs id={id} estateId={lease.estate_id} at="tenancy" />
      {!isMine && <AwaitingTenant lease={lease} />}
      {!isMine && <AutopayOnLease leaseId={id} />}
      <MainGrid aside={<LeaseAside lease={lease} />}>
        {can.answer ? <ProposedLease lease={lease} /> : <LeaseBand lease={lease} isMine={isMine} />}
        <Card aria-labelledby="charges">
          <CardHead title={words.charges} id="charges" />
          <CardBody>
            {charges.length > 0 ? (
              <ChargeTimeline charges={charges} />
            ) : (
              <p className="text-ink-soft">{words.noCharges}</p>
            )}
          </CardBody>
        </Card>
        <ComingCharges schedule={lease.schedule} />
        <LawOfLease leaseId={id} />
      </MainGrid>
    </>
  )
}

/** The terms, what the law says of them, and the people. */
function LeaseAside({ lease }: { lease: LeaseWithCharges }) {
  return (
    <>
      <LeaseDetails lease={lease} />
      <WaysByTransfer leaseId={lease.id} />
      <PeopleOfLease guarantor={lease.guarantor} occupants={lease.occupants} />
    </>
  )
}
