import type { BulkOutcome } from '@gida/contract/domains/estates/bulk'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useState } from 'react'
import { units as unitWords } from '#words/units'
import { useFields } from '../../../platform/forms/use-save.ts'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useBulkUpdateUnits } from '../changes.ts'
import { BulkFailures } from '../parts/unit/BulkFailures.tsx'
import { NoneChosen } from '../parts/unit/NoneChosen.tsx'
import { RentPreview } from '../parts/unit/RentPreview.tsx'
import { UnitsAndForm } from '../parts/unit/UnitsAndForm.tsx'
import { checkRentChange, HowRentsChange, newRentOf, type RentChangeValues } from './HowRentsChange.tsx'

const words = unitWords.rents
type Props = { units: readonly Unit[]; onChanged: () => void }

const check = (values: RentChangeValues) => ({
  ...checkRentChange(values),
  unit_ids: values.unit_ids.length > 0 ? undefined : words.errors.none,
})

/** Changes the asking rent of several units, with a preview of the amounts. */
export function ChangeRentsForm({ units, onChanged }: Props) {
  const form = useFields<RentChangeValues>({ by: 'AMOUNT', amount: null, percent: '', unit_ids: [] }, check)
  const [isAsking, setAsking] = useState(false)
  const values = form.watch()
  const rows = units
    .filter(({ id }) => values.unit_ids.includes(id))
    .map((unit) => ({ unit, rent: newRentOf(unit, values) }))
  const [outcome, setOutcome] = useState<{ told: BulkOutcome; names: readonly string[] }>()
  const confirmation = useConfirmation(useBulkUpdateUnits(), {
    input: { body: { units: rows.map(({ unit, rent }) => ({ unit_id: unit.id, rent_amount: rent ?? 0 })) } },
    onDone: (told) => {
      setAsking(false)
      setOutcome({ told, names: rows.map(({ unit }) => unit.name) })
      if (told.failed.length > 0) {
        // Keeps only the failed units selected, so that saving again raises no rent twice.
        const left = told.failed.flatMap(({ index }) => rows[index]?.unit.id ?? [])
        return form.setValue('unit_ids', left, { shouldDirty: true })
      }
      toast.success(words.saved(told.succeeded))
      onChanged()
    },
    unknown: words.unknown,
  })
  return (
    <>
      <UnitsAndForm
        control={form.control}
        name="unit_ids"
        label={words.frame}
        units={units}
        onSubmit={form.handleSubmit(() => setAsking(true))}
      >
        <HowRentsChange form={form} />
        <NoneChosen>{form.formState.errors.unit_ids?.message}</NoneChosen>
        <RentPreview rows={rows} />
        {outcome && <BulkFailures outcome={outcome.told} nameOf={(index) => outcome.names[index]} />}
        <Button type="submit" size="big" wide>
          {words.save(rows.length)}
        </Button>
      </UnitsAndForm>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.confirmTitle(rows.length)}
        confirm={words.save(rows.length)}
        keep={words.keep}
        busyText={words.saving}
        {...confirmation}
      >
        {words.confirmBody(
          sumOf(rows.map(({ unit }) => unit.rent_amount)),
          sumOf(rows.map(({ rent }) => rent ?? 0)),
        )}
      </ConfirmDialog>
    </>
  )
}

const sumOf = (amounts: readonly number[]) =>
  formatNaira(
    amounts.reduce((sum, one) => sum + one, 0),
    'short',
  )
