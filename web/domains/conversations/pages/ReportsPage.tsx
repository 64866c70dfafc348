import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { conversations } from '#words/conversations'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { ReportCard } from '../parts/ReportCard.tsx'
import { reportsQuery } from '../queries.ts'

const words = conversations.reports
const reportsScreen = getRouteApi('/signed-in/frame/dashboard/messages/reports')

/** Reported messages with their outcome, for estate managers. */
export function ReportsPage() {
  const { page = 1 } = reportsScreen.useSearch()
  const navigate = reportsScreen.useNavigate()
  return (
    <>
      <PageHead crumb={<Link to="/dashboard/messages">{conversations.title}</Link>} title={words.title} />
      <Loaded of={useQuery(reportsQuery(page))}>
        {({ data, pagination }) =>
          data.length > 0 ? (
            <div className="grid gap-4">
              {data.map((report) => (
                <ReportCard key={report.id} report={report} />
              ))}
              <Pager
                page={page}
                pages={pagination.totalPages}
                onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
              />
            </div>
          ) : (
            <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
          )
        }
      </Loaded>
    </>
  )
}
