import { useQuery } from '@tanstack/react-query'
import { consents } from '#words/consents'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { consentCountsQuery } from '../queries.ts'

const words = consents.counts

/** How many people agreed to each version of each text. */
export const ConsentCounts = () => (
  <Card>
    <CardHead title={words.title} />
    <CardBody className="text-ink-soft">{words.note}</CardBody>
    <Loaded of={useQuery(consentCountsQuery)} bare rows={3} loading={consents.loading}>
      {({ data }) =>
        data.length === 0 ? (
          <CardBody>{words.none}</CardBody>
        ) : (
          <Rows label={words.title}>
            {data.map(({ purpose, version, given, withdrawn }) => (
              <Row
                key={`${purpose} ${version}`}
                title={words.row(consents.purposes[purpose], version)}
                note={words.given(given, withdrawn)}
                strong={false}
              />
            ))}
          </Rows>
        )
      }
    </Loaded>
  </Card>
)
