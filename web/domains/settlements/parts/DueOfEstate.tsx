import type { DueRemittance } from '@gida/contract/domains/settlements/remittance'
import { settlements } from '#words/settlements'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { DueRow } from './DueRow.tsx'

const words = settlements.due
type Props = {
  estateId: string
  due: readonly DueRemittance[]
  isOwner: boolean
  /** The selected landlords of this estate. */
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** The landlords of one estate, most urgent first; its manager selects whom to pay. */
export function DueOfEstate({ estateId, due, isOwner, chosen, onChoose }: Props) {
  const ready = due.filter((one) => one.due > 0).map(({ landlord_id }) => landlord_id)
  const choose = (id: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  return (
    <Card aria-labelledby={`due-${estateId}`}>
      <CardHead title={due[0]?.estate_name ?? words.list} id={`due-${estateId}`} />
      {!isOwner && ready.length > 1 && (
        <CheckRow
          title={words.everyone}
          checked={chosen.size === ready.length}
          some={chosen.size > 0 && chosen.size < ready.length}
          onChange={(event) => onChoose(new Set(event.target.checked ? ready : []))}
        />
      )}
      <ul>
        {due.map((one) => (
          <DueRow
            key={one.landlord_id}
            due={one}
            isOwner={isOwner}
            isChosen={chosen.has(one.landlord_id)}
            onChoose={(isOn) => choose(one.landlord_id, isOn)}
          />
        ))}
      </ul>
    </Card>
  )
}
