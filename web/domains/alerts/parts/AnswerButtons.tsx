import type { Alert } from '@gida/contract/domains/alerts/alert'
import { ANSWERS, type Answer, MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { useState } from 'react'
import { alerts } from '#words/alerts'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useAcknowledge } from '../changes.ts'

const words = alerts.answer
const LOOKS: Record<Answer, string> = {
  SAFE: 'bg-[#17663a] text-white',
  NEEDS_HELP: 'bg-overdue-solid text-on-overdue',
  AWAY: 'border-2 border-line-strong bg-raised text-ink',
}

/** Three answers of 96 px and 112, and nothing else. */
export function AnswerButtons({ alert: { id, mine } }: { alert: Alert }) {
  const answer = useAcknowledge()
  const [note, setNote] = useState('')
  if (!mine) return null
  const said = mine.state === 'WAITING' ? null : words.said[mine.state]
  return (
    <div className="grid gap-3">
      {said && (
        <Banner live tone="in" icon="check">
          {said}
        </Banner>
      )}
      {answer.isError && (
        <Banner live tone="late">
          {words.failed}
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
            aria-pressed={mine.state === state}
            disabled={answer.isPending}
            onClick={() => answer.mutate({ params: { id }, body: { state, ...(note && { note }) } })}
            className={cx('min-h-24 cursor-pointer rounded-4 px-5 py-3 text-start', LOOKS[state])}
          >
            <b className="block text-[1.625rem] leading-8">{word}</b>
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
