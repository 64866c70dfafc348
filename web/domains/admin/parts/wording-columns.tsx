import type { WordingToDecide } from '@gida/contract/domains/admin/wording'
import { wordings as words } from '#words/wordings'
import { formatWhen } from '../../../platform/screens/format.ts'
import type { Column } from '../../../ui/table/data-table-types.ts'
import { TwoLines } from '../../../ui/table/TwoLines.tsx'
import { LANGUAGES } from '../../../words/languages.ts'

/** The language by its own name, and the text's key in the catalogue. */
export const placeOf = ({ language, key }: WordingToDecide) =>
  `${LANGUAGES.find(({ value }) => value === language)?.label}, ${key}`

export const stateOf = ({ state, decided }: WordingToDecide) =>
  decided
    ? `${words.states[state]}. ${words.decided(decided.by_name, formatWhen(decided.at))}`
    : words.states[state]

export const detailsOf = ({ why, decline_reason }: WordingToDecide): string[] => [
  ...(why ? [words.why(why)] : []),
  ...(decline_reason ? [words.reason(decline_reason)] : []),
]

export const COLUMNS: Column<WordingToDecide>[] = [
  {
    id: 'text',
    head: words.columns.text,
    cell: (said) => (
      <span className="block max-w-[300px] whitespace-normal">
        <TwoLines first={<span lang="en">{said.english}</span>} second={placeOf(said)} />
      </span>
    ),
  },
  {
    id: 'proposed',
    head: words.columns.proposed,
    cell: (said) => (
      <span className="block max-w-[340px] whitespace-normal" lang={said.language}>
        <TwoLines
          first={<span className="font-semibold">{said.proposed}</span>}
          second={words.now(said.present)}
        />
      </span>
    ),
  },
  { id: 'by', head: words.columns.by, cell: ({ proposer_name }) => proposer_name },
  {
    id: 'state',
    head: words.columns.state,
    cell: (said) => (
      <span className="block max-w-[220px] whitespace-normal">
        <TwoLines
          first={stateOf(said)}
          second={detailsOf(said).join(' · ') || formatWhen(said.proposed_at)}
        />
      </span>
    ),
  },
]
