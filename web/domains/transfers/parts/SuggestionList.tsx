import type { BankLine, Guess } from '@gida/contract/domains/transfers/line'
import { transfers as words } from '#words/transfers'
import { formatNaira } from '../../../platform/screens/format.ts'
import { RadioCards } from '../../../ui/form/choice/RadioCards.tsx'

const MOST_SHOWN = 3

type Props = { line: BankLine; value: string; onChange: (value: string) => void }

/** Suggested tenants, best first, with the reasons. */
export const SuggestionList = ({ line, value, onChange }: Props) => (
  <RadioCards
    label={words.guesses}
    name={`guess-${line.id}`}
    value={value}
    onChange={onChange}
    options={line.guesses.slice(0, MOST_SHOWN).map((guess, at) => ({
      value: String(at),
      title: namesIn(guess),
      note: (
        <>
          {guess.parts.map((part) => (
            <span key={part.lease_id} className="block">
              {part.unit_label},{' '}
              <span className="figures">
                {guess.parts.length > 1
                  ? formatNaira(part.amount)
                  : words.owes(formatNaira(part.open_amount))}
              </span>
            </span>
          ))}
          <span className="block">{reasonsOf(guess)}</span>
        </>
      ),
    }))}
  />
)

export const namesIn = ({ parts }: Guess): string => words.names(parts.map(({ tenant_name }) => tenant_name))

export const reasonsOf = ({ reasons }: Pick<Guess, 'reasons'>): string =>
  reasons.map((reason) => words.reasons[reason]).join(', ')
