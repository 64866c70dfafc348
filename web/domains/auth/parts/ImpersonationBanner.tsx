import type { Impersonation } from '@gida/contract/domains/auth/impersonation'
import { useEffect, useState } from 'react'
import { impersonation as words } from '#words/impersonation'
import { leaveFor } from '../../../platform/session/leave.ts'
import { readTokens, returnToSelf } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Icon } from '../../../ui/action/Icon.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useStopImpersonation } from '../security-queries.ts'

const MINUTE_MS = 60_000

/** Whole minutes left, by this device's clock. */
const minutesLeft = () => Math.max(0, Math.ceil(((readTokens()?.expires_at ?? 0) - Date.now()) / MINUTE_MS))

/** Says as whom the app is seen and for how long, and ends it. Cannot be closed. */
export function ImpersonationBanner({ name, impersonation }: { name: string; impersonation: Impersonation }) {
  const { by_consent, reason } = impersonation
  const [left, setLeft] = useState(minutesLeft)
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesLeft()), MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  const stop = useStopImpersonation()
  const leave = () =>
    stop.mutate(
      {},
      {
        onSettled: () => {
          // No call needed: the other token expires by itself.
          if (returnToSelf()) leaveFor('/dashboard/admin/people')
          else toast.error(words.lost)
        },
      },
    )
  return (
    <div
      role="status"
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2.5 border-b-2 border-refund bg-refund-tint px-(--gutter) py-2 text-ink"
    >
      <Icon name="eye" className="text-refund" />
      <p className="min-w-0 grow basis-52 text-small">
        <strong className="font-semibold">{words.title(name)}</strong>{' '}
        {words.text({ why: by_consent ? words.byConsent : words.because(reason ?? ''), left })}
      </p>
      <Button kind="second" size="small" busy={stop.isPending} onClick={leave}>
        {words.stop}
      </Button>
    </div>
  )
}
