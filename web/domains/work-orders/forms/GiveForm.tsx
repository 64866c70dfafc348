import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useQuery } from '@tanstack/react-query'
import { work } from '#words/work'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateOrder } from '../changes.ts'
import { doersQuery } from '../queries.ts'

const words = work.give

/** Assigns a work order to a person of its estate, or unassigns it. */
export function GiveForm({ order, onClose }: { order: WorkOrderDetail; onClose: () => void }) {
  const people = useQuery(doersQuery(order.id)).data?.data ?? []
  const form = useFields({ who: order.assigned_to ?? '' })
  const saving = useSave(form, useUpdateOrder(), {
    input: ({ who }) => ({ params: { id: order.id }, body: { assigned_to: who || null } }),
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title}
      save={words.save}
      saving={work.acts.working}
      cancel={work.acts.keep}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="who"
        label={work.columns.doer}
        options={[
          { value: '', label: words.nobody },
          ...people.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
      />
    </FormDialog>
  )
}
