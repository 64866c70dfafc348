import { useRef } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { templates } from '#words/templates'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { conditionOptions, variableOptions } from '../edit/choices.ts'
import type { Draft } from '../edit/draft.ts'

const words = templates.edit
const ALWAYS = 'always'
const MOST_ROWS = 14

type Props = { form: UseFormReturn<Draft>; index: number }

/** Title, condition and text of a clause; variables are inserted from a list. */
export function ClauseFields({ form: { control, register, getValues, setValue }, index }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const own = useWatch({ control, name: 'variables' })

  function insert(key: string) {
    const name = `clauses.${index}.text` as const
    const now = getValues(name)
    const [start, end] = [
      area.current?.selectionStart ?? now.length,
      area.current?.selectionEnd ?? now.length,
    ]
    setValue(name, `${now.slice(0, start)}{{${key}}}${now.slice(end)}`, { shouldDirty: true })
    area.current?.focus()
  }

  return (
    <div className="grid gap-3">
      <Field label={words.title}>
        <TextInput maxLength={120} {...register(`clauses.${index}.title`)} />
      </Field>
      <Controller
        control={control}
        name={`clauses.${index}.condition`}
        render={({ field: { value, onChange } }) => (
          <Field label={words.when}>
            <SelectField
              options={conditionOptions(own, value)}
              value={value || ALWAYS}
              onChange={(next) => onChange(next === ALWAYS ? '' : next)}
            />
          </Field>
        )}
      />
      <Controller
        control={control}
        name={`clauses.${index}.text`}
        render={({ field: { ref: _, ...field } }) => (
          <Field label={words.text} help={words.textHelp}>
            <TextArea {...field} ref={area} rows={Math.min(MOST_ROWS, field.value.split('\n').length + 3)} />
          </Field>
        )}
      />
      <Field label={words.insert}>
        <SelectField
          options={variableOptions(own)}
          value=""
          onChange={insert}
          placeholder={words.insertPlaceholder}
        />
      </Field>
    </div>
  )
}
