import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { useState } from 'react'
import { deposits } from '#words/deposits'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAgreeToDeductions, useDisputeDeductions } from '../changes.ts'

const words = deposits.answering

/** The tenant accepts the deductions or disputes them. */
export function AnswerDeductions({ deposit: { id, to_return, proposed_at } }: { deposit: DepositDetail }) {
  const [isDisputing, setDisputing] = useState(false)
  return (
    <Card aria-labelledby="answer" className="grid gap-4 p-4 md:p-5">
      <div>
        <h2 id="answer">{words.title}</h2>
        <p className="text-ink-soft">
          {to_return > 0 ? words.text(formatNaira(to_return, 'short')) : words.textOfRest}
        </p>
      </div>
      {isDisputing ? (
        <DisputeForm id={id} onClose={() => setDisputing(false)} />
      ) : (
        <Answers id={id} proposedAt={proposed_at} onDispute={() => setDisputing(true)} />
      )}
    </Card>
  )
}

type Props = { id: string; proposedAt: string | null; onDispute: () => void }

function Answers({ id, proposedAt, onDispute }: Props) {
  const { send, refusal, isSaving } = useSend(useAgreeToDeductions(), {
    said: words.agreed,
    unknown: deposits.unknown,
  })
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isSaving}
          busyText={words.sending}
          onClick={() => send({ params: { id }, body: proposedAt ? { proposed_at: proposedAt } : {} })}
        >
          {words.agree}
        </Button>
        <Button kind="second" disabled={isSaving} onClick={onDispute}>
          {words.dispute}
        </Button>
      </div>
    </>
  )
}

function DisputeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ words: '' }, (said) => ({ words: checkReason(said.words, words.wordsMissing) }))
  const { save, refusal, isSaving } = useSave(form, useDisputeDeductions(), {
    input: (said) => ({ params: { id }, body: { words: said.words.trim() } }),
    said: words.sent,
    unknown: deposits.unknown,
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <FormTextField control={form.control} name="words" label={words.words} rows={4} maxLength={1000} />
      <FormActions
        save={words.send}
        saving={words.sending}
        cancel={words.cancel}
        refusal={refusal}
        busy={isSaving}
        onCancel={onClose}
      />
    </form>
  )
}
