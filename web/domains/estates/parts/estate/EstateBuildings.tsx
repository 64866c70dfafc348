import type { Estate } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { estates } from '#words/estates'
import { groupBy } from '../../../../platform/screens/group-by.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { CardBody } from '../../../../ui/layout/CardBody.tsx'
import { blocksOf, hasFloors, legendOf, widestFloor } from '../../building.ts'
import { estateBuildingsQuery } from '../../queries.ts'
import { UnitGrid } from '../unit/UnitGrid.tsx'
import { UnitLegend } from '../unit/UnitLegend.tsx'

const words = estates.property
type Props = { estate: Estate; chosen: string | undefined; onChoose: (id: string) => void }

/** The buildings of an estate, one below the other. */
export const EstateBuildings = ({ estate, ...choice }: Props) => (
  <Loaded bare of={useQuery(estateBuildingsQuery(estate.id))} loading={estates.unitList.loading}>
    {(units) => (
      <CardBody className="grid gap-5">
        <UnitLegend label={words.legend} items={legendOf(units)} />
        {[...groupBy(units, ({ property_id }) => property_id)].map(([id, ofProperty]) => (
          <Property key={id} units={ofProperty} {...choice} />
        ))}
        <p className="text-small text-ink-soft">{hasFloors(units) ? words.hint : words.hintNoFloors}</p>
        {units.length < estate.unit_count && (
          <p className="text-small text-ink-soft">{words.notAll(units.length, estate.unit_count)}</p>
        )}
      </CardBody>
    )}
  </Loaded>
)

type OfProperty = Omit<Props, 'estate'> & { units: readonly Unit[] }

const Property = ({ units, chosen, onChoose }: OfProperty) => (
  <UnitGrid
    blocks={blocksOf(units, units[0]?.property_name ?? '')}
    columns={widestFloor(units)}
    chosen={chosen}
    onChoose={onChoose}
  />
)
