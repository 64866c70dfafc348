import type { VendorDetail } from '@gida/contract/domains/vendors/vendor'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { vendors as words } from '#words/vendors'
import { useTitle } from '../../../platform/browser/title.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { VendorAccountCard } from '../parts/VendorAccountCard.tsx'
import { VendorActs } from '../parts/VendorActs.tsx'
import { VendorFacts } from '../parts/VendorFacts.tsx'
import { VendorJobs } from '../parts/VendorJobs.tsx'
import { VendorPill } from '../parts/VendorPill.tsx'
import { vendorQuery } from '../queries.ts'

const vendorScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/vendors/$id')

/** One vendor: trades, jobs and bank account. */
export function VendorPage() {
  const answer = useQuery(vendorQuery(vendorScreen.useParams().id))
  useTitle(answer.data?.name)
  return (
    <Loaded of={answer} head={<PageHead title={words.title} />} missing={words.missing}>
      {(vendor) => <OneVendor key={vendor.id} vendor={vendor} />}
    </Loaded>
  )
}

function OneVendor({ vendor }: { vendor: VendorDetail }) {
  const { name, status, hold_reason, rating, jobs_rated, jobs_done, can } = vendor
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance/vendors">{words.title}</Link>}
        title={name}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.jobsDone(jobs_done)} · {rating === null ? words.unrated : words.rated(rating, jobs_rated)}
            <VendorPill status={status} />
          </span>
        }
        actions={can.change && <VendorActs vendor={vendor} />}
        wraps
      />
      <div className="grid gap-4 md:gap-5">
        {hold_reason && (
          <Banner tone="wait" title={words.one.heldFor(hold_reason)}>
            {words.one.heldNote}
          </Banner>
        )}
        <MainGrid
          aside={
            <>
              <VendorFacts vendor={vendor} />
              <VendorAccountCard vendor={vendor} />
            </>
          }
        >
          <VendorJobs id={vendor.id} />
        </MainGrid>
      </div>
    </>
  )
}
