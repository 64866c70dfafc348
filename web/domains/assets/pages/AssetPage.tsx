import type { AssetDetail } from '@gida/contract/domains/assets/asset'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { assetPlans } from '#words/asset-plans'
import { assets as words } from '#words/assets'
import { useTitle } from '../../../platform/browser/title.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { EmptyRows } from '../../../ui/feedback/EmptyRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { AssetActs } from '../parts/AssetActs.tsx'
import { AssetFacts } from '../parts/AssetFacts.tsx'
import { AssetFiles } from '../parts/AssetFiles.tsx'
import { AssetHistory } from '../parts/AssetHistory.tsx'
import { AssetPill } from '../parts/AssetPill.tsx'
import { AssetReadings } from '../parts/AssetReadings.tsx'
import { PlanRow } from '../parts/PlanRow.tsx'
import { assetQuery } from '../queries.ts'

const assetScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/assets/$id')

/** One asset: condition, plans and history. */
export function AssetPage() {
  const answer = useQuery(assetQuery(assetScreen.useParams().id))
  useTitle(answer.data?.name)
  return (
    <Loaded of={answer} head={<PageHead title={words.head} />} missing={words.missing}>
      {(asset) => <OneAsset key={asset.id} asset={asset} />}
    </Loaded>
  )
}

function OneAsset({ asset }: { asset: AssetDetail }) {
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/maintenance/assets" search={{}}>
            {words.head}
          </Link>
        }
        title={asset.name}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {words.place(asset.unit_name, asset.property_name, asset.estate_name)}
            <AssetPill status={asset.status} />
            {asset.hours !== null && <span className="figures">{words.hours(asset.hours)}</span>}
            {asset.faults > 1 && <span className="text-late">{words.comesBack(asset.faults)}</span>}
          </span>
        }
        actions={<AssetActs asset={asset} />}
        wraps
      />
      <MainGrid aside={<Aside asset={asset} />}>
        <Plans asset={asset} />
        <AssetReadings asset={asset} />
        <AssetHistory asset={asset} />
        <AssetFiles asset={asset} />
      </MainGrid>
    </>
  )
}

function Plans({ asset: { id, plans, status, can } }: { asset: AssetDetail }) {
  return (
    <Card>
      <CardHead
        title={assetPlans.title}
        end={
          can.manage &&
          status !== 'RETIRED' && (
            <Button asChild kind="second" size="small" icon="plus">
              <Link to="/dashboard/maintenance/plans/new" search={{ asset: id }}>
                {assetPlans.add}
              </Link>
            </Button>
          )
        }
      />
      {plans.length === 0 ? (
        <EmptyRows title={assetPlans.none} />
      ) : (
        <Rows label={assetPlans.title}>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </Rows>
      )}
    </Card>
  )
}

const Aside = ({ asset }: { asset: AssetDetail }) => (
  <>
    <AssetFacts asset={asset} />
    <Card>
      <CardHead title={words.one.log} />
      <Rows label={words.one.log}>
        {asset.statuses.map(({ id, at, status, note, actor_name }) => (
          <Row
            key={id}
            title={words.statuses[status]}
            note={[formatWhen(at), actor_name, note].filter(Boolean).join(' · ')}
            strong={false}
          />
        ))}
      </Rows>
    </Card>
  </>
)
