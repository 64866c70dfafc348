import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import {
  CATEGORIES,
  type Category,
  PRIORITIES,
  type Priority,
} from '@gida/contract/domains/maintenance/rules'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Control } from 'react-hook-form'
import { maintenance } from '#words/maintenance'
import { work } from '#words/work'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { EstateField, unitsQuery } from '../../estates/index.ts'
import { useCreateOrder } from '../changes.ts'

const words = work.form
const KINDS = CATEGORIES.map((value) => ({ value, label: maintenance.categories[value] }))
const PRIORITY = [...PRIORITIES].reverse().map((value) => ({ value, label: maintenance.priorities[value] }))
const MOST = 100

type Values = {
  estate_id: string
  unit_id: string
  title: string
  instructions: string
  category: Category
  priority: Priority
  due_on: string
  estimate: TypedAmount
}

/** What is to be done, where, by when, and what it may cost. */
export function NewOrderForm({ request }: { request?: MaintenanceRequestDetail }) {
  const navigate = useNavigate()
  const form = useFields<Values>(
    {
      ...{
        estate_id: '',
        unit_id: '',
        title: request?.title ?? '',
        instructions: '',
        due_on: '',
        estimate: null,
      },
      ...{ category: request?.category ?? 'WATER', priority: request?.priority ?? 'MEDIUM' },
    },
    ({ title, estate_id }) => ({
      title: title.trim().length >= 3 ? undefined : words.whatMissing,
      estate_id: request || estate_id ? undefined : words.estateMissing,
    }),
  )
  const { control } = form
  const saving = useSave(form, useCreateOrder(), {
    input: ({ estate_id, unit_id, due_on, estimate, ...rest }) => ({
      body: {
        ...rest,
        ...(request ? { request_id: request.id } : { estate_id }),
        ...(unit_id ? { unit_id } : {}),
        ...(due_on ? { due_on } : {}),
        ...(koboIn(estimate) ? { estimate: koboIn(estimate) ?? 0 } : {}),
      },
    }),
    said: ({ number }) => words.said(number),
    onSaved: ({ id }) => void navigate({ to: '/dashboard/maintenance/orders/$id', params: { id } }),
  })
  return (
    <Card className="max-w-[640px]">
      <CardBody>
        <form noValidate onSubmit={(event) => void saving.save(event)} className="grid gap-4">
          {request ? (
            <p className="text-ink-soft">{words.ofRequest(request.number)}</p>
          ) : (
            <>
              <EstateField
                control={control}
                name="estate_id"
                onChange={(id) =>
                  form.setValue('estate_id', id, { shouldValidate: form.formState.isSubmitted })
                }
              />
              <UnitField control={control} estateId={form.watch('estate_id')} />
            </>
          )}
          <FormTextField
            control={control}
            name="title"
            label={words.what}
            maxLength={160}
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="instructions"
            label={words.instructions}
            help={words.instructionsHelp}
            rows={3}
          />
          <ChoiceField control={control} name="category" label={words.kind} options={KINDS} />
          <ChoiceField control={control} name="priority" label={words.priority} options={PRIORITY} />
          <FormDateField
            control={control}
            name="due_on"
            label={words.due}
            opt={words.optional}
            min={today()}
          />
          <FormMoneyField
            control={control}
            name="estimate"
            label={words.estimate}
            opt={words.optional}
            help={words.estimateHelp}
          />
          <FormSubmit refusal={saving.refusal} isSaving={saving.isSaving} words={words} />
        </form>
      </CardBody>
    </Card>
  )
}

function UnitField({ control, estateId }: { control: Control<Values>; estateId: string }) {
  const { data } = useQuery({ ...unitsQuery({ estate_id: estateId, limit: MOST }), enabled: estateId !== '' })
  const units = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ChoiceField
      control={control}
      name="unit_id"
      label={words.unit}
      options={[{ value: '', label: words.shared }, ...units]}
    />
  )
}
