import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { mayExpire } from '@gida/contract/domains/documents/rules'
import { useWatch } from 'react-hook-form'
import { documents } from '#words/documents'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useSendDocument } from '../changes.ts'
import { FileField } from './FileField.tsx'
import { checkFile } from './UploadForm.tsx'

const words = documents.form
type Values = { file: File | null; expires_on: string; reason: string }

/** Replaces the file of a document, which then needs checking again. */
export function NewVersionForm({
  of: { id, document_type },
  onClose,
}: {
  of: DocumentDetail
  onClose: () => void
}) {
  const { sending, percent } = useSendDocument()
  const form = useFields<Values>({ file: null, expires_on: '', reason: '' }, ({ file }) => ({
    file: checkFile(file),
  }))
  const { control } = form
  const file = useWatch({ control, name: 'file' })
  const clientIdOf = useClientId()
  const saving = useSave(form, sending, {
    input: ({ file, expires_on, reason }) => {
      const fields = { reason, ...(expires_on && { expires_on }) }
      return {
        id,
        file: file ?? new File([], ''),
        fields: { ...fields, client_id: clientIdOf(file, fields) },
      }
    },
    said: words.versionSaved,
    unknown: words.unknown,
    onSaved: onClose,
  })
  return (
    <FormSheet
      title={words.versionTitle}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <FileField
        file={file}
        percent={percent}
        error={form.formState.errors.file?.message}
        onPick={(picked) => form.setValue('file', picked, { shouldDirty: true, shouldValidate: true })}
      />
      {mayExpire(document_type) && (
        <FormDateField control={control} name="expires_on" label={words.expires} opt={words.opt} />
      )}
      <FormTextField
        control={control}
        name="reason"
        label={words.reason}
        opt={words.opt}
        rows={2}
        maxLength={500}
      />
    </FormSheet>
  )
}
