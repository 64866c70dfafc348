import { percent } from '@gida/contract/domains/law/rules'
import type { TenantStatement } from '@gida/contract/domains/settlements/tenant-statement'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { law } from '#words/law'
import { rentPaid as words } from '#words/rent-paid'
import { client } from '../../../platform/http/api.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { MoneyHead } from '../../../shell/money/MoneyHead.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Stat } from '../../../ui/display/Stat.tsx'
import { StatBand } from '../../../ui/display/StatBand.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { WithEnglish } from '../../law/index.ts'
import { tenantStatementQuery } from '../queries.ts'

const rentPaidScreen = getRouteApi('/signed-in/frame/dashboard/payments/rent-paid')

const YEARS = 4

/** The rent a tenant paid in a year, and the tax relief for it. */
export function RentPaidPage() {
  const present = Number(today().slice(0, 4))
  const { year = present } = rentPaidScreen.useSearch()
  const navigate = rentPaidScreen.useNavigate()
  const answer = useQuery(tenantStatementQuery(year))
  const years = Array.from({ length: YEARS }, (_, n) => String(present - n))
  return (
    <>
      <MoneyHead at="rent-paid" title={words.title} note={words.note} />
      <div className="grid gap-4 md:gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <Field label={words.year} className="w-[130px]">
            <SelectField
              options={years.map((value) => ({ value, label: value }))}
              value={String(year)}
              onChange={(next) => void navigate({ search: { year: Number(next) } })}
            />
          </Field>
          <DownloadButton
            get={() => client.settlements.downloadTenantStatement({ query: { year } })}
            name={words.fileName(year)}
            failed={words.downloadFailed}
            busyText={words.downloading}
          >
            {words.download}
          </DownloadButton>
        </div>
        <Loaded of={answer} loading={words.loading}>
          {(data) => <Statement statement={data} />}
        </Loaded>
      </div>
    </>
  )
}

function Statement({ statement }: { statement: TenantStatement }) {
  const { relief, lines, from_credit, total, year } = statement
  return (
    <>
      <StatBand>
        <Stat label={words.total} figure={<Money kobo={total} kind="short" />} alone="rows-below" />
        <Stat
          label={words.relief}
          figure={relief.amount === null ? words.noRule : <Money kobo={relief.amount} kind="short" />}
          note={words.reliefNote}
          alone="worked-out"
        />
      </StatBand>
      <Card aria-labelledby="law">
        <CardHead title={words.law} id="law" />
        <CardBody className="grid gap-2">
          <p>
            <WithEnglish own={sayRelief(relief)} english={relief.says} />
          </p>
          {relief.rule && <p className="text-ink-soft">{relief.rule.says}</p>}
          {relief.rule && (
            <p className="text-small text-ink-soft">{`${words.source}: ${relief.rule.source}`}</p>
          )}
          <p className="text-small text-ink-soft">{law.disclaimer}</p>
        </CardBody>
      </Card>
      <Card aria-labelledby="rent-lines">
        <CardHead title={words.lines} id="rent-lines" />
        {lines.length + from_credit.length === 0 && (
          <EmptyState title={words.empty(year)}>{words.emptyNote}</EmptyState>
        )}
        <Rows label={words.lines}>
          {lines.map((line) => (
            <Row
              key={line.receipt_id}
              title={line.periods.join(', ') || line.premises}
              note={[words.receipt(line.receipt_number), line.premises, line.landlord].join(' · ')}
              value={<Money kobo={line.amount} />}
              valueNote={formatDay(line.paid_on)}
              chevron
              link={<Link to="/dashboard/receipts/$id" params={{ id: line.receipt_id }} />}
            />
          ))}
          {from_credit.map((line) => (
            <Row
              key={`${line.charge_id} ${line.settled_on}`}
              title={line.period ?? line.premises}
              note={[words.fromCredit, line.premises, line.landlord].join(' · ')}
              value={<Money kobo={line.amount} />}
              valueNote={formatDay(line.settled_on)}
            />
          ))}
        </Rows>
      </Card>
    </>
  )
}

function sayRelief({ rate, most, amount, rent_paid }: TenantStatement['relief']): string {
  const { told } = law
  if (rate === null || most === null) return told.noRule
  const says = told.relief(percent(rate), formatNaira(rent_paid))
  return amount === most ? `${says} ${told.reliefMost(formatNaira(most))}` : says
}
