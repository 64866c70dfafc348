import { Pill } from '../../display/Pill.tsx'

type Line = { line: number; title: string; notes: readonly string[]; problem?: string | undefined }
type Props = {
  lines: readonly Line[]
  words: { preview: (ready: number, wrong: number) => string; table: string; ready: string; look: string }
}

/** Shows how each pasted line was parsed, before it is sent. */
export function LinesPreview({ lines, words }: Props) {
  const wrong = lines.filter((line) => line.problem).length
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small text-ink-soft">
        {words.preview(lines.length - wrong, wrong)}
      </p>
      <ul aria-label={words.table} className="max-h-80 overflow-y-auto rounded-2 border border-line">
        {lines.map(({ line, title, notes, problem }) => (
          <li key={line} className="flex items-start gap-3 border-t border-line px-3 py-2 first:border-t-0">
            <span className="min-w-0 grow">
              <span className="cut block font-semibold">{title}</span>
              {notes.map((note) => (
                <span key={note} className="cut block text-small text-ink-soft">
                  {note}
                </span>
              ))}
              {problem && <span className="block text-small text-overdue">{problem}</span>}
            </span>
            <Pill tone={problem ? 'late' : 'in'} icon={problem ? 'warning' : 'ok'}>
              {problem ? words.look : words.ready}
            </Pill>
          </li>
        ))}
      </ul>
    </div>
  )
}
