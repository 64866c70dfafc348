import type { Consent, OptionalPurpose } from '@gida/contract/domains/privacy/consents'
import { useQuery } from '@tanstack/react-query'
import { consents as words } from '#words/consents'
import { useSend } from '../../../platform/forms/use-send.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'
import { Refusal } from '../../../ui/feedback/Refusal.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useWithdrawConsent } from '../changes.ts'
import { consentsQuery } from '../queries.ts'

const TONES: Record<keyof typeof words.states, Tone> = { holds: 'in', withdrawn: 'idle', over: 'idle' }

/** The person's consents, with the text of the accepted version; optional ones can be withdrawn with one tap. */
export const ConsentsCard = () => (
  <Card aria-labelledby="consents">
    <CardHead title={words.title} id="consents" />
    <CardBody className="grid gap-4">
      <p className="text-ink-soft">{words.note}</p>
      <Loaded of={useQuery(consentsQuery)} bare rows={2} loading={words.loading}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="grid gap-4">
              {data.map((one) => (
                <li key={`${one.purpose} ${one.given_at}`} className="grid gap-1 border-t border-line pt-4">
                  <Agreed consent={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p className="text-small text-ink-soft">{words.account}</p>
    </CardBody>
  </Card>
)

function Agreed({ consent }: { consent: Consent }) {
  const { purpose, version, channel, given_at, until, withdrawn_at, text, can_withdraw } = consent
  const state = stateOf(consent)
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{words.purposes[purpose]}</span>
        <Pill tone={TONES[state]}>{words.states[state]}</Pill>
      </p>
      <p className="text-small text-ink-soft">
        {words.version(version, formatWhen(given_at), words.channels[channel])}
      </p>
      {withdrawn_at && <p className="text-small">{words.withdrawnAt(formatWhen(withdrawn_at))}</p>}
      {until && state === 'holds' && <p className="text-small">{words.untilWhen(formatWhen(until))}</p>}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5">{words.read}</summary>
        <p className="whitespace-pre-line text-small wrap-anywhere">{text}</p>
      </details>
      {can_withdraw && <Withdraw purpose={purpose as OptionalPurpose} />}
    </>
  )
}

function stateOf({ withdrawn_at, until }: Consent): keyof typeof words.states {
  if (withdrawn_at) return 'withdrawn'
  return until && new Date(until) <= new Date() ? 'over' : 'holds'
}

function Withdraw({ purpose }: { purpose: OptionalPurpose }) {
  const { send, refusal, isSaving } = useSend(useWithdrawConsent(), { said: words.withdrawn })
  return (
    <div>
      <Button
        kind="second"
        busy={isSaving}
        busyText={words.withdrawing}
        onClick={() => send({ params: { purpose } })}
      >
        {words.withdraw}
      </Button>
      <Refusal>{refusal}</Refusal>
    </div>
  )
}
