import { conversations as words } from '#words/conversations'
import { UnsentState } from '../../../../platform/outbox/UnsentState.tsx'
import { cx } from '../../../../ui/cx.ts'
import type { UnsentMessage } from '../../outbox.ts'

/** A queued message, shown with its state. */
export function UnsentBubble({ unsent }: { unsent: UnsentMessage }) {
  const { content, state, files, seconds } = unsent
  const without = seconds ? words.files.voice : files?.map(({ name }) => name).join(', ')
  return (
    <div className="grid justify-items-end">
      <p
        className={cx(
          'max-w-[min(84%,520px)] rounded-4 border border-dashed px-3 py-2 whitespace-pre-wrap wrap-anywhere',
          state === 'refused' ? 'border-overdue bg-overdue-tint' : 'border-line-strong',
        )}
      >
        {[without, content].filter(Boolean).join('\n')}
      </p>
      <UnsentState unsent={unsent} className="px-1 pt-0.5 pb-1" />
    </div>
  )
}
