import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { ANNOUNCED_DAYS, earliestChange } from '@gida/contract/domains/subscriptions/rules'
import { addDays } from '@gida/contract/shared/dates'
import { isPositive, koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { subscriptions } from '#words/subscriptions'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatDay, today } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useChangePlanPrice, useEndPlan } from '../changes.ts'

const words = subscriptions.plans
const labels = words.form
type Props = { of: PricePlan; onClose: () => void }
const sheet = { save: labels.announce, saving: labels.saving }

/** Sets a new price from the first of a month, with the required notice. */
export function PriceForm({ of, onClose }: Props) {
  const earliest = earliestChange(today())
  const form = useFields<{ unit_price: TypedAmount; valid_from: string }>(
    { unit_price: of.unit_price, valid_from: earliest },
    ({ unit_price, valid_from }) => ({
      unit_price: isPositive(unit_price) ? undefined : labels.errors.price,
      valid_from: valid_from ? undefined : labels.errors.day,
    }),
  )
  const saving = useSave(form, useChangePlanPrice(), {
    input: ({ unit_price, valid_from }) => ({
      params: { id: of.id },
      body: { unit_price: koboIn(unit_price) ?? 0, valid_from },
    }),
    said: labels.announced,
    onSaved: onClose,
  })
  return (
    <FormSheet {...sheet} title={`${of.name}: ${words.change}`} form={saving} onClose={onClose}>
      <FormMoneyField control={form.control} name="unit_price" label={labels.price} />
      <FormDateField
        control={form.control}
        name="valid_from"
        label={labels.valid}
        help={labels.validHelp(formatDay(earliest))}
        min={earliest}
      />
    </FormSheet>
  )
}

/** Ends a plan from a day on. */
export function EndPlanForm({ of, onClose }: Props) {
  const earliest = addDays(today(), ANNOUNCED_DAYS)
  const form = useFields<{ ends_on: string }>({ ends_on: earliest }, ({ ends_on }) => ({
    ends_on: ends_on ? undefined : labels.errors.day,
  }))
  const saving = useSave(form, useEndPlan(), {
    input: (body) => ({ params: { id: of.id }, body }),
    said: labels.announced,
    onSaved: onClose,
  })
  return (
    <FormSheet {...sheet} title={`${of.name}: ${words.end}`} form={saving} onClose={onClose}>
      <FormDateField
        control={form.control}
        name="ends_on"
        label={labels.ends}
        help={labels.endsHelp(formatDay(earliest))}
        min={earliest}
      />
    </FormSheet>
  )
}
