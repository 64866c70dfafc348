import type { Unit } from '@gida/contract/domains/estates/unit'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { units as unitWords } from '#words/units'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useBulkUpdateUnits } from '../changes.ts'
import { BulkFailures } from '../parts/unit/BulkFailures.tsx'

const words = unitWords.rents
/** By the id of the unit. */
type Rents = Record<string, TypedAmount>
type Props = { units: readonly Unit[]; onChanged: () => void }

/** The asking rent of every unit, typed one after the other and saved in one go. */
export function TypeRentsForm({ units, onChanged }: Props) {
  const form = useFields<Rents>(Object.fromEntries(units.map(({ id, rent_amount }) => [id, rent_amount])))
  const update = useBulkUpdateUnits()
  // What is being typed is no amount yet.
  const changedIn = (rents: Rents) =>
    units.flatMap(({ id, rent_amount: before }) => {
      const rent_amount = rents[id]
      return typeof rent_amount !== 'number' || rent_amount === before ? [] : [{ unit_id: id, rent_amount }]
    })
  const saving = useSave(form, update, {
    input: (rents) => ({ body: { units: changedIn(rents) } }),
    unknown: words.unknown,
    onSaved: ({ succeeded, failed }) => {
      if (failed.length > 0) return
      toast.success(words.saved(succeeded))
      onChanged()
    },
  })
  const rents = form.watch()
  const changed = changedIn(rents)
  const nameOf = (index: number) => units.find(({ id }) => id === changed[index]?.unit_id)?.name
  return (
    <Card>
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={saving.save}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {units.map((unit) => (
            <FormMoneyField key={unit.id} control={form.control} name={unit.id} label={unit.name} />
          ))}
        </div>
        {update.data && <BulkFailures outcome={update.data} nameOf={nameOf} />}
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
