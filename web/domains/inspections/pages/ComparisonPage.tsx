import type { Comparison } from '@gida/contract/domains/inspections/comparison'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { inspections } from '#words/inspections'
import { useSend } from '../../../platform/forms/use-send.ts'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { MainGrid } from '../../../ui/layout/MainGrid.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useProposeFromComparison } from '../changes.ts'
import { ComparedRow } from '../parts/ComparedRow.tsx'
import { comparisonQuery } from '../queries.ts'

const comparisonScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/inspections/$id/comparison')
const words = inspections.comparison
const { downloadComparison } = client.inspections

/** A report compared with the earlier one, and the deductions for what is worse. */
export function ComparisonPage() {
  const answer = useQuery(comparisonQuery(comparisonScreen.useParams().id))
  return (
    <Loaded of={answer} head={<PageHead title={inspections.title} />} missing={inspections.missing}>
      {(comparison) => <OneComparison comparison={comparison} />}
    </Loaded>
  )
}

function OneComparison({ comparison }: { comparison: Comparison }) {
  const { id, kind, before, unit_name, property_name, tenant_name, deposit } = comparison
  const title = before
    ? words.title(inspections.kinds[kind], inspections.kinds[before.kind])
    : inspections.kinds[kind]
  return (
    <>
      <PageHead
        crumb={
          <Link to="/dashboard/maintenance/inspections/$id" params={{ id }}>
            {inspections.reportOf(inspections.kinds[kind])}
          </Link>
        }
        title={title}
        note={[inspections.place(unit_name, property_name), tenant_name].filter(Boolean).join(' · ')}
        actions={
          <DownloadButton
            get={() => downloadComparison({ params: { id } })}
            name={`${title} ${unit_name}.pdf`}
          >
            {inspections.one.pdf}
          </DownloadButton>
        }
        wraps
      />
      {before ? (
        <MainGrid aside={deposit && <DepositCard comparison={comparison} />}>
          <Compared comparison={comparison} />
        </MainGrid>
      ) : (
        <Banner tone="info">{words.alone}</Banner>
      )}
    </>
  )
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { rows, worse } = comparison
  const [shown, setShown] = useState<'worse' | 'rest'>('worse')
  const isWorse = shown === 'worse'
  const wanted = rows.filter(({ verdict }) =>
    isWorse ? verdict === 'WORSE' : verdict !== 'WORSE' && verdict !== 'UNKNOWN',
  )
  const rest = rows.filter(({ verdict }) => verdict === 'SAME' || verdict === 'BETTER').length
  return (
    <Card>
      <CardHead
        title={words.worseHead}
        wraps
        end={
          <Segmented
            label={words.show}
            value={shown}
            onChange={(value) => setShown(value === 'rest' ? 'rest' : 'worse')}
            options={[
              { value: 'worse', label: words.worse(worse) },
              { value: 'rest', label: words.rest(rest) },
            ]}
          />
        }
      />
      {wanted.length === 0 ? (
        <CardBody>
          <p className="text-ink-soft">{isWorse ? words.none : words.noneRest}</p>
        </CardBody>
      ) : (
        <Rows label={isWorse ? words.worseHead : words.show}>
          {wanted.map((row) => (
            <ComparedRow key={row.item.id} comparison={comparison} row={row} />
          ))}
        </Rows>
      )}
    </Card>
  )
}

function DepositCard({ comparison: { id, deposit, can, lease_id, rows } }: { comparison: Comparison }) {
  const { send, refusal, isSaving } = useSend(useProposeFromComparison(), {
    said: inspectionDesk.proposal.done,
    unknown: inspectionDesk.proposal.unknown,
  })
  if (!deposit) return null
  return (
    <Card>
      <CardHead title={words.deposit} />
      <CardBody className="grid gap-3">
        <DescriptionList>
          <DescriptionItem label={words.held}>
            <Money kobo={deposit.held} />
          </DescriptionItem>
          {rows.map(({ item, deduction }) =>
            deduction && deduction.amount > 0 ? (
              <DescriptionItem key={item.id} label={`${item.room}, ${item.name}`}>
                <Money kobo={-deduction.amount} />
              </DescriptionItem>
            ) : null,
          )}
          <DescriptionItem label={words.left} sum>
            <Money kobo={deposit.left} />
          </DescriptionItem>
          {deposit.contested > 0 && (
            <DescriptionItem label={words.contested} tone="late">
              <Money kobo={deposit.contested} />
            </DescriptionItem>
          )}
        </DescriptionList>
        {deposit.contested > 0 && <p className="text-small text-ink-soft">{words.whole}</p>}
        <Refusal>{refusal}</Refusal>
        {can.propose && (
          <Button
            busy={isSaving}
            busyText={inspectionDesk.proposal.busy}
            onClick={() => send({ params: { id } })}
          >
            {inspectionDesk.proposal.act}
          </Button>
        )}
        {lease_id && (
          <Button asChild kind="second">
            <Link to="/dashboard/deposits/$id" params={{ id: lease_id }}>
              {words.openDeposit}
            </Link>
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
