import { useQuery } from '@tanstack/react-query'
import { privacy } from '#words/privacy'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { accessesQuery } from '../queries.ts'

const words = privacy.accesses

/** Who else accessed this person's data, and which accesses are logged. */
export const AccessCard = () => (
  <Card aria-labelledby="accesses">
    <CardHead title={words.title} id="accesses" />
    <CardBody className="text-ink-soft">{words.note}</CardBody>
    <Loaded of={useQuery(accessesQuery)} bare rows={3} loading={words.loading}>
      {({ data }) =>
        data.length === 0 ? (
          <CardBody>{words.none}</CardBody>
        ) : (
          <Rows label={words.title}>
            {data.map(({ at, kind, by_name, what, reason }) => (
              <Row
                key={`${kind} ${at} ${what.join()}`}
                title={words.kinds[kind](by_name ?? words.program)}
                note={[formatWhen(at), reason, what.join(', ')].filter(Boolean).join(' · ')}
                strong={kind === 'LOOKED_IN'}
              />
            ))}
          </Rows>
        )
      }
    </Loaded>
  </Card>
)
