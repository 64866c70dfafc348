import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { koboIn } from '@gida/contract/shared/read-naira'
import { useNavigate } from '@tanstack/react-router'
import { work } from '#words/work'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { EstateField } from '../../estates/index.ts'
import { useCreateOrder } from '../changes.ts'
import { checkTitle, OrderFields, OrderUnitField, type OrderValues } from './OrderFields.tsx'

const words = work.form

/** A new work order: task, place, deadline and estimate. */
export function NewOrderForm({ request }: { request?: MaintenanceRequestDetail }) {
  const navigate = useNavigate()
  const clientIdOf = useClientId()
  const form = useFields<OrderValues>(
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
    (values) => ({
      title: checkTitle(values),
      estate_id: request || values.estate_id ? undefined : words.estateMissing,
    }),
  )
  const { control } = form
  const saving = useSave(form, useCreateOrder(), {
    input: ({ estate_id, unit_id, due_on, estimate, ...rest }) => {
      const said = {
        ...rest,
        ...(request ? { request_id: request.id } : { estate_id }),
        ...(unit_id ? { unit_id } : {}),
        ...(due_on ? { due_on } : {}),
        ...(koboIn(estimate) ? { estimate: koboIn(estimate) ?? 0 } : {}),
      }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: ({ number }) => words.said(number),
    onSaved: ({ id }) =>
      void navigate({ to: '/dashboard/maintenance/orders/$id', params: { id }, replace: true }),
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
                onChange={(id) => {
                  form.setValue('unit_id', '') // the unit belongs to the other estate
                  form.setValue('estate_id', id, {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }}
              />
              <OrderUnitField control={control} estateId={form.watch('estate_id')} />
            </>
          )}
          <OrderFields control={control} from={today()} />
          <FormSubmit refusal={saving.refusal} isSaving={saving.isSaving} words={words} />
        </form>
      </CardBody>
    </Card>
  )
}
