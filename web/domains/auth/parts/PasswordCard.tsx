import { type SubmitEvent, useRef, useState } from 'react'
import { security } from '#words/security'
import { useActor } from '../../../platform/actor.ts'
import { fieldProblems, hasCode, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { checkPassword } from '../../users/index.ts'
import { withoutTitle } from '../auth-entry-calls.ts'
import { useChangePassword } from '../security-queries.ts'

const words = security.password
type Wrong = { current?: string | undefined; next?: string | undefined }

export function PasswordCard() {
  const { user } = useActor()
  const change = useChangePassword()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const currentInput = useRef<HTMLInputElement>(null)
  const nextInput = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending) return
    const found = {
      current: current ? undefined : words.missing,
      next: checkPassword(next, user.email ?? ''),
    }
    setWrong(found)
    if (found.current) return currentInput.current?.focus()
    if (found.next) return nextInput.current?.focus()
    change.mutate(
      { body: { current_password: current, new_password: next } },
      {
        onSuccess: () => {
          setCurrent('')
          setNext('')
          toast.success(words.done, { note: words.doneNote })
        },
        onError: (error) => setWrong(atField(error)),
      },
    )
  }
  const isAtField = wrong.current || wrong.next

  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody>
        <form noValidate className="grid max-w-[420px] gap-4" onSubmit={submit}>
          <p className="text-ink-soft">{words.note}</p>
          {change.error && !isAtField && (
            <Banner tone="late" live title={`${words.failed}.`}>
              {withoutTitle(messageOf(change.error), words.failed)}
            </Banner>
          )}
          <input
            hidden
            readOnly
            name="username"
            autoComplete="username"
            value={user.email ?? user.phone ?? ''}
          />
          <Field label={words.current} error={wrong.current}>
            <PasswordInput
              ref={currentInput}
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          </Field>
          <Field label={words.next} help={words.help} error={wrong.next}>
            <PasswordInput
              ref={nextInput}
              autoComplete="new-password"
              value={next}
              onChange={(event) => setNext(event.target.value)}
            />
          </Field>
          <Button type="submit" busy={change.isPending} busyText={words.busy} className="justify-self-start">
            {words.submit}
          </Button>
        </form>
      </CardBody>
    </Card>
  )
}

function atField(error: unknown): Wrong {
  const message = withoutTitle(messageOf(error), words.failed)
  if (hasCode(error, 'WRONG_PASSWORD')) return { current: message }
  if (hasCode(error, 'WEAK_PASSWORD')) return { next: message }
  const { current_password, new_password } = fieldProblems(error)
  return { current: current_password, next: new_password }
}
