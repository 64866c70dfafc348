import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { AutopayOnLease } from '../../autopay/index.ts'
import { WaysByTransfer } from '../../charges/index.ts'
import { DocumentsOf } from '../../estates/index.ts'
import { HistoryOf } from '../../users/index.ts'
import { ChargeTimeline } from '../parts/ChargeTimeline.tsx'
import { ComingCharges } from '../parts/ComingCharges.tsx'
import { LeaseBand } from '../parts/LeaseBand.tsx'
import { LeaseDetails } from '../parts/LeaseDetails.tsx'
import { LeaseHead } from '../parts/LeaseHead.tsx'
import { PeopleOfLease } from '../parts/PeopleOfLease.tsx'
import { ProposedLease } from '../parts/ProposedLease.tsx'
import { leaseQuery } from '../queries.ts'
import { BundleOfLease, ConditionOfLease, NoticesOfLease, PapersOfLease } from '../slots.ts'

const leaseScreen = getRouteApi('/signed-in/frame/dashboard/leases/$id')

const words = leases.lease

/** One lease: outstanding amounts, payment methods, terms and charges. */
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
      {(lease) => (
        <>
          <LeaseHead lease={lease} at="overview" />
          <Overview lease={lease} />
        </>
      )}
    </Loaded>
  )
}

/** On a phone the payment methods and terms come before the charges; on desktop they are beside them. */
function Overview({ lease }: { lease: LeaseWithCharges }) {
  const isMine = useActor().user.role === 'TENANT'
  const isPhone = useIsPhone()
  const { id, charges, guarantor, occupants, can, status } = lease
  const isOver = status === 'EXPIRED' || status === 'TERMINATED'
  const terms = (
    <>
      <WaysByTransfer leaseId={id} />
      {!isMine && <AutopayOnLease leaseId={id} />}
      <LeaseDetails lease={lease} />
    </>
  )
  return (
    <MainGrid
      aside={
        <>
          {!isPhone && terms}
          <PeopleOfLease guarantor={guarantor} occupants={occupants} />
          <ConditionOfLease leaseId={id} unitId={lease.unit_id} isOver={isOver} />
          <NoticesOfLease leaseId={id} />
          <PapersOfLease leaseId={id} />
          <BundleOfLease leaseId={id} />
          <DocumentsOf type="lease" id={id} name={lease.unit_name} />
          <HistoryOf type="lease" id={id} />
        </>
      }
    >
      {can.answer ? <ProposedLease lease={lease} /> : <LeaseBand lease={lease} />}
      {isPhone && terms}
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
    </MainGrid>
  )
}
