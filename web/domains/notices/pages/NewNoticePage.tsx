import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { noticeDesk } from '#words/notice-desk'
import { notices as words } from '#words/notices'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { leaseQuery } from '../../leases/index.ts'
import { PrepareForm } from '../forms/PrepareForm.tsx'

const newNoticeScreen = getRouteApi('/signed-in/frame/dashboard/notices/new')

/** Prepares a notice for a lease: kind, statutory dates, document. */
export function NewNoticePage() {
  const { lease_id } = newNoticeScreen.useSearch()
  if (lease_id) return <NoticeFor leaseId={lease_id} />
  return (
    <>
      <PageHead title={noticeDesk.prepare} />
      <EmptyState title={noticeDesk.noLease} motif="frame" />
    </>
  )
}

function NoticeFor({ leaseId }: { leaseId: string }) {
  return (
    <Loaded
      of={useQuery(leaseQuery(leaseId))}
      head={<PageHead title={noticeDesk.prepare} />}
      missing={noticeDesk.noLease}
    >
      {({ id, unit_name, tenant_name }) => (
        <>
          <PageHead
            crumb={
              <Link to="/dashboard/leases/$id" params={{ id }}>
                {words.of(tenant_name, unit_name)}
              </Link>
            }
            title={noticeDesk.prepare}
          />
          <PrepareForm leaseId={id} />
        </>
      )}
    </Loaded>
  )
}
