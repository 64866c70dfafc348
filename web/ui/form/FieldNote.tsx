import { Icon } from '../action/Icon.tsx'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/Spinner.tsx'

export type FieldNotes = {
  help?: React.ReactNode
  error?: string | undefined
  good?: string | undefined
  /** A warning that does not block saving. */
  caution?: string | undefined
  /** A check in progress, such as 'Asking Wema Bank…'. */
  busy?: string | undefined
}

const KINDS = [
  ['error', 'text-overdue'],
  ['busy', 'text-ink-soft'],
  ['caution', 'text-waiting'],
  ['good', 'text-money-in'],
] as const

/** One line under a field, by precedence: error, progress, caution, success, help. */
export function FieldNote({ id, ...notes }: FieldNotes & { id: string }) {
  const kind = KINDS.find(([key]) => notes[key])
  return (
    <div id={id} aria-live="polite" className="text-small empty:hidden">
      {kind ? (
        <p className={cx('flex gap-1.5', kind[1])}>
          {kind[0] === 'busy' ? (
            <Spinner size={15} className="mt-px" />
          ) : (
            <Icon name={kind[0] === 'good' ? 'ok' : 'warning'} size="s" className="mt-px" />
          )}
          {notes[kind[0]]}
        </p>
      ) : (
        notes.help && <p className="text-ink-soft">{notes.help}</p>
      )}
    </div>
  )
}

export function hasNote(notes: FieldNotes): boolean {
  return Boolean(notes.help || notes.error || notes.good || notes.caution || notes.busy)
}
