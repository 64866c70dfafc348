import { invitations } from '#words/invitations'
import { Pill } from '../../../ui/display/Pill.tsx'
import type { ReadLine } from '../read-lines.ts'

const words = invitations.many

/** What was read in each line, before anything is sent. */
export function InviteLinesPreview({ lines }: { lines: readonly ReadLine[] }) {
  const wrong = lines.filter((line) => line.problem).length
  return (
    <div className="grid gap-2">
      <p role="status" className="text-small text-ink-soft">
        {words.preview(lines.length - wrong, wrong)}
      </p>
      <ul aria-label={words.table} className="max-h-80 overflow-y-auto rounded-2 border border-line">
        {lines.map((line) => (
          <LineRead key={line.line} {...line} />
        ))}
      </ul>
    </div>
  )
}

function LineRead({ text, row: { full_name, email, phone, unit }, problem }: ReadLine) {
  const address = [email, phone].filter(Boolean).join(', ')
  return (
    <li className="flex items-start gap-3 border-t border-line px-3 py-2 first:border-t-0">
      <span className="min-w-0 grow">
        <span className="cut block font-semibold">{full_name ?? (address || text)}</span>
        {full_name && address && <span className="cut block text-small text-ink-soft">{address}</span>}
        {unit && <span className="block text-small text-ink-soft">{words.unitNamed(unit)}</span>}
        {problem && <span className="block text-small text-overdue">{problem}</span>}
      </span>
      <Pill tone={problem ? 'late' : 'in'} icon={problem ? 'warning' : 'ok'}>
        {problem ? words.look : words.ready}
      </Pill>
    </li>
  )
}
