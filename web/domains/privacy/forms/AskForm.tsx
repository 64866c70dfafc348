import { REQUEST_KINDS, type RequestKind } from '@gida/contract/domains/privacy/rules'
import { privacy } from '#words/privacy'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateRequest } from '../changes.ts'

const words = privacy.form
const OPTIONS = REQUEST_KINDS.map((value) => {
  const [title, note] = words.kinds[value]
  return { value, title, note }
})
const NEEDS_WORDS: readonly RequestKind[] = ['CORRECTION', 'OBJECTION', 'RESTRICTION']

/** Submits a data subject request, in the person's own words. */
export function AskForm({ onClose }: { onClose: () => void }) {
  const form = useFields<{ kind: RequestKind; words: string }>(
    { kind: 'CORRECTION', words: '' },
    (values) => ({
      words: NEEDS_WORDS.includes(values.kind) && values.words.trim().length < 3 ? words.missing : undefined,
    }),
  )
  const saving = useSave(form, useCreateRequest(), {
    input: (values) => ({ body: values }),
    said: words.said,
    onSaved: onClose,
  })
  const isErasure = form.watch('kind') === 'ERASURE'
  return (
    <FormSheet title={words.title} save={words.save} saving={words.saving} form={saving} onClose={onClose}>
      <FormRadioCards control={form.control} name="kind" label={words.kind} options={OPTIONS} />
      {isErasure && (
        <p role="status" className="text-overdue">
          {words.erasure}
        </p>
      )}
      <FormTextField control={form.control} name="words" label={words.words} rows={4} maxLength={2000} />
    </FormSheet>
  )
}
