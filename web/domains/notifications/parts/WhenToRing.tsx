import type { NotificationChoices } from '@gida/contract/domains/notifications/choices'
import { settings } from '#words/settings'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { useChoose } from '../queries.ts'

const words = settings.choices
type Props = Pick<NotificationChoices, 'wants_quiet' | 'wants_digest'>

/** Quiet nights, and one mail a day; each is saved at once. */
export function WhenToRing({ wants_quiet, wants_digest }: Props) {
  const choose = useChoose()
  const sent = choose.isPending ? choose.variables.body : undefined
  const change = (body: Partial<Props>) =>
    choose.mutate({ body }, { onError: () => toast.error(words.failed) })
  return (
    <div className="border-t border-line">
      <CheckRow
        title={words.quiet}
        note={words.quietNote}
        checked={sent?.wants_quiet ?? wants_quiet}
        onChange={(event) => change({ wants_quiet: event.target.checked })}
      />
      <CheckRow
        title={words.digest}
        note={words.digestNote}
        checked={sent?.wants_digest ?? wants_digest}
        onChange={(event) => change({ wants_digest: event.target.checked })}
      />
    </div>
  )
}
