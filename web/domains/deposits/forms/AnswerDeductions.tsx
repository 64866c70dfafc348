import type { DepositDetail } from '@gida/contract/domains/deposits/deposit'
import { type SubmitEvent, useState } from 'react'
import { deposits } from '#words/deposits'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useAgreeToDeductions, useDisputeDeductions } from '../queries.ts'

const words = deposits.answering

/** The tenant agrees, or says what is wrong. */
export function AnswerDeductions({ deposit: { id, to_return } }: { deposit: DepositDetail }) {
  const agree = useAgreeToDeductions()
  const dispute = useDisputeDeductions()
  const [isDisputing, setDisputing] = useState(false)
  const [said, setSaid] = useState('')
  const [isTried, setTried] = useState(false)
  const isShort = said.trim().length < 3
  const error = agree.error ?? dispute.error

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isShort) return
    dispute.mutate(
      { params: { id }, body: { words: said.trim() } },
      { onSuccess: () => toast.success(words.sent) },
    )
  }
  return (
    <Card aria-labelledby="answer" className="grid gap-4 p-4 md:p-5">
      <div>
        <h2 id="answer">{words.title}</h2>
        <p className="text-ink-soft">{words.text(formatNaira(to_return, 'short'))}</p>
      </div>
      {error && (
        <Banner tone="late" live>
          {messageOf(error)}
        </Banner>
      )}
      {isDisputing ? (
        <form noValidate className="grid gap-3" onSubmit={send}>
          <Field label={words.words} error={isTried && isShort ? words.wordsMissing : undefined}>
            <TextArea
              rows={4}
              maxLength={1000}
              value={said}
              onChange={(event) => setSaid(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={dispute.isPending} busyText={words.sending}>
              {words.send}
            </Button>
            <Button kind="quiet" onClick={() => setDisputing(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            busy={agree.isPending}
            busyText={words.sending}
            onClick={() => agree.mutate({ params: { id } }, { onSuccess: () => toast.success(words.agreed) })}
          >
            {words.agree}
          </Button>
          <Button kind="second" onClick={() => setDisputing(true)}>
            {words.dispute}
          </Button>
        </div>
      )}
    </Card>
  )
}
