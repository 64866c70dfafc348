import type { SettlementDetail } from '@gida/contract/domains/settlements/settlement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { settlements } from '#words/settlements'
import { formatDay, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { ReconciliationPill } from '../parts/ReconciliationPill.tsx'
import { SettlementLines } from '../parts/SettlementLines.tsx'
import { settlementQuery } from '../queries.ts'

const settlementScreen = getRouteApi('/signed-in/frame/dashboard/payments/settlements/$id')

const words = settlements.one

/** One settlement, each line compared with the ledger. */
export function SettlementPage() {
  const { id } = settlementScreen.useParams()
  const answer = useQuery(settlementQuery(id))
  const { data } = answer
  return (
    <>
      <PageHead
        title={data ? words.title(formatDay(data.settled_on)) : words.frame}
        note={data && `${data.landlord_name ?? settlements.list.to[data.to]} · ${data.estate_name}`}
        crumb={<Link to="/dashboard/payments/settlements">{words.crumb}</Link>}
      />
      <Loaded of={answer} loading={settlements.loading}>
        {(data) => (
          <div className="grid gap-4 md:gap-5">
            <Sums settlement={data} />
            <SettlementLines id={id} />
            {data.deductions.length > 0 && <Deductions settlement={data} />}
          </div>
        )}
      </Loaded>
    </>
  )
}

const Sums = ({ settlement }: { settlement: SettlementDetail }) => (
  <Card>
    <CardBody className="grid gap-3 pt-4 md:pt-5">
      <div>
        <ReconciliationPill count={settlement.open_differences} />
      </div>
      <DescriptionList>
        <DescriptionItem label={words.booked}>
          <Money kobo={settlement.booked} />
        </DescriptionItem>
        {settlement.deducted > 0 && (
          <DescriptionItem label={words.deducted}>
            <Money kobo={-settlement.deducted} />
          </DescriptionItem>
        )}
        <DescriptionItem label={words.amount} sum>
          <Money kobo={settlement.amount} />
        </DescriptionItem>
      </DescriptionList>
    </CardBody>
  </Card>
)

const Deductions = ({ settlement }: { settlement: SettlementDetail }) => (
  <Card aria-labelledby="deductions">
    <CardHead title={words.deductions} id="deductions" />
    <Rows>
      {settlement.deductions.map((one) => (
        <Row
          key={`${one.at}${one.amount}${one.memo}`}
          title={one.memo || words.deduction}
          note={formatWhen(one.at)}
          value={<Money kobo={-one.amount} />}
        />
      ))}
    </Rows>
  </Card>
)
