import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { estates } from '#words/estates'
import { units } from '#words/units'
import { HeldBy } from '../../../../platform/forms/typed.ts'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Sheet } from '../../../../ui/overlay/Sheet.tsx'
import { HistoryOf } from '../../../users/index.ts'
import { UnitForm } from '../../forms/UnitForm.tsx'
import { unitQuery } from '../../queries.ts'
import { DocumentsOf } from '../../slots.ts'
import { ChangeUnit } from './ChangeUnit.tsx'
import { UnitActions } from './UnitActions.tsx'
import { UnitFace } from './UnitFace.tsx'
import { UnitStandingPill } from './UnitStandingPill.tsx'

const words = estates.unit
type Props = { unitId: string | undefined; known?: Unit | undefined; onClose: () => void }

/** One unit in a sheet: tenant, lease and outstanding amounts. */
export function UnitSheet({ unitId, known, onClose }: Props) {
  const answer = useQuery({
    ...unitQuery(unitId ?? ''),
    enabled: unitId !== undefined,
    ...(known && { placeholderData: known }),
  })
  const unit = unitId ? answer.data : undefined
  const [isChanging, setChanging] = useState(false)
  const [shown, setShown] = useState(unitId)
  if (shown !== unitId) {
    setShown(unitId)
    setChanging(false) // reopening starts in view mode
  }
  const isEditing = unit !== undefined && isChanging
  return (
    <Sheet
      open={unitId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={isEditing ? units.form.title(unit.name) : (unit?.name ?? estates.property.units)}
      note={unit && placeOf(unit)}
      end={unit && <UnitStandingPill unit={unit} />}
      footer={unit && !isEditing && <UnitActions key={unit.id} unit={unit} />}
    >
      <HeldBy value="unit">
        <Loaded bare of={answer} rows={3} missing={words.missing}>
          {(unit) =>
            isEditing ? (
              <div key={unit.id} className="border-t border-line p-4 md:p-5">
                <UnitForm
                  unit={unit}
                  onSaved={({ name }) => {
                    setChanging(false)
                    toast.success(units.form.saved(name))
                  }}
                />
              </div>
            ) : (
              <Fragment key={unit.id}>
                <UnitFace unit={unit} />
                <div className="grid gap-4 border-t border-line p-4 md:p-5">
                  <DocumentsOf type="unit" id={unit.id} name={unit.name} />
                  <HistoryOf type="unit" id={unit.id} />
                </div>
                {unit.can.write && (
                  <ChangeUnit unit={unit} onEdit={() => setChanging(true)} onRemoved={onClose} />
                )}
              </Fragment>
            )
          }
        </Loaded>
      </HeldBy>
    </Sheet>
  )
}

/** `Block B, 2nd floor · 3 bedrooms` */
function placeOf({ block, floor, bedrooms, property_name }: Unit): string {
  const where = [block || property_name, floor === null ? '' : words.floor(floor)].filter(Boolean).join(', ')
  return bedrooms ? `${where} · ${words.bedrooms(bedrooms)}` : where
}
