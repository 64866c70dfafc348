import { REPORTS, type ReportKey, shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport, Report } from '@gida/contract/domains/reports/report'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { reportPages as words } from '#words/report-pages'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatDay, formatPeriod } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { SaveViewForm } from '../forms/SaveViewForm.tsx'
import { ReportChart } from '../parts/ReportChart.tsx'
import { ReportExport } from '../parts/ReportExport.tsx'
import { ReportFilters } from '../parts/ReportFilters.tsx'
import { ReportTable } from '../parts/ReportTable.tsx'
import { reportQuery } from '../queries.ts'
import type { ReportSearch } from '../search.ts'
import { whereOf } from '../where.ts'

const reportScreen = getRouteApi('/signed-in/frame/dashboard/reports/$report')

const isKey = (key: string): key is ReportKey => key in REPORTS

/** One catalogue report; its parameters are in the URL. */
export function ReportPage() {
  const { report } = reportScreen.useParams()
  return isKey(report) ? <OneReport key={report} report={report} /> : <EmptyState title={words.missing} />
}

function OneReport({ report }: { report: ReportKey }) {
  const search = reportScreen.useSearch()
  const { title } = shapeOf(report)
  const asked = askedOf(report, search)
  const [isKeeping, setKeeping] = useState(false)
  const needsEstate = useActor().user.role === 'ADMIN' && !search.estate_id
  const answer = useInfiniteQuery({ ...reportQuery(asked), enabled: !needsEstate })
  const first = answer.data?.pages[0]
  useTitle(first && title)
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/reports">{words.all}</Link>}
        title={title}
        note={first && saysOf(first)}
        actions={
          !needsEstate && (
            <>
              <Button kind="quiet" onClick={() => setKeeping(true)}>
                {words.keep.action}
              </Button>
              <ReportExport asked={asked} />
            </>
          )
        }
        wraps
      />
      <ReportFilters report={report} search={search} />
      {needsEstate ? (
        <Card>
          <EmptyState title={words.chooseEstate} motif="frame" />
        </Card>
      ) : (
        <Loaded of={answer} loading={words.loading} missing={words.missing} denied={words.denied}>
          {({ pages }) => (
            <div className="grid gap-4 md:gap-5">
              <ReportChart report={report} asked={asked} />
              <ReportCard
                pages={pages}
                search={search}
                more={
                  answer.hasNextPage && (
                    <Button
                      kind="second"
                      busy={answer.isFetchingNextPage}
                      onClick={() => void answer.fetchNextPage()}
                    >
                      {words.more}
                    </Button>
                  )
                }
              />
            </div>
          )}
        </Loaded>
      )}
      {isKeeping && <SaveViewForm asked={asked} onDone={() => setKeeping(false)} />}
    </>
  )
}

type CardProps = { pages: readonly Report[]; search: ReportSearch; more: ReactNode }

/** The loaded rows, the totals of all, and the method. */
function ReportCard({ pages: [first, ...others], search, more }: CardProps) {
  if (!first) return null
  if (first.count === 0)
    return (
      <Card>
        <EmptyState title={words.empty}>{words.emptyNote}</EmptyState>
      </Card>
    )
  const rows = [first, ...others].flatMap((page) => page.rows)
  return (
    <>
      <Card aria-label={first.title}>
        <ReportTable data={first} rows={rows} search={search} />
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 md:px-5">
          <span className="text-small text-ink-soft">{words.shown(rows.length, first.count)}</span>
          {more}
        </div>
      </Card>
      {first.means && <p className="text-small text-ink-soft">{first.means}</p>}
    </>
  )
}

function askedOf(report: ReportKey, { where, columns, ...search }: ReportSearch): CatalogueReport {
  return {
    report,
    ...search,
    ...(where && { where: whereOf(where) }),
    ...(columns && { columns: shapeOf(report).columns.map(({ key }) => key) }),
    format: 'json',
  }
}

const saysOf = ({ from, to, basis, estate_name, landlord_name }: Report): string =>
  [
    estate_name ?? words.allEstates,
    landlord_name,
    from ? formatPeriod(from, to) : words.on(formatDay(to)),
    basis && words.bases[basis],
  ]
    .filter(Boolean)
    .join(' · ')
