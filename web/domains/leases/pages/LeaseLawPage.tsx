import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { leases } from '#words/leases'
import { titles } from '#words/titles'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { LawOfLease } from '../../law/index.ts'
import { LeaseHead } from '../parts/LeaseHead.tsx'
import { leaseQuery } from '../queries.ts'

const leaseLawScreen = getRouteApi('/signed-in/frame/dashboard/leases/$id/law')

/** The tenancy law that applies to a lease. */
export function LeaseLawPage() {
  const { id } = leaseLawScreen.useParams()
  const answer = useQuery(leaseQuery(id))
  useTitle(answer.data?.tenant_name)
  return (
    <Loaded
      of={answer}
      head={<PageHead title={titles.leaseLaw} />}
      missing={leases.notFound}
      loading={leases.loading}
    >
      {(lease) => (
        <>
          <LeaseHead lease={lease} at="law" />
          <div className="grid gap-4 md:gap-5">
            <LawOfLease leaseId={id} />
          </div>
        </>
      )}
    </Loaded>
  )
}
