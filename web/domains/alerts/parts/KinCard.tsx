import { useQuery } from '@tanstack/react-query'
import { alerts } from '#words/alerts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { reachQuery } from '../queries.ts'

const words = alerts.kin

/** How many residents have named a next of kin, who is called besides the wardens, and who has not. */
export function KinCard({ estateId }: { estateId: string }) {
  const { data } = useQuery(reachQuery(estateId, {}))
  if (!data || data.people === 0) return null
  const { people, kinless, without_kin: names } = data
  return (
    <Card aria-labelledby="kin">
      <CardHead title={words.title} id="kin" />
      <CardBody className="grid gap-2 text-small">
        <p>{words.named(people - kinless, people)}</p>
        {names.length > 0 && (
          <p className="text-ink-soft">{words.missing(names.join(', '), kinless - names.length)}</p>
        )}
      </CardBody>
    </Card>
  )
}
