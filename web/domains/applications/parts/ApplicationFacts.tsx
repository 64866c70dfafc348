import type { Application } from '@gida/contract/domains/applications/application'
import { applications as all } from '#words/applications'
import { formatDay, formatInstant, formatPhone } from '../../../platform/format.ts'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = all.facts

/** What the applicant has said, and what was decided. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { code, phone, email, employment, income_band, household, move_in_date } = application
  const { message, created_at, decided_at, reason } = application
  return (
    <Card aria-labelledby="application-facts">
      <CardHead id="application-facts" title={words.title} />
      <CardBody className="grid gap-4">
        <Facts>
          <Fact label={words.code}>
            <span className="mono">{code}</span>
          </Fact>
          <Fact label={words.phone}>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </Fact>
          <Fact label={words.email}>{email ? <a href={`mailto:${email}`}>{email}</a> : words.noEmail}</Fact>
          <Fact label={words.employment}>{all.employment[employment]}</Fact>
          <Fact label={words.income}>{all.income[income_band]}</Fact>
          <Fact label={words.household}>{words.people(household)}</Fact>
          <Fact label={words.moveIn}>{formatDay(move_in_date)}</Fact>
          <Fact label={words.sent}>{formatInstant(created_at)}</Fact>
          {decided_at && <Fact label={words.decided}>{formatInstant(decided_at)}</Fact>}
          {reason && <Fact label={words.reason}>{reason}</Fact>}
        </Facts>
        {message && (
          <div>
            <p className="text-small text-ink-soft">{words.message}</p>
            <p className="whitespace-pre-line">{message}</p>
          </div>
        )}
        <p className="text-small text-ink-soft">{all.privacy}</p>
      </CardBody>
    </Card>
  )
}
