import { conversations as words } from '#words/conversations'
import { Button } from '../../../../ui/action/Button.tsx'
import type { Writing } from '../writing.ts'

type Props = { writing: NonNullable<Writing>; onStop: () => void }

/** Above the input: the message being edited or replied to. */
export const WritingHead = ({ writing, onStop }: Props) => (
  <div className="flex items-center justify-between gap-2 pb-1.5 text-small text-ink-soft">
    <span className="cut">
      {'edit' in writing ? words.editing : words.replyingTo(writing.reply.sender_name)}
    </span>
    <Button kind="quiet" size="small" onClick={onStop}>
      {words.stop}
    </Button>
  </div>
)
