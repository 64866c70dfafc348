import type { Evidence } from '@gida/contract/domains/payments/offline'
import type { DisputeAnswer } from '@gida/contract/domains/refunds/dispute'
import type { UseMutationResult } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { refunds } from '#words/refunds'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { EvidenceField } from '../../payments/index.ts'

const words = refunds.disputes
const SHORTEST = 10
type Values = { message: string; evidence: string; file: Evidence | null }
type Props<A> = {
  /** The call that answers the dispute with this id. */
  change: UseMutationResult<A, Error, { params: { id: string }; body: DisputeAnswer }>
  id: string
  answer: DisputeAnswer['answer']
  amount: number
  /** The effect of accepting. */
  acceptNote: string
  onDone: () => void
}

/** Accepts a dispute, or contests it with evidence for the bank. */
export function DisputeAnswerForm<A>({ change, id, answer, amount, acceptNote, onDone }: Props<A>) {
  const form = useFields<Values>({ message: '', evidence: '', file: null }, ({ message }) => ({
    message: message.trim().length < SHORTEST ? words.messageMissing : undefined,
  }))
  const { control } = form
  const sum = formatNaira(amount)
  const isAccepting = answer === 'ACCEPT'
  const saving = useSave(form, change, {
    input: ({ message, evidence, file }) => ({
      params: { id },
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
      title={isAccepting ? words.acceptTitle(sum) : words.declineTitle}
      note={isAccepting && acceptNote}
      form={saving}
      onClose={onDone}
      save={isAccepting ? words.acceptConfirm(sum) : words.declineConfirm}
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
