import type { Unit } from '@gida/contract/domains/estates/unit'
import { useState } from 'react'
import { units } from '#words/units'
import { Button } from '../../../../ui/action/Button.tsx'
import { useRemoveUnit } from '../../changes.ts'
import { ArchiveOrRemove } from '../ArchiveOrRemove.tsx'

const words = units.removal
const SAID = { ...words, deleted: words.removed }
type Props = { unit: Unit; onEdit: () => void; onRemoved: () => void }

/** Edits a unit, or removes it while it is vacant. */
export function ChangeUnit({ unit, onEdit, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveUnit()
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-2 md:px-5">
      <Button kind="quiet" size="small" icon="pen" onClick={onEdit}>
        {units.edit}
      </Button>
      {unit.lease_id === null && (
        <Button kind="quiet" size="small" icon="close" onClick={() => setAsking(true)}>
          {units.remove}
        </Button>
      )}
      {isAsking && (
        <ArchiveOrRemove
          thing={unit}
          onClose={() => setAsking(false)}
          remove={remove}
          said={SAID}
          onRemoved={onRemoved}
        >
          {words.body(unit.name, unit.property_name)}
        </ArchiveOrRemove>
      )}
    </div>
  )
}
