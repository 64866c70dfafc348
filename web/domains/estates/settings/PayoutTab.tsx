import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estateSettings } from '#words/estate-settings'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { landlordsQuery } from '../queries.ts'

const words = estateSettings.payout

const AccountPill = ({ isSet }: { isSet: boolean }) =>
  isSet ? (
    <Pill tone="in" icon="ok">
      {words.set}
    </Pill>
  ) : (
    <Pill tone="wait" icon="clock">
      {words.missing}
    </Pill>
  )

/** Which landlords have a payout account, and a link to one's own. */
export function PayoutTab({ estate }: { estate: Estate }) {
  const answer = useQuery(landlordsQuery(estate.id))
  return (
    <Card aria-labelledby="payout" className="max-w-[640px]">
      <CardHead title={words.title} id="payout" />
      <CardBody className="text-ink-soft">{words.note}</CardBody>
      <Loaded bare of={answer} rows={2} loading={estateSettings.loading}>
        {({ data }) => (
          <>
            {data.length === 0 && <CardBody className="text-ink-soft">{words.none}</CardBody>}
            <Rows>
              {data.map(({ user_id, full_name, property_count, has_payout_account }) => (
                <Row
                  key={user_id}
                  avatar={full_name}
                  title={full_name}
                  note={words.properties(property_count)}
                  end={<AccountPill isSet={has_payout_account} />}
                />
              ))}
            </Rows>
          </>
        )}
      </Loaded>
      <Rows>
        <Row
          icon="bank"
          tone="act"
          title={words.own}
          note={words.ownNote}
          chevron
          link={<Link to="/dashboard/settings/payout" />}
        />
      </Rows>
    </Card>
  )
}
