import type { ReactNode } from 'react'
import { outbox as words } from '#words/outbox'
import { Button } from '../../ui/action/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { readFiles } from '../browser/file-store.ts'
import { useOfflineSince } from '../browser/online.ts'
import { formatWhen } from '../screens/format.ts'
import { drop, put, type Unsent } from './items.ts'
import { flush, sendAgain } from './sender.ts'

type Props = {
  unsent: Unsent
  className?: string
  /** More actions, beside those that every item has. */
  ways?: ReactNode
}

/** Deletes an item, with an undo in the toast. */
async function dropWithUndo(one: Unsent): Promise<void> {
  const files = (one.files && (await readFiles(one.client_id))) ?? []
  drop(one.client_id)
  const undo = () => void put(one, files).then(flush)
  toast.info(words.dropped, { id: one.client_id, action: { label: words.undo, onClick: undo } })
}

/** The state of a queued item and why it is stuck. It can be withdrawn only while the server is known not to have it. */
export function UnsentState({ unsent, className, ways }: Props) {
  const { client_id, state, reason, written_at, percent } = unsent
  const isOffline = useOfflineSince() !== null
  const isRefused = state === 'refused'
  const said = isOffline && !isRefused ? words.noNetwork : words.state[state]
  const mayDrop = isRefused || state === 'waiting'
  return (
    <>
      <p role="status" className={cx('figures text-caption text-ink-soft', className)}>
        {said} {state === 'sending' && percent !== undefined && `${percent}% `}·{' '}
        {words.writtenAt(formatWhen(written_at))}
        {isRefused && reason && <span className="block text-small text-ink">{reason}</span>}
      </p>
      {(mayDrop || ways) && (
        <span className="flex flex-wrap gap-2">
          {isRefused && (
            <Button kind="second" size="small" onClick={() => void sendAgain(client_id)}>
              {words.retry}
            </Button>
          )}
          {ways}
          {mayDrop && (
            <Button kind="quiet" size="small" onClick={() => void dropWithUndo(unsent)}>
              {words.drop}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
