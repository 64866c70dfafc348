import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { mayExpire } from '@gida/contract/domains/documents/rules'
import { documents } from '#words/documents'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useUpdateDocument } from '../changes.ts'

const words = documents.form

/** Edits the name and expiry date of a document. */
export function EditDocumentForm({ of: document, onClose }: { of: DocumentDetail; onClose: () => void }) {
  const { id, name, description, expires_on, document_type } = document
  const form = useFields({ name, description, expires_on: expires_on ?? '' }, (values) => ({
    name: values.name.trim() ? undefined : words.errors.name,
  }))
  const { control } = form
  const saving = useSave(form, useUpdateDocument(), {
    input: (values, changed) => ({
      params: { id },
      body: changed({ ...values, expires_on: values.expires_on || null }),
    }),
    said: words.edited,
    unknown: words.editUnknown,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.editTitle}
      form={saving}
      onClose={onClose}
      save={words.change}
      saving={words.changing}
    >
      <FormTextField control={control} name="name" label={words.name} maxLength={120} />
      <FormTextField
        control={control}
        name="description"
        label={words.description}
        opt={words.opt}
        rows={2}
        maxLength={500}
      />
      {mayExpire(document_type) && (
        <FormDateField control={control} name="expires_on" label={words.expires} opt={words.opt} />
      )}
    </FormSheet>
  )
}
