import type { Guarantor, Occupant } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { formatPhone } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = leases.lease
type Props = { guarantor: Guarantor | null; occupants: readonly Occupant[] }

/** Guarantor and occupants; renders nothing if there are none. */
export function PeopleOfLease({ guarantor, occupants }: Props) {
  if (!guarantor && occupants.length === 0) return null
  return (
    <Card aria-labelledby="people">
      <CardHead title={words.people} id="people" />
      <Rows>
        {guarantor && (
          <Row
            title={guarantor.name}
            note={guarantor.relationship ? words.guarantorOf(guarantor.relationship) : words.guarantor}
            valueNote={guarantor.phone ? formatPhone(guarantor.phone) : undefined}
          />
        )}
        {occupants.map(({ name, relationship }) => (
          <Row key={name} title={name} note={relationship || words.occupant} />
        ))}
      </Rows>
    </Card>
  )
}
