import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { BEARERS, type Bearer } from '@gida/contract/domains/work-orders/rules'
import { work } from '#words/work'
import { workMoney } from '#words/work-money'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useDecideBearer } from '../changes.ts'

const words = workMoney.bearer

/** Who bears the cost, and why; prefilled with what is customary. */
export function BearerForm({ order, onClose }: { order: WorkOrderDetail; onClose: () => void }) {
  const { id, bearer, bearer_reason, proposed_bearer, bearer_rule, unit_id } = order
  const form = useFields(
    { bearer: bearer ?? proposed_bearer, reason: bearer_reason || words.rules[bearer_rule] },
    ({ reason }) => ({ reason: checkReason(reason, work.acts.whyMissing) }),
  )
  const saving = useSave(form, useDecideBearer(), {
    input: (values) => ({
      params: { id },
      body: { bearer: values.bearer as Bearer, reason: values.reason.trim() },
    }),
    said: words.said,
    onSaved: onClose,
  })
  const options = BEARERS.filter((one) => one !== 'TENANT' || unit_id !== null)
  return (
    <FormDialog
      title={words.dialog}
      note={words.note}
      save={words.save}
      saving={work.acts.working}
      cancel={work.acts.keep}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField
        control={form.control}
        name="bearer"
        label={words.who}
        options={options.map((value) => ({ value, label: work.bearers[value] }))}
      />
      <FormTextField control={form.control} name="reason" label={work.acts.why} rows={2} />
    </FormDialog>
  )
}
