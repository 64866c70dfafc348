import type { ChecklistStep } from '@gida/contract/domains/assets/checklist'
import { assetPlans } from '#words/asset-plans'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { MeasureField } from '../../../ui/form/MeasureField.tsx'
import { useAnswerStep } from '../changes.ts'

const words = assetPlans.checklist

/** A numeric or text answer to a step. */
export function StepAnswerForm({ step: { id, kind, answer, min, max, unit } }: { step: ChecklistStep }) {
  const form = useFields({ answer: answer ?? '' })
  const saving = useSave(form, useAnswerStep(), {
    input: (values) => ({ params: { id }, body: { answer: values.answer.trim().replace(',', '.') || null } }),
  })
  return (
    <form noValidate onSubmit={saving.save} className="grid gap-2">
      {kind === 'NUMBER' ? (
        <MeasureField
          control={form.control}
          name="answer"
          label={words.answer}
          help={words.range(min, max, unit) || undefined}
        />
      ) : (
        <FormTextField control={form.control} name="answer" label={words.answer} rows={2} maxLength={500} />
      )}
      <Refusal>{saving.refusal}</Refusal>
      <div>
        <Button type="submit" kind="second" busy={saving.isSaving} busyText={assetPlans.one.working}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
