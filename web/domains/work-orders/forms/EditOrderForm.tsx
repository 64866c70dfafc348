import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { koboIn } from '@gida/contract/shared/read-naira'
import { work } from '#words/work'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useUpdateOrder } from '../changes.ts'
import { checkTitle, OrderFields, OrderUnitField, type OrderValues } from './OrderFields.tsx'

const words = work.edit

/** Edits a work order; its place only before vendors were asked and anything was decided. */
export function EditOrderForm({ order, onClose }: { order: WorkOrderDetail; onClose: () => void }) {
  const { id, estate_id, property_name, title, instructions, category, priority, estimate, can } = order
  const unit_id = order.unit_id ?? ''
  const form = useFields<OrderValues>(
    { estate_id, unit_id, title, instructions, category, priority, estimate, due_on: order.due_on ?? '' },
    (values) => ({ title: checkTitle(values) }),
  )
  const saving = useSave(form, useUpdateOrder(), {
    input: ({ estate_id: _, ...values }, changed) => ({
      params: { id },
      body: changed({
        ...values,
        due_on: values.due_on || null,
        estimate: koboIn(values.estimate),
        unit_id: values.unit_id || null,
      }),
    }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note}
      save={words.save}
      saving={work.acts.working}
      form={saving}
      onClose={onClose}
    >
      {can.change_place && (
        <OrderUnitField
          control={form.control}
          estateId={estate_id}
          shared={unit_id ? undefined : (property_name ?? undefined)}
        />
      )}
      <OrderFields control={form.control} />
    </FormSheet>
  )
}
