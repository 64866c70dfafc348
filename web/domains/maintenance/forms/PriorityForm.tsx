import type { MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { PRIORITIES, type Priority } from '@gida/contract/domains/maintenance/rules'
import { maintenance } from '#words/maintenance'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateRequest } from '../changes.ts'

const words = maintenance.acts
const OPTIONS = PRIORITIES.map((value) => ({ value, label: maintenance.priorities[value] }))

type Props = { request: MaintenanceRequestDetail; onClose: () => void }

/** Overrides the priority set by the rules, with a reason. */
export function PriorityForm({ request, onClose }: Props) {
  const form = useFields({ priority: request.priority as string, reason: '' }, ({ reason }) => ({
    reason: checkReason(reason, words.reasonMissing),
  }))
  const saving = useSave(form, useUpdateRequest(), {
    input: ({ priority, reason }) => ({
      params: { id: request.id },
      body: { priority: priority as Priority, reason: reason.trim() },
    }),
    said: words.priorityDone,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.priorityTitle}
      save={words.priority}
      saving={words.working}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="priority"
        label={maintenance.columns.priority}
        options={OPTIONS}
      />
      <FormTextField
        control={form.control}
        name="reason"
        label={words.reason}
        help={words.reasonHelp}
        rows={2}
      />
    </FormDialog>
  )
}
