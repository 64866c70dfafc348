import type { Estate } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { Meter } from '../../../../ui/chart/Meter.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { CardHead } from '../../../../ui/layout/CardHead.tsx'
import { sumBlocks } from '../../building.ts'
import { BUILDING_LIMIT, estateBuildingsQuery } from '../../queries.ts'
import { ArrearsFigure } from '../ArrearsFigure.tsx'

const words = estates.estate

/** Blocks with occupancy and arrears; not rendered for too many units. */
export function EstateBlocks({ estate: { id, unit_count } }: { estate: Estate }) {
  const { data: units } = useQuery({
    ...estateBuildingsQuery(id),
    enabled: unit_count > 0 && unit_count <= BUILDING_LIMIT,
  })
  if (!units?.some(({ block }) => block)) return null
  return (
    <Card aria-labelledby="blocks">
      <CardHead
        title={words.blocks}
        id="blocks"
        end={
          <Link to="/dashboard/estates/$id/units" params={{ id }}>
            {words.allUnits(unit_count)}
          </Link>
        }
      />
      <Rows>
        {sumBlocks(units).map((block) => (
          <Row
            key={block.id}
            title={block.title}
            note={words.letOf(block.let, block.units)}
            middle={<Meter value={block.let} of={block.units} tone="act" />}
            value={<ArrearsFigure kobo={block.arrears} />}
            valueNote={block.late > 0 ? words.lateUnits(block.late) : words.nothingLate}
            link={<Link to="/dashboard/properties/$id" params={{ id: block.property_id }} />}
          />
        ))}
      </Rows>
    </Card>
  )
}
