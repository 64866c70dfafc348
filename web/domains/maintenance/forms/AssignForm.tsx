import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { useQuery } from '@tanstack/react-query'
import { maintenance } from '#words/maintenance'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateRequest } from '../changes.ts'
import { doersQuery } from '../form-queries.ts'

const words = maintenance.acts
type Props = { request: MaintenanceRequestDetail; onClose: () => void }

/** Assigns a request to a person of its estate, or unassigns it. */
export function AssignForm({ request, onClose }: Props) {
  const people = useQuery(doersQuery(request.id)).data ?? []
  const form = useFields({ who: request.assigned_to ?? '' })
  const saving = useSave(form, useUpdateRequest(), {
    input: ({ who }) => ({ params: { id: request.id }, body: { assigned_to: who || null } }),
    said: words.assignDone,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.assignTitle}
      save={words.ASSIGNED}
      saving={words.working}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="who"
        label={maintenance.columns.doer}
        options={[
          { value: '', label: words.assignNobody },
          ...people.map(({ id, full_name }) => ({ value: id, label: full_name })),
        ]}
      />
    </FormDialog>
  )
}
