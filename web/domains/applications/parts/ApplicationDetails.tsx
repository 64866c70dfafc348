import type { Application } from '@gida/contract/domains/applications/application'
import { applications as all } from '#words/applications'
import { formatDay, formatInstant, formatPhone } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = all.details

/** The applicant's data, and the decision. */
export function ApplicationDetails({ application }: { application: Application }) {
  const { code, phone, email, employment, income_band, household, move_in_date } = application
  const { message, created_at, decided_at, reason } = application
  return (
    <Card aria-labelledby="application-facts">
      <CardHead id="application-facts" title={words.title} />
      <CardBody className="grid gap-4">
        <DescriptionList>
          <DescriptionItem label={words.code}>
            <span className="mono">{code}</span>
          </DescriptionItem>
          <DescriptionItem label={words.phone}>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </DescriptionItem>
          <DescriptionItem label={words.email}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : words.noEmail}
          </DescriptionItem>
          <DescriptionItem label={words.employment}>{all.employment[employment]}</DescriptionItem>
          <DescriptionItem label={words.income}>{all.income[income_band]}</DescriptionItem>
          <DescriptionItem label={words.household}>{words.people(household)}</DescriptionItem>
          <DescriptionItem label={words.moveIn}>{formatDay(move_in_date)}</DescriptionItem>
          <DescriptionItem label={words.sent}>{formatInstant(created_at)}</DescriptionItem>
          {decided_at && <DescriptionItem label={words.decided}>{formatInstant(decided_at)}</DescriptionItem>}
          {reason && <DescriptionItem label={words.reason}>{reason}</DescriptionItem>}
        </DescriptionList>
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
