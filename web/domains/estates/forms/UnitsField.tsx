import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { newProperty as words } from '#words/new-property'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { type PropertyValues, readUnitNames, repeatedName } from '../check-property.ts'
import { spreadNames } from '../unit-pattern.ts'

const MODES = [
  { value: 'count', label: words.byCount },
  { value: 'names', label: words.byName },
]

/** Units by count, or by name; only one of the two is sent. */
export function UnitsField({ form }: { form: UseFormReturn<PropertyValues> }) {
  const { setValue, formState } = form
  const { errors, isSubmitted } = formState
  const [mode, setMode] = useState('count')
  const [count, setCount] = useState('1')
  const [names, setNames] = useState('')
  const options = { shouldDirty: true, shouldValidate: isSubmitted }

  const asNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)
  // Text that is not a valid pattern is taken as names.
  const namesOf = (text: string) => spreadNames(text) ?? readUnitNames(text)
  const asUnits = (text: string) => namesOf(text).map((name) => ({ name }))

  function choose(next: string) {
    setMode(next)
    setValue('unit_count', next === 'count' ? asNumber(count) : undefined)
    setValue('units', next === 'names' ? asUnits(names) : undefined, options)
  }

  const listed = namesOf(names)
  const twice = repeatedName(listed)
  return (
    <FieldGroup legend={words.units}>
      <Segmented
        label={words.units}
        options={MODES}
        value={mode}
        onChange={choose}
        className="justify-self-start"
      />
      {mode === 'count' ? (
        <Field label={words.unitCount} help={words.unitCountHelp} error={errors.unit_count?.message}>
          <TextInput
            figures
            inputMode="numeric"
            className="max-w-[140px]"
            value={count}
            onChange={(event) => {
              setCount(event.target.value)
              setValue('unit_count', asNumber(event.target.value), options)
            }}
          />
        </Field>
      ) : (
        <Field
          label={words.unitNames}
          help={words.unitNamesHelp}
          good={listed.length > 0 && !twice ? words.named(listed.length) : undefined}
          error={errors.units?.message ?? (twice && words.errors.unitTwice(twice))}
        >
          <TextArea
            rows={4}
            value={names}
            onChange={(event) => {
              setNames(event.target.value)
              setValue('units', asUnits(event.target.value), options)
            }}
          />
        </Field>
      )}
    </FieldGroup>
  )
}
