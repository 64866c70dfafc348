import type { Checklist, ChecklistStep } from '@gida/contract/domains/assets/checklist'
import { STEP_RESULTS } from '@gida/contract/domains/assets/rules'
import { assetPlans } from '#words/asset-plans'
import { useSend } from '../../../platform/forms/use-send.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { useAnswerStep, useFollowStep } from '../changes.ts'
import { StepAnswerForm } from '../forms/StepAnswerForm.tsx'
import { AddStepPhoto, StepPhotos } from './StepPhotos.tsx'

const words = assetPlans.checklist
const TONES = { PASS: 'in', FLAG: 'wait', FAIL: 'late' } as const
type Props = { step: ChecklistStep; can: Checklist['can'] }

/** A step: question, answer, photos, and for a failed one a follow-up work order. */
export function ChecklistStepItem({ step, can }: Props) {
  const { id, kind, title, result, followed_by, answered_by } = step
  const isWrong = result === 'FAIL' || result === 'FLAG'
  return (
    <CardBody className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="text-body font-semibold wrap-anywhere">{title}</h2>
        {result && kind !== 'TICK' && <Pill tone={TONES[result]}>{words.results[result]}</Pill>}
      </div>
      {kind !== 'PHOTO' && <Answer step={step} disabled={!can.answer} />}
      <StepPhotos step={step} />
      <div className="flex flex-wrap items-center gap-2">
        {can.answer && (kind === 'PHOTO' || isWrong) && <AddStepPhoto step={step} />}
        {isWrong && !followed_by && can.follow && <Follow id={id} />}
        {followed_by && <span className="text-small">{words.followed(followed_by.number)}</span>}
        {answered_by && <span className="text-small text-ink-soft">{words.by(answered_by)}</span>}
      </div>
    </CardBody>
  )
}

function Answer({ step, disabled }: { step: ChecklistStep; disabled: boolean }) {
  const { id, kind, title, answer, result, choices } = step
  const answering = useSend(useAnswerStep(), {})
  const send = (body: { answer: string | null; result?: (typeof STEP_RESULTS)[number] }) =>
    answering.send({ params: { id }, body }, { tell: (error) => void toast.error(messageOf(error)) })
  if (kind === 'TICK')
    return (
      <CheckRow
        plain
        title={words.tick}
        aria-label={title}
        checked={answer !== null}
        disabled={disabled || answering.isSaving}
        onChange={({ target }) => send({ answer: target.checked ? 'yes' : null })}
      />
    )
  if (kind === 'PASS')
    return (
      <Segmented
        label={title}
        options={STEP_RESULTS.map((value) => ({ value, label: words.results[value], disabled }))}
        value={result ?? ''}
        onChange={(value) => send({ answer: null, result: value as (typeof STEP_RESULTS)[number] })}
        className="justify-self-start"
      />
    )
  if (kind === 'CHOICE')
    return (
      <Segmented
        label={title}
        options={choices.map((value) => ({ value, label: value, disabled }))}
        value={answer ?? ''}
        onChange={(value) => send({ answer: value })}
        className="flex-wrap justify-self-start"
      />
    )
  return disabled ? <p>{answer}</p> : <StepAnswerForm step={step} />
}

function Follow({ id }: { id: string }) {
  const following = useSend(useFollowStep(), {
    said: ({ steps }) => {
      const made = steps.find((step) => step.id === id)?.followed_by
      return made ? words.followed(made.number) : undefined
    },
  })
  return (
    <Button
      kind="second"
      icon="wrench"
      busy={following.isSaving}
      busyText={words.following}
      onClick={() =>
        following.send({ params: { id } }, { tell: (error) => void toast.error(messageOf(error)) })
      }
    >
      {words.follow}
    </Button>
  )
}
