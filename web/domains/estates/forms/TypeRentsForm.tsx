import type { BulkOutcome } from '@gida/contract/domains/estates/bulk'
import type { Unit } from '@gida/contract/domains/estates/unit'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { units as unitWords } from '#words/units'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useBulkUpdateUnits } from '../changes.ts'
import { BulkFailures } from '../parts/unit/BulkFailures.tsx'

const words = unitWords.rents
/** By unit id. */
type Rents = Record<string, TypedAmount>
type Props = { units: readonly Unit[]; onChanged: () => void }

/** The asking rent of every unit, edited in a list and saved together. */
export function TypeRentsForm({ units, onChanged }: Props) {
  const form = useFields<Rents>(rentsOf(units))
  const stood = useRentsThatStood(form, units)
  const [outcome, setOutcome] = useState<{ told: BulkOutcome; names: readonly string[] }>()
  // Input that cannot be parsed yet is not counted as a change.
  const changedIn = (rents: Rents) =>
    units.flatMap(({ id, name }) => {
      const rent_amount = rents[id]
      return typeof rent_amount !== 'number' || rent_amount === stood[id]
        ? []
        : [{ name, row: { unit_id: id, rent_amount } }]
    })
  const saving = useSave(form, useBulkUpdateUnits(), {
    input: (rents) => ({ body: { units: changedIn(rents).map(({ row }) => row) } }),
    unknown: words.unknown,
    onSaved: (told, rents) => {
      setOutcome({ told, names: changedIn(rents).map(({ name }) => name) })
      if (told.failed.length > 0) return
      toast.success(words.saved(told.succeeded))
      onChanged()
    },
  })
  const changed = changedIn(form.watch())
  return (
    <Card>
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={saving.save}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {units.map((unit) => (
            <FormMoneyField key={unit.id} control={form.control} name={unit.id} label={unit.name} />
          ))}
        </div>
        {outcome && <BulkFailures outcome={outcome.told} nameOf={(index) => outcome.names[index]} />}
        <FormSubmit
          {...saving}
          words={{ save: words.save(changed.length), saving: words.saving }}
          disabled={changed.length === 0}
          big
        />
      </form>
    </Card>
  )
}

const rentsOf = (units: readonly Unit[]) =>
  Object.fromEntries(units.map(({ id, rent_amount }) => [id, rent_amount]))

/** The rents before editing. Fields that were not edited follow concurrent changes by others, and are not sent back. */
function useRentsThatStood({ getValues, resetField }: UseFormReturn<Rents>, units: readonly Unit[]) {
  const [stood, setStood] = useState<Record<string, number>>(() => rentsOf(units))
  useEffect(() => {
    const news = units.filter(({ id, rent_amount }) => stood[id] !== rent_amount)
    const untyped = news.filter(({ id }) => stood[id] === undefined || getValues(id) === stood[id])
    for (const { id, rent_amount } of untyped) resetField(id, { defaultValue: rent_amount })
    const known = news.filter((unit) => getValues(unit.id) === unit.rent_amount)
    if (known.length > 0) setStood({ ...stood, ...rentsOf(known) })
  }, [units, stood, getValues, resetField])
  return stood
}
