import type { Evidence } from '@gida/contract/domains/payments/offline'
import type { Dispute } from '@gida/contract/domains/refunds/dispute'
import { Controller } from 'react-hook-form'
import { refunds } from '#words/refunds'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { EvidenceField } from '../../payments/index.ts'
import { useAnswerDispute } from '../changes.ts'

const words = refunds.disputes
const SHORTEST = 10
type Props = { dispute: Dispute; answer: 'ACCEPT' | 'DECLINE'; onDone: () => void }
type Values = { message: string; evidence: string; file: Evidence | null }

/** Lets the money go, or tells the bank what proves the payment right. */
export function AnswerDispute({ dispute, answer, onDone }: Props) {
  const form = useFields<Values>({ message: '', evidence: '', file: null }, ({ message }) => ({
    message: message.trim().length < SHORTEST ? words.messageMissing : undefined,
  }))
  const { control } = form
  const amount = formatNaira(dispute.amount)
  const isAccepting = answer === 'ACCEPT'
  const saving = useSave(form, useAnswerDispute(), {
    input: ({ message, evidence, file }) => ({
      params: { id: dispute.id },
      body: {
        answer,
        message: message.trim(),
        ...(evidence.trim() && { evidence: evidence.trim() }),
        ...(file && { proof_document_id: file.id }),
      },
    }),
    said: isAccepting ? words.accepted : words.declined,
    onSaved: onDone,
  })
  return (
    <FormDialog
      title={isAccepting ? words.acceptTitle(amount) : words.declineTitle}
      note={isAccepting && words.acceptNote(amount, dispute.tenant_name)}
      form={saving}
      onClose={onDone}
      save={isAccepting ? words.acceptConfirm(amount) : words.declineConfirm}
      saving={words.busy}
      cancel={words.keep}
      danger={isAccepting}
    >
      <FormTextField
        control={control}
        name="message"
        label={words.message}
        help={words.messageHelp}
        rows={3}
        maxLength={1000}
      />
      {!isAccepting && (
        <>
          <FormTextField
            control={control}
            name="evidence"
            label={words.evidence}
            help={words.evidenceHelp}
            maxLength={300}
          />
          <Controller
            name="file"
            control={control}
            render={({ field }) => <EvidenceField label={words.file} {...field} />}
          />
        </>
      )}
    </FormDialog>
  )
}
