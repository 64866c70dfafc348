import type { Context } from '@gida/contract/domains/auth/session'
import { useState } from 'react'
import { shell } from '#words/shell'
import { Icon } from '../ui/action/Icon.tsx'
import { cx } from '../ui/cx.ts'
import { SearchInput } from '../ui/form/SearchInput.tsx'

const words = shell.estate
/** Above this number of estates there is a search box. */
const AT_A_GLANCE = 8

type Props = {
  estates: Context['estates']
  chosen: string | null
  onChoose: (id: string | null) => void
}

export function EstateChoices({ estates, chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const isFit = (name: string) => name.toLowerCase().includes(typed.toLowerCase())
  const fitting = estates.filter(({ name }) => isFit(name))
  return (
    <div className="p-1.5">
      {estates.length > AT_A_GLANCE && (
        <SearchInput
          label={words.find}
          placeholder={words.find}
          value={typed}
          onSearch={setTyped}
          className="mb-1.5"
        />
      )}
      <ul>
        {!typed && (
          <Choice
            name={words.all(estates.length)}
            isChosen={chosen === null}
            onChoose={() => onChoose(null)}
          />
        )}
        {fitting.map(({ id, name }) => (
          <Choice key={id} name={name} isChosen={id === chosen} onChoose={() => onChoose(id)} />
        ))}
      </ul>
      {fitting.length === 0 && <p className="px-2.5 py-3 text-ink-soft">{words.nothing}</p>}
    </div>
  )
}

type ChoiceProps = { name: string; isChosen: boolean; onChoose: () => void }

const Choice = ({ name, isChosen, onChoose }: ChoiceProps) => (
  <li>
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 w-full items-center justify-between gap-3 rounded-2 px-2.5 text-start hover:bg-sunken',
        isChosen && 'font-semibold',
      )}
    >
      <span className="wrap-anywhere">{name}</span>
      {isChosen && <Icon name="check" size="s" className="text-action-ink" />}
    </button>
  </li>
)
