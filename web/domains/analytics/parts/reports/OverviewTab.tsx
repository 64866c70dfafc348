import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { formatLateness, formatNaira } from '../../../../platform/format.ts'
import { linkTo } from '../../../../platform/search.ts'
import { AgeBar } from '../../../../ui/chart/AgeBar.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Stat } from '../../../../ui/display/Stat.tsx'
import { StatBand } from '../../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { MainGrid } from '../../../../ui/layout/MainGrid.tsx'
import { inPercent, paidBetween } from '../../figures.ts'
import { estateAnalyticsQuery } from '../../queries.ts'
import { CollectionsByMonth } from '../CollectionsByMonth.tsx'
import { Breakdown } from './Breakdown.tsx'
import { FigureCard } from './FigureCard.tsx'
import { RentsTable } from './RentsTable.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.overview
const short = (kobo: number) => formatNaira(kobo, 'short')
type Props = { analytics: EstateAnalytics }

/** What matters of one estate: money first, then who is late, then the rest. */
export function OverviewTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(estateAnalyticsQuery(id))}>
      {(analytics) => (
        <>
          <Band analytics={analytics} />
          <MainGrid
            aside={
              <>
                <Ages analytics={analytics} />
                <Ending analytics={analytics} />
              </>
            }
          >
            <CollectionsByMonth months={analytics.months} today={analytics.today} estate_id={id} />
            <Debtors analytics={analytics} />
          </MainGrid>
          {analytics.by_property.data.length > 1 && (
            <Breakdown
              title={words.byProperty}
              what={words.properties}
              others={analytics.by_property.others}
              parts={analytics.by_property.data.map(({ property_id, ...part }) => ({
                ...part,
                id: property_id,
                link: <Link to="/dashboard/properties/$id" params={{ id: property_id }} />,
              }))}
            />
          )}
          {analytics.by_landlord.data.length > 1 && (
            <Breakdown
              title={words.byLandlord}
              what={words.landlords}
              others={analytics.by_landlord.others}
              parts={analytics.by_landlord.data.map(({ landlord_id, ...part }) => ({
                ...part,
                id: landlord_id ?? '',
                name: part.name || figures.noLandlord,
              }))}
            />
          )}
          <RentsTable rents={analytics.rent_by_bedrooms} />
        </>
      )}
    </TabFrame>
  )
}

function Band({ analytics }: Props) {
  const { collected, expected, collection_rate, debt, ageing, occupancy, days_to_pay } = analytics
  const { months, today, estate_id } = analytics
  const first = `${months[0]?.month ?? today.slice(0, 7)}-01`
  return (
    <StatBand>
      <Stat
        label={words.collected}
        figure={<Money kobo={collected} kind="short" />}
        tone="in"
        note={
          collection_rate === null
            ? words.nothingExpected
            : words.collectedNote(inPercent(collection_rate), short(expected))
        }
        link={<Link to="/dashboard/payments" search={{ ...paidBetween(first, today), estate_id }} />}
      />
      <Stat
        label={words.late}
        figure={<Money kobo={debt.arrears} kind="short" />}
        tone={debt.arrears > 0 ? 'late' : undefined}
        note={ageing.tenants > 0 ? words.lateNote(ageing.tenants) : words.nobodyLate}
        link={<Link to="/dashboard/payments/overdue" search={{ estate_id }} />}
      />
      <Stat
        label={words.occupancy}
        figure={occupancy.rate === null ? figures.none : inPercent(occupancy.rate)}
        note={words.occupancyNote(occupancy.occupied, occupancy.units)}
        link={<Link to="/dashboard/estates/$id" params={{ id: estate_id }} search={{ status: 'OCCUPIED' }} />}
      />
      <Stat
        label={words.daysToPay}
        figure={sayDaysToPay(days_to_pay.average)}
        note={
          days_to_pay.payments === 0
            ? words.nothingPaid
            : words.daysToPayNote(days_to_pay.payments, days_to_pay.average === 0)
        }
      />
    </StatBand>
  )
}

function sayDaysToPay(average: number | null): string {
  if (average === null) return figures.none
  if (average === 0) return words.onTheDay
  return average > 0 ? words.daysLate(average) : words.daysEarly(-average)
}

function Ages({ analytics: { ageing, estate_id } }: Props) {
  return (
    <FigureCard title={words.ages}>
      {ageing.total === 0 ? (
        <p className="text-ink-soft">{words.noArrears}</p>
      ) : (
        <AgeBar
          caption={words.ages}
          heads={words.ageHeads}
          parts={ageing.by_age.map(({ key, tenants, amount }) => ({
            id: key,
            label: words.age[key],
            count: tenants,
            kobo: amount,
            ...(tenants > 0 && {
              link: <Link to="/dashboard/payments/overdue" search={{ age: key, estate_id }} />,
            }),
          }))}
        />
      )}
    </FigureCard>
  )
}

function Debtors({ analytics: { top_debtors } }: Props) {
  return (
    <FigureCard title={words.debtors} plain>
      {top_debtors.length === 0 && (
        <div className="border-t border-line">
          <EmptyState title={words.noDebtors} small>
            {words.noDebtorsNote}
          </EmptyState>
        </div>
      )}
      <Rows>
        {top_debtors.map(({ tenant_id, tenant_name, unit_id, unit_name, amount, late_days }) => (
          <Row
            key={`${tenant_id} ${unit_id}`}
            avatar={tenant_name}
            title={tenant_name}
            note={unit_name}
            value={<Money kobo={amount} kind="short" />}
            valueNote={<span className="text-overdue">{formatLateness(late_days)}</span>}
            link={<Link to="/dashboard/payments/overdue" search={{ tenant_id, unit_id }} />}
          />
        ))}
      </Rows>
    </FigureCard>
  )
}

/** Typed loosely: the list of leases reads `ends_within` from its address where it knows it. */
const leasesEnding = (estate_id: string, days: number) =>
  linkTo(`/dashboard/leases?status=ACTIVE&estate_id=${estate_id}&ends_within=${days}`)

function Ending({ analytics: { leases_ending, estate_id } }: Props) {
  return (
    <FigureCard title={words.ending} plain>
      <Rows>
        {leases_ending.map(({ within_days, count, yearly_rent }) => (
          <Row
            key={within_days}
            strong={false}
            title={words.endingWithin(within_days)}
            value={words.endingCount(count)}
            valueNote={<Money kobo={yearly_rent} kind="short" />}
            {...(count > 0 && { link: <Link {...leasesEnding(estate_id, within_days)} /> })}
          />
        ))}
      </Rows>
    </FigureCard>
  )
}
