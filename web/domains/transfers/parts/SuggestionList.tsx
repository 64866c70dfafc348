import type { BankLine, Guess } from '@gida/contract/domains/transfers/line'
import { transfers as words } from '#words/transfers'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'

/** Of 100. What is less likely theirs is not offered as the thing to do. */
const LIKELY = 45

type Props = { line: BankLine; busy: boolean; onChoose: (guess: Guess) => void }

/** Whose a transfer may be, best first, each with what speaks for it. */
export function SuggestionList({ line, busy, onChoose }: Props) {
  if (line.guesses.length === 0) return null
  return (
    <ul aria-label={words.guesses} className="grid gap-3">
      {line.guesses.slice(0, 3).map((guess, at) => (
        <li
          key={guess.parts.map(({ lease_id }) => lease_id).join()}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 bg-sunken p-3"
        >
          <div className="min-w-0 grow basis-60">
            {guess.parts.map((part) => (
              <p key={part.lease_id}>
                <span className="font-semibold">{part.tenant_name}</span>{' '}
                <span className="text-ink-soft">{part.unit_label}</span>{' '}
                <span className="figures text-small text-ink-soft">
                  {guess.parts.length > 1
                    ? formatNaira(part.amount, 'short')
                    : words.owes(formatNaira(part.open_amount, 'short'))}
                </span>
              </p>
            ))}
            <p className="text-small text-ink-soft">
              {guess.reasons.map((reason) => words.reasons[reason]).join(' · ')}
            </p>
          </div>
          <Button
            size="small"
            kind={at === 0 && !line.doubt && guess.score >= LIKELY ? 'primary' : 'second'}
            disabled={busy}
            onClick={() => onChoose(guess)}
          >
            {guess.parts.length > 1 ? words.divideOver : words.assignTo(guess.parts[0]?.tenant_name ?? '')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
