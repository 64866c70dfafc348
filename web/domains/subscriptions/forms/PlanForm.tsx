import { BILLED, type Billed } from '@gida/contract/domains/subscriptions/rules'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { subscriptions } from '#words/subscriptions'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreatePlan } from '../changes.ts'

const words = subscriptions.plans
const labels = words.form
const OPTIONS = BILLED.map((value) => ({ value, label: subscriptions.billed[value] }))

type Values = {
  name: string
  billed: Billed
  unit_price: TypedAmount
  free_units: string
  offered_from: string
}

const check = ({ name, unit_price, free_units, offered_from }: Values) => ({
  name: name.trim().length < 2 ? labels.errors.name : undefined,
  unit_price: isPositive(unit_price) ? undefined : labels.errors.price,
  free_units: /^\d{1,7}$/.test(free_units.trim()) ? undefined : labels.errors.free,
  offered_from: offered_from ? undefined : labels.errors.day,
})

/** Creates a plan that estates may choose. */
export function PlanForm({ onClose }: { onClose: () => void }) {
  const form = useFields<Values>(
    { name: '', billed: 'MONTHLY', unit_price: null, free_units: '0', offered_from: today() },
    check,
  )
  const { control } = form
  const clientIdOf = useClientId()
  const saving = useSave(form, useCreatePlan(), {
    input: ({ unit_price, free_units, ...plan }) => {
      const said = { ...plan, unit_price: koboIn(unit_price) ?? 0, free_units: Number(free_units) }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: labels.offered,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.add} save={labels.save} saving={labels.saving} form={saving} onClose={onClose}>
      <FormTextField control={control} name="name" label={labels.name} maxLength={60} />
      <ChoiceField control={control} name="billed" label={labels.billed} options={OPTIONS} />
      <FormMoneyField control={control} name="unit_price" label={labels.price} />
      <FormTextField
        control={control}
        name="free_units"
        label={labels.free}
        help={labels.freeHelp}
        inputMode="numeric"
      />
      <FormDateField control={control} name="offered_from" label={labels.from} min={today()} />
    </FormSheet>
  )
}
