import {
  CATEGORIES,
  type Category,
  PRIORITIES,
  type Priority,
} from '@gida/contract/domains/maintenance/rules'
import type { Day } from '@gida/contract/shared/dates'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { type Control, useWatch } from 'react-hook-form'
import { maintenance } from '#words/maintenance'
import { work } from '#words/work'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useUnitsToChoose } from '../../estates/index.ts'

const words = work.form
const KINDS = CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] }))
const PRIORITY = [...PRIORITIES].reverse().map((value) => ({ value, label: maintenance.priorities[value] }))
const SHORTEST_TITLE = 3

export type OrderValues = {
  estate_id: string
  unit_id: string
  title: string
  instructions: string
  category: Category
  priority: Priority
  due_on: string
  estimate: TypedAmount
}

export const checkTitle = ({ title }: Pick<OrderValues, 'title'>): string | undefined =>
  title.trim().length >= SHORTEST_TITLE ? undefined : words.whatMissing

/** Task, priority, deadline and estimate. */
export const OrderFields = ({ control, from }: { control: Control<OrderValues>; from?: Day | undefined }) => (
  <>
    <FormTextField control={control} name="title" label={words.what} maxLength={160} autoComplete="off" />
    <FormTextField
      control={control}
      name="instructions"
      label={words.instructions}
      help={words.instructionsHelp}
      rows={3}
    />
    <ChoiceField control={control} name="category" label={words.kind} options={KINDS} />
    <ChoiceField control={control} name="priority" label={words.priority} options={PRIORITY} />
    <FormDateField control={control} name="due_on" label={words.due} opt={words.optional} min={from} />
    <FormMoneyField
      control={control}
      name="estimate"
      label={words.estimate}
      opt={words.optional}
      help={words.estimateHelp}
    />
  </>
)

type Of = { control: Control<OrderValues>; estateId: string; shared?: string | undefined }

/** A unit of an estate; empty for a shared part, or for the meaning given by `shared`. */
export function OrderUnitField({ control, estateId, shared = words.shared }: Of) {
  const chosen = useWatch({ control, name: 'unit_id' })
  const { units, find } = useUnitsToChoose({ estate_id: estateId }, chosen, estateId !== '')
  return (
    <ChoiceField
      control={control}
      name="unit_id"
      label={words.unit}
      options={[{ value: '', label: shared }, ...units.map(({ id, name }) => ({ value: id, label: name }))]}
      {...(find && { onType: find })}
    />
  )
}
