import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { formatLateness } from '../../../../platform/screens/format.ts'
import { linkTo } from '../../../../platform/screens/search.ts'
import { AgeBar } from '../../../../ui/chart/AgeBar.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { EmptyRows } from '../../../../ui/feedback/EmptyRows.tsx'
import { MainGrid } from '../../../../ui/layout/MainGrid.tsx'
import { chargesOfAge } from '../../../charges/index.ts'
import { estateAnalyticsQuery } from '../../queries.ts'
import { CollectionsByMonth } from '../CollectionsByMonth.tsx'
import { Breakdown } from './Breakdown.tsx'
import { FigureCard } from './FigureCard.tsx'
import { OverviewBand } from './OverviewBand.tsx'
import { RentsTable } from './RentsTable.tsx'
import { TabFrame } from './TabFrame.tsx'

const words = figures.overview
type Props = { analytics: EstateAnalytics }

/** Overview of one estate: money first, then arrears, then the rest. */
export function OverviewTab({ id }: { id: string }) {
  return (
    <TabFrame answer={useQuery(estateAnalyticsQuery(id))}>
      {(analytics) => (
        <>
          <OverviewBand analytics={analytics} />
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
            ...(amount > 0 && {
              amountLink: <Link to="/dashboard/payments/charges" search={chargesOfAge(key, { estate_id })} />,
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
        <EmptyRows title={words.noDebtors} small>
          {words.noDebtorsNote}
        </EmptyRows>
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

/** A plain address, since `ends_within` is a search parameter of the leases list, which this domain cannot import. */
const leasesEnding = (estate_id: string, days: number) =>
  linkTo(`/dashboard/tenants/leases?status=ACTIVE&estate_id=${estate_id}&ends_within=${days}`)

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
