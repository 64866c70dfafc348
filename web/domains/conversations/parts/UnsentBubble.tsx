import { conversations as words } from '#words/conversations'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import { formatTime } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { outbox, type UnsentMessage } from '../outbox.ts'

/** What is on its way: it is shown as what it is, and can be taken back only while it is known not to be there. */
export function UnsentBubble({ unsent }: { unsent: UnsentMessage }) {
  const { client_id, content, state, reason, written_at, files, seconds, percent } = unsent
  const isOffline = useOfflineSince() !== null
  const isRefused = state === 'refused'
  const said = isOffline && !isRefused ? words.state.waiting : words.state[state]
  const without = seconds ? words.files.voice : files?.map(({ name }) => name).join(', ')
  return (
    <div className="grid justify-items-end">
      <p
        className={cx(
          'max-w-[min(84%,520px)] rounded-4 border border-dashed px-3 py-2 whitespace-pre-wrap wrap-anywhere',
          isRefused ? 'border-overdue bg-overdue-tint' : 'border-line-strong',
        )}
      >
        {[without, content].filter(Boolean).join('\n')}
      </p>
      <p role="status" className="figures px-1 pt-0.5 pb-1 text-caption text-ink-soft">
        {said} {state === 'sending' && percent !== undefined && `${percent}% `}·{' '}
        {words.writtenAt(formatTime(written_at))} {reason}
      </p>
      {(isRefused || state === 'waiting') && (
        <div className="flex gap-2">
          <Button kind="quiet" size="small" onClick={() => outbox.drop(client_id)}>
            {words.drop}
          </Button>
          {isRefused && (
            <Button kind="second" size="small" onClick={() => outbox.sendAgain(client_id)}>
              {words.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
