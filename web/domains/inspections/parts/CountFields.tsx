import type { ItemDraft } from '@gida/contract/domains/inspections/inspection'
import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'

const words = inspectionDesk.write
/** As the contract takes them: the digits of a meter, and a whole number of keys. */
const DIGITS = /^\d{1,9}(\.\d{1,2})?$/
const COUNT = /^\d{1,3}$/

type Props = { draft: ItemDraft; onChange: (next: Partial<ItemDraft>) => void }

/** Of a meter what it reads and what its token left; of keys and remotes how many. */
export const CountFields = ({ draft, onChange }: Props) =>
  draft.kind === 'METER' ? (
    <>
      <Typed
        label={words.reading}
        value={draft.reading}
        fits={DIGITS}
        onTyped={(reading) => onChange({ reading })}
      />
      <Typed
        label={words.units}
        opt={words.unitsOpt}
        value={draft.units_left}
        fits={DIGITS}
        onTyped={(units_left) => onChange({ units_left })}
      />
    </>
  ) : (
    <Typed
      label={words.count}
      value={draft.count === null ? null : String(draft.count)}
      fits={COUNT}
      onTyped={(count) => onChange({ count: count === null ? null : Number(count) })}
    />
  )

type TypedProps = {
  label: string
  opt?: string
  value: string | null
  fits: RegExp
  onTyped: (value: string | null) => void
}

/** What does not fit stays as it was typed, is told, and is not kept. */
function Typed({ label, opt, value, fits, onTyped }: TypedProps) {
  const [text, setText] = useState(value ?? '')
  const isWrong = text !== '' && !fits.test(text)
  return (
    <Field label={label} {...(opt && { opt })} {...(isWrong && { error: words.digits })}>
      <TextInput
        figures
        inputMode="numeric"
        value={text}
        onChange={({ target }) => setText(target.value.trim())}
        onBlur={() => {
          if (!isWrong) onTyped(text === '' ? null : text)
        }}
      />
    </Field>
  )
}
