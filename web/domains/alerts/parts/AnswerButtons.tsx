import type { Alert } from '@gida/contract/domains/alerts/alert'
import { ANSWERS, type Answer, MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { useState } from 'react'
import { alarmAnswer } from '#words/alarm-answer'
import { messageOf } from '../../../platform/http/errors.ts'
import { UnsentState } from '../../../platform/outbox/UnsentState.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { outbox } from '../outbox.ts'

const words = alarmAnswer.answer
const LOOKS: Record<Answer, string> = {
  SAFE: 'bg-[#17663a] text-white',
  NEEDS_HELP: 'bg-overdue-solid text-on-overdue',
  AWAY: 'border-2 border-line-strong bg-raised text-ink',
}

/** Three large answer buttons, of 96 and 112 px. */
export function AnswerButtons({ alert: { id, title, mine } }: { alert: Alert }) {
  const answer = outbox.useSend()
  const waiting = outbox
    .useUnsent()
    .filter(({ alert_id }) => alert_id === id)
    .at(-1)
  const [note, setNote] = useState('')
  if (!mine) return null
  const said = mine.state === 'WAITING' || waiting ? null : words.said[mine.state]
  const given = waiting && waiting.state !== 'refused' ? waiting.answer : mine.state
  return (
    <div className="grid gap-3">
      {said && (
        <Banner live tone="in" icon="check">
          {said}
        </Banner>
      )}
      {waiting && (
        <Banner live tone="late" icon="offline" title={words.notThere}>
          {words.notThereText}
        </Banner>
      )}
      {waiting && <UnsentState unsent={waiting} />}
      {answer.isError && (
        <Banner live tone="late">
          {messageOf(answer.error, words.failed)}
        </Banner>
      )}
      <p className="text-small text-ink-soft">
        {mine.unit ? words.self(mine.unit) : words.selfOnly} {words.change}
      </p>
      {ANSWERS.map((state) => {
        const [word, means] = words.choices[state]
        return (
          <button
            key={state}
            type="button"
            aria-pressed={given === state}
            // A different answer may be given while one is being sent; the same one is disabled.
            disabled={answer.isPending && given === state}
            onClick={() => answer.mutate({ alert_id: id, title, answer: state, ...(note && { note }) })}
            className={cx('min-h-24 cursor-pointer rounded-4 px-5 py-3 text-start', LOOKS[state])}
          >
            <b className="block text-[1.625rem] leading-[2rem]">{word}</b>
            <span className="block">{means}</span>
          </button>
        )
      })}
      <Field label={words.note} help={words.noteHelp}>
        <TextInput value={note} maxLength={MOST_NOTE} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <Button asChild kind="second" size="big" wide icon="call">
        <a href="tel:112">{words.call}</a>
      </Button>
    </div>
  )
}
