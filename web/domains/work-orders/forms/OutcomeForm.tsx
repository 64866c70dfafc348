import { VISIT_OUTCOMES } from '@gida/contract/domains/work-orders/rules'
import { work } from '#words/work'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateVisit } from '../changes.ts'

const words = work.visits
const OUTCOMES = VISIT_OUTCOMES.map((value) => ({ value, label: words.outcomes[value] }))

/** Records the outcome of a visit. */
export function OutcomeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ outcome: 'DONE' as (typeof VISIT_OUTCOMES)[number], note: '' })
  const saving = useSave(form, useUpdateVisit(), {
    input: ({ outcome, note }) => ({ params: { id }, body: { outcome, ...(note ? { note } : {}) } }),
    said: work.acts.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.howTitle}
      save={words.save}
      saving={words.saving}
      cancel={work.acts.keep}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField control={form.control} name="outcome" label={words.outcome} options={OUTCOMES} />
      <FormTextField
        control={form.control}
        name="note"
        label={words.word}
        opt={words.optional}
        maxLength={500}
      />
    </FormDialog>
  )
}
