import { outbox as words } from '#words/outbox'
import { Button } from '../../ui/action/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { useOfflineSince } from '../browser/online.ts'
import { formatWhen } from '../screens/format.ts'
import { drop, sendAgain, type Unsent } from './outbox.ts'

/** How far one is that waits to be sent. It can be taken back only while it is known not to be there. */
export function UnsentState({ unsent, className }: { unsent: Unsent; className?: string }) {
  const { client_id, state, reason, written_at, percent } = unsent
  const isOffline = useOfflineSince() !== null
  const isRefused = state === 'refused'
  const said = isOffline && !isRefused ? words.state.waiting : words.state[state]
  return (
    <>
      <p role="status" className={cx('figures text-caption text-ink-soft', className)}>
        {said} {state === 'sending' && percent !== undefined && `${percent}% `}·{' '}
        {words.writtenAt(formatWhen(written_at))} {reason}
      </p>
      {(isRefused || state === 'waiting') && (
        <div className="flex gap-2">
          <Button kind="quiet" size="small" onClick={() => drop(client_id)}>
            {words.drop}
          </Button>
          {isRefused && (
            <Button kind="second" size="small" onClick={() => void sendAgain(client_id)}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
