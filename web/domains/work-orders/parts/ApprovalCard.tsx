import type { Approval } from '@gida/contract/domains/work-orders/approval'
import type { WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useState } from 'react'
import { workMoney } from '#words/work-money'
import { formatInstant } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { AnswerForm } from '../forms/AnswerForm.tsx'
import { WithdrawForm } from '../forms/WithdrawForm.tsx'

const words = workMoney.approval
const TONES: Record<Approval['state'], Tone> = {
  ...{ ASKED: 'wait', APPROVED: 'in', DECLINED: 'late', WITHDRAWN: 'idle' },
}

/** The approval of the cost; the approver can answer here. */
export function ApprovalCard({ order }: { order: WorkOrderDetail }) {
  const [answer, setAnswer] = useState<'yes' | 'no' | 'back'>()
  const { approvals, can, own_limit } = order
  const last = approvals.filter(({ state }) => state !== 'WITHDRAWN').at(-1)
  return (
    <Card>
      <CardHead
        title={words.title}
        end={last && <Pill tone={TONES[last.state]}>{words.states[last.state]}</Pill>}
      />
      <CardBody className="grid gap-3">
        {last ? <AskedApproval approval={last} /> : <p className="text-ink-soft">{words.notAsked}</p>}
        {!last && can.manage && <p className="text-small text-ink-soft">{words.limit(own_limit)}</p>}
        {last && (can.approve || can.withdraw) && (
          <div className="flex flex-wrap gap-2">
            {can.approve && (
              <>
                <Button onClick={() => setAnswer('yes')}>{words.approve}</Button>
                <Button kind="second" onClick={() => setAnswer('no')}>
                  {words.refuse}
                </Button>
              </>
            )}
            {can.withdraw && (
              <Button kind="second" onClick={() => setAnswer('back')}>
                {words.withdraw}
              </Button>
            )}
          </div>
        )}
        {last && answer === 'back' && <WithdrawForm approval={last} onClose={() => setAnswer(undefined)} />}
        {last && answer && answer !== 'back' && (
          <AnswerForm approval={last} isYes={answer === 'yes'} onClose={() => setAnswer(undefined)} />
        )}
      </CardBody>
    </Card>
  )
}

function AskedApproval({ approval }: { approval: Approval }) {
  const { amount, level, reason, asked_by_name, asked_at, votes, vendor_name, state, explanation } = approval
  return (
    <>
      <p>
        <span className="text-title font-semibold">
          <Money kobo={amount} kind="short" />
        </span>{' '}
        {vendor_name}
      </p>
      <p className="text-small text-ink-soft">{words.levels[level]}</p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {asked_by_name && state === 'ASKED' && (
        <p className="text-small text-ink-soft">
          {words.by(words.asks(asked_by_name), formatInstant(asked_at))}
        </p>
      )}
      {votes.map(({ name, is_yes, at, note, by_link }) => (
        <p key={at} className="text-small">
          {words.by(`${name} ${is_yes ? words.yes : words.no}`, formatInstant(at))}
          {by_link && `, ${words.byLink}`}
          {note && <span className="block text-ink-soft wrap-anywhere">{note}</span>}
        </p>
      ))}
      {explanation && <p className="wrap-anywhere">{explanation}</p>}
    </>
  )
}
