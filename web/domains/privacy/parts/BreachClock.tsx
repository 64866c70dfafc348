import type { Breach } from '@gida/contract/domains/privacy/breach'
import { SAID_STEPS, type SaidStep } from '@gida/contract/domains/privacy/breach-clock'
import type { ComponentProps } from 'react'
import { breaches as words } from '#words/breaches'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useDoBreachStep } from '../breach-queries.ts'

type Step = Breach['steps'][number]

const LOOKS: Record<Step['state'], ComponentProps<typeof TimelineItem>['state']> = {
  ...{ DONE: 'done', OVERDUE: 'late', NEXT: 'wait' },
  ...{ LATER: 'next', NEEDLESS: 'next' },
}
const isSaid = (key: Step['key']): key is SaidStep => SAID_STEPS.some((one) => one === key)

function noteOf({ key, state, due_at, done_at }: Step, { risk }: Breach): string {
  if (done_at) return words.done(formatInstant(done_at))
  if (state === 'NEEDLESS') return key === 'PEOPLE' && risk === null ? words.ifHigh : words.needless
  return state === 'OVERDUE' ? words.overdue(formatInstant(due_at)) : words.due(formatInstant(due_at))
}

/** The deadlines of a breach, counted from when it was noticed. */
export const BreachClock = ({ breach, canWrite }: { breach: Breach; canWrite: boolean }) => (
  <Card aria-labelledby="clock">
    <CardHead title={words.clock} id="clock" />
    <CardBody className="grid gap-4">
      <p className="text-ink-soft">{words.deadline(formatInstant(breach.deadline))}</p>
      <Timeline label={words.clock}>
        {breach.steps.map((step) => (
          <TimelineItem
            key={step.key}
            state={LOOKS[step.state]}
            title={words.steps[step.key]}
            note={
              <span className={step.state === 'OVERDUE' ? 'text-overdue' : undefined}>
                {noteOf(step, breach)}
              </span>
            }
          >
            {['OVERDUE', 'NEXT', 'LATER'].includes(step.state) && (
              <>
                <p className="text-small">{words.stepNotes[step.key]}</p>
                {canWrite && !breach.closed && isSaid(step.key) && <DoStep id={breach.id} step={step.key} />}
              </>
            )}
          </TimelineItem>
        ))}
      </Timeline>
    </CardBody>
  </Card>
)

function DoStep({ id, step }: { id: string; step: SaidStep }) {
  const { send, refusal, isSaving } = useSend(useDoBreachStep(), { said: words.stepSaid })
  return (
    <>
      <Button
        kind="second"
        size="small"
        busy={isSaving}
        busyText={words.doing}
        onClick={() => send({ params: { id }, body: { step } })}
      >
        {words.doStep[step]}
      </Button>
      <Refusal>{refusal}</Refusal>
    </>
  )
}
