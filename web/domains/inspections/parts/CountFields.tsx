import type { ItemDraft } from '@gida/contract/domains/inspections/inspection'
import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'

const words = inspectionDesk.write
/** The contract's formats: a meter reading, and a number of keys. */
const DIGITS = /^\d{1,9}(\.\d{1,2})?$/
const COUNT = /^\d{1,3}$/

type Props = {
  draft: ItemDraft
  /** Called while typing. */
  onType: (next: Partial<ItemDraft>) => void
  onChange: (next: Partial<ItemDraft>) => void
}

/** For a meter its reading and remaining credit; for keys and remotes their number. */
export const CountFields = ({ draft, onType, onChange }: Props) =>
  draft.kind === 'METER' ? (
    <>
      <Typed
        label={words.reading}
        value={draft.reading}
        fits={DIGITS}
        onType={(reading) => onType({ reading })}
        onTyped={(reading) => onChange({ reading })}
        hasFraction
      />
      <Typed
        label={words.units}
        opt={words.unitsOpt}
        value={draft.units_left}
        fits={DIGITS}
        onType={(units_left) => onType({ units_left })}
        onTyped={(units_left) => onChange({ units_left })}
        hasFraction
      />
    </>
  ) : (
    <Typed
      label={words.count}
      value={draft.count === null ? null : String(draft.count)}
      fits={COUNT}
      onType={(count) => onType(countOf(count))}
      onTyped={(count) => onChange(countOf(count))}
    />
  )

const countOf = (count: string | null) => ({ count: count === null ? null : Number(count) })

type TypedProps = {
  label: string
  opt?: string
  value: string | null
  fits: RegExp
  onType: (value: string | null) => void
  onTyped: (value: string | null) => void
  /** Meters have decimals; keys are counted. */
  hasFraction?: boolean
}

/** Invalid input stays in the field with an error, and is not saved. */
function Typed({ label, opt, value, fits, onType, onTyped, hasFraction }: TypedProps) {
  const [text, setText] = useState(value ?? '')
  const isWrong = text !== '' && !fits.test(text)
  return (
    <Field label={label} {...(opt && { opt })} {...(isWrong && { error: words.digits })}>
      <TextInput
        figures
        inputMode={hasFraction ? 'decimal' : 'numeric'}
        value={text}
        onChange={({ target }) => {
          const next = target.value.trim()
          setText(next)
          if (next === '' || fits.test(next)) onType(next || null)
        }}
        onBlur={() => {
          if (!isWrong) onTyped(text === '' ? null : text)
        }}
      />
    </Field>
  )
}
