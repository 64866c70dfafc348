import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { evidence as words } from '#words/evidence'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { BundleForm } from '../forms/BundleForm.tsx'
import { BundleList } from '../parts/BundleList.tsx'
import { choicesQuery } from '../queries.ts'

const bundlesScreen = getRouteApi('/signed-in/frame/dashboard/leases/$id/evidence')

/** Composes an evidence bundle of a lease, and lists earlier ones. */
export function BundlesPage() {
  const { id } = bundlesScreen.useParams()
  return (
    <Loaded of={useQuery(choicesQuery(id))} head={<PageHead title={words.title} />} missing={words.missing}>
      {({ unit_name, tenant_name, choices }) => (
        <>
          <PageHead
            crumb={
              <Link to="/dashboard/leases/$id" params={{ id }}>
                {unit_name}
              </Link>
            }
            title={words.title}
            note={tenant_name}
          />
          <div className="grid max-w-2xl gap-4 md:gap-6">
            <BundleForm leaseId={id} name={unit_name} choices={choices} />
            <BundleList leaseId={id} />
          </div>
        </>
      )}
    </Loaded>
  )
}
