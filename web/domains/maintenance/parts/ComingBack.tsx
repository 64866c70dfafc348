import { Link } from '@tanstack/react-router'
import { maintenance } from '#words/maintenance'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import type { PartOfFigures } from './part-of-figures.ts'

const words = maintenance.comingBack

/** Recurring faults, each with its requests. */
export const ComingBack = ({ figures: { by_fault }, searchOf }: PartOfFigures) => (
  <Card>
    <CardHead
      title={words.title}
      end={<span className="text-small text-ink-soft">{words.note}</span>}
      wraps
    />
    {by_fault.length === 0 ? (
      <CardBody className="text-ink-soft">{words.none}</CardBody>
    ) : (
      <Rows label={words.title}>
        {by_fault.map(({ unit_id, unit_name, category, requests }) => (
          <Row
            key={`${unit_id} ${category}`}
            title={unit_name}
            note={maintenance.categories[category]}
            value={words.times(requests)}
            link={<Link to="/dashboard/maintenance" search={searchOf({ unit_id, category })} />}
            chevron
          />
        ))}
      </Rows>
    )}
  </Card>
)
