import { MOST_PROOF_BYTES, PROOF_KINDS, type ProofKind } from '@gida/contract/domains/notices/rules'
import { noticeDesk } from '#words/notice-desk'
import { notices } from '#words/notices'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { FileField, PICTURES_AND_PDF } from '../../documents/index.ts'
import { useAddNoticeProof } from '../changes.ts'

const words = noticeDesk.proof
const KINDS = PROOF_KINDS.map((value) => ({ value, title: notices.proofs[value] }))

/** Adds a photo, a waybill or a signed copy that proves the service. */
export function ProofForm({ id, onClose }: { id: string; onClose: () => void }) {
  const clientIdOf = useClientId()
  const { sending, percent } = useAddNoticeProof()
  const form = useFields<{ kind: ProofKind; file: File | null }>(
    { kind: 'PASTED_PHOTO', file: null },
    ({ file }) => ({ file: file ? undefined : words.missing }),
  )
  const saving = useSave(form, sending, {
    input: ({ kind, file }) => ({
      id,
      kind,
      client_id: clientIdOf(kind, file),
      file: file ?? new File([], ''),
    }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.title} form={saving} onClose={onClose} save={words.save} saving={words.saving}>
      <FormRadioCards control={form.control} name="kind" label={words.kind} options={KINDS} />
      <FileField
        accept={PICTURES_AND_PDF}
        help={words.fileHelp(MOST_PROOF_BYTES / 1_000_000)}
        file={form.watch('file')}
        percent={percent}
        error={form.formState.errors.file?.message}
        onPick={(picked) => form.setValue('file', picked, { shouldDirty: true, shouldValidate: true })}
      />
    </FormSheet>
  )
}
