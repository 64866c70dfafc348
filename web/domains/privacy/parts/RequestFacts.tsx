import type { PrivacyRequest } from '@gida/contract/domains/privacy/request'
import { isOpenRequest, type RequestState } from '@gida/contract/domains/privacy/rules'
import { privacy } from '#words/privacy'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { Tone } from '../../../ui/display/tone.ts'

const words = privacy.requests
const TONES: Record<RequestState, Tone> = {
  ...({ OPEN: 'wait', IN_PROGRESS: 'info', WAITING: 'wait', ERASING: 'info' } as const),
  ...({ DONE: 'in', REFUSED: 'late', WITHDRAWN: 'idle' } as const),
}

/** One request: status, deadline and answer. */
export function RequestFacts({ request, title }: { request: PrivacyRequest; title: string }) {
  const { state, words: said, created_at, due_on, delay_reason, answer, blockers, again_on, kept } = request
  const asked = words.asked(formatDay(lagosDay(new Date(created_at))))
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold wrap-anywhere">{title}</span>
        <Pill tone={TONES[state]}>{privacy.states[state]}</Pill>
      </p>
      <p className="text-small text-ink-soft">
        {isOpenRequest(state) ? `${asked} · ${words.due(formatDay(due_on))}` : asked}
      </p>
      {said && <p className="wrap-anywhere">{said}</p>}
      {delay_reason && <p className="wrap-anywhere">{words.delay(delay_reason)}</p>}
      {blockers.length > 0 && (
        <ul className="grid gap-1">
          {blockers.map(({ reason }) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {again_on && <p className="text-small text-ink-soft">{words.again(formatDay(again_on))}</p>}
      {answer && <p className="wrap-anywhere">{answer}</p>}
      {kept.length > 0 && (
        <ul className="text-small" aria-label={words.kept}>
          <li className="font-semibold">{words.kept}</li>
          {kept.map(({ what, rows, law, until }) => (
            <li key={what + until}>{words.keptRow(what, rows, law, formatDay(until))}</li>
          ))}
        </ul>
      )}
    </>
  )
}
