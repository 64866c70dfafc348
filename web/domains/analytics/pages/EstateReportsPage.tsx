import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { figures as words } from '#words/figures'
import { useTitle } from '../../../platform/browser/title.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { estateQuery } from '../../estates/index.ts'
import { TABS, type Tab } from '../search.ts'

const estateReportsScreen = getRouteApi('/signed-in/frame/dashboard/estates/$id/figures')

/** Each tab is fetched when it is opened, its code too. */
const PARTS = {
  overview: lazy(async () => ({ default: (await import('../parts/reports/OverviewTab.tsx')).OverviewTab })),
  occupancy: lazy(async () => ({
    default: (await import('../parts/reports/OccupancyTab.tsx')).OccupancyTab,
  })),
  forecast: lazy(async () => ({ default: (await import('../parts/reports/ForecastTab.tsx')).ForecastTab })),
  vacancy: lazy(async () => ({ default: (await import('../parts/reports/VacancyTab.tsx')).VacancyTab })),
  market: lazy(async () => ({ default: (await import('../parts/reports/MarketTab.tsx')).MarketTab })),
} satisfies Record<Tab, unknown>

/** The figures of one estate; which of them is in the address. */
export function EstateReportsPage() {
  const { id } = estateReportsScreen.useParams()
  const { tab = 'overview' } = estateReportsScreen.useSearch()
  const { data: estate } = useQuery(estateQuery(id))
  useTitle(estate && words.of(estate.name))
  const Part = PARTS[tab]
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/reports">{words.crumb}</Link>}
        title={estate ? words.of(estate.name) : words.title}
        actions={
          <Button asChild kind="second">
            <Link to="/dashboard/estates/$id" params={{ id }}>
              {words.toEstate}
            </Link>
          </Button>
        }
        wraps
      />
      <div className="mb-4 md:mb-5">
        <Tabs
          label={words.tabs.label}
          value={tab}
          items={TABS.map((value) => ({
            value,
            label: words.tabs[value],
            link: (
              <Link
                to="/dashboard/estates/$id/figures"
                params={{ id }}
                search={value === 'overview' ? {} : { tab: value }}
                resetScroll={false}
              />
            ),
          }))}
        />
      </div>
      <Suspense
        fallback={
          <Card>
            <SkeletonRows label={words.loading} />
          </Card>
        }
      >
        <Part id={id} />
      </Suspense>
    </>
  )
}
