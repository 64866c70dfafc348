import type { ReportKind } from '@gida/contract/domains/analytics/report'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Pager } from '../../../ui/table/Pager.tsx'
import { estatesQuery } from '../../estates/index.ts'
import { TABS } from '../search.ts'
import { useGenerateReport } from '../use-generate-report.ts'

const reportsScreen = getRouteApi('/signed-in/frame/dashboard/reports')

const words = figures.reports
const KINDS = Object.keys(words.kinds) as ReportKind[]
const PAGE_SIZE = 10

/** Every estate with the link to its reports, and files to download. */
export function ReportsPage() {
  const { page = 1 } = reportsScreen.useSearch()
  const navigate = reportsScreen.useNavigate()
  const answer = useQuery(estatesQuery({ page, limit: PAGE_SIZE }))
  return (
    <>
      <PageHead title={words.title} note={words.note} />
      <Loaded of={answer} loading={words.loading}>
        {({ data, pagination }) => (
          <>
            {data.length === 0 && (
              <Card>
                <EmptyState title={words.empty} motif="comb">
                  {words.emptyNote}
                </EmptyState>
              </Card>
            )}
            <div className="grid gap-4 md:gap-5">
              {data.map((estate) => (
                <EstateCard key={estate.id} estate={estate} />
              ))}
            </div>
            {pagination.totalPages > 1 && (
              <Pager
                page={page}
                pages={pagination.totalPages}
                onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })}
              />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

function EstateCard({ estate: { id, name, occupied_count, unit_count } }: { estate: Estate }) {
  const { generate, making } = useGenerateReport()
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={name}
        end={<span className="text-small text-ink-soft">{words.let(occupied_count, unit_count)}</span>}
        wraps
      />
      <CardBody>
        <nav aria-label={figures.of(name)} className="flex flex-wrap gap-2">
          {TABS.map((tab) => (
            <Button key={tab} asChild kind="second">
              <Link
                to="/dashboard/estates/$id/figures"
                params={{ id }}
                search={tab === 'overview' ? {} : { tab }}
              >
                {figures.tabs[tab]}
              </Link>
            </Button>
          ))}
        </nav>
        <p className="mt-4 text-small text-ink-soft">{words.filesNote}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {KINDS.map((report) => (
            <Button
              key={report}
              kind="quiet"
              icon="download"
              aria-label={words.download(words.kinds[report], name)}
              busy={making?.report === report}
              onClick={() => generate({ report, estate_id: id, estate_name: name })}
            >
              {words.kinds[report]}
            </Button>
          ))}
        </div>
      </CardBody>
    </Card>
  )
}
