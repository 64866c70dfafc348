import type { Property } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { estates } from '#words/estates'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { blocksOf, hasFloors, legendOf, widestFloor } from '../../building.ts'
import { buildingQuery } from '../../queries.ts'
import { UnitGrid } from '../unit/UnitGrid.tsx'
import { UnitLegend } from '../unit/UnitLegend.tsx'

const words = estates.property
type Props = { property: Property; chosen: string | undefined; onChoose: (id: string) => void }

/** The building as a grid of units, with colour, pattern and icon by payment status. */
export function Building({ property, chosen, onChoose }: Props) {
  const answer = useQuery(buildingQuery(property.id))
  return (
    <Loaded bare of={answer} loading={estates.unitList.loading}>
      {(units) =>
        units.length === 0 ? (
          <NoUnits property={property} />
        ) : (
          <Units units={units} property={property} chosen={chosen} onChoose={onChoose} />
        )
      }
    </Loaded>
  )
}

const NoUnits = ({ property }: Pick<Props, 'property'>) => (
  <EmptyState
    title={words.noUnits}
    motif="comb"
    action={
      property.can.write && (
        <Button asChild icon="plus">
          <Link to="/dashboard/properties/$id/add-units" params={{ id: property.id }}>
            {words.addUnits}
          </Link>
        </Button>
      )
    }
  >
    {words.noUnitsNote}
  </EmptyState>
)

function Units({ units, property, chosen, onChoose }: Props & { units: readonly Unit[] }) {
  return (
    <CardBody className="grid gap-4">
      <UnitLegend label={words.legend} items={legendOf(units)} />
      <UnitGrid
        blocks={blocksOf(units, property.name)}
        columns={widestFloor(units)}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className="text-small text-ink-soft">{hasFloors(units) ? words.hint : words.hintNoFloors}</p>
    </CardBody>
  )
}
