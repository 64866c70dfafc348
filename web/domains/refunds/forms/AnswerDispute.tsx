import type { Proof } from '@gida/contract/domains/payments/offline'
import type { Dispute } from '@gida/contract/domains/refunds/dispute'
import { useState } from 'react'
import { moneyBack } from '#words/money-back'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { ProofField } from '../../payments/index.ts'
import { useAnswerDispute } from '../queries.ts'

const words = moneyBack.disputes
const SHORTEST = 10
type Props = { dispute: Dispute; answer: 'ACCEPT' | 'DECLINE'; onDone: () => void }

/** Lets the money go, or tells the bank what proves the payment right. */
export function AnswerDispute({ dispute, answer, onDone }: Props) {
  const [message, setMessage] = useState('')
  const [evidence, setEvidence] = useState('')
  const [proof, setProof] = useState<Proof | null>(null)
  const [isTried, setTried] = useState(false)
  const send = useAnswerDispute()
  const amount = formatNaira(dispute.amount)
  const isAccepting = answer === 'ACCEPT'
  const isShort = message.trim().length < SHORTEST

  function tell() {
    setTried(true)
    if (isShort) return
    send.mutate(
      {
        params: { id: dispute.id },
        body: {
          answer,
          message: message.trim(),
          ...(evidence.trim() && { evidence: evidence.trim() }),
          ...(proof && { proof_document_id: proof.id }),
        },
      },
      {
        onSuccess: () => {
          onDone()
          toast.success(isAccepting ? words.accepted : words.declined)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onDone}
      title={isAccepting ? words.acceptTitle(amount) : words.declineTitle}
      confirm={isAccepting ? words.acceptConfirm(amount) : words.declineConfirm}
      keep={words.keep}
      onConfirm={tell}
      danger={isAccepting}
      busy={send.isPending}
      busyText={words.busy}
      error={send.error ? messageOf(send.error) : undefined}
    >
      <div className="grid gap-4">
        {isAccepting && <p>{words.acceptNote(amount, dispute.tenant_name)}</p>}
        <Field
          label={words.message}
          help={words.messageHelp}
          {...(isTried && isShort && { error: words.messageMissing })}
        >
          <TextArea
            rows={3}
            maxLength={1000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        {!isAccepting && (
          <>
            <Field label={words.evidence} help={words.evidenceHelp}>
              <TextInput
                maxLength={300}
                value={evidence}
                onChange={(event) => setEvidence(event.target.value)}
              />
            </Field>
            <ProofField label={words.file} value={proof} onChange={setProof} />
          </>
        )}
      </div>
    </ConfirmDialog>
  )
}
