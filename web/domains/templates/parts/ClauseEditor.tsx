import { useRef } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { templates } from '#words/templates'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { conditionOptions, variableOptions } from '../edit/choices.ts'
import type { Draft } from '../edit/draft.ts'

const words = templates.edit

type Props = {
  form: UseFormReturn<Draft>
  index: number
  isLast: boolean
  mayWrite: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One clause: its title, when it stands in the paper, and its text, into which variables are put from a list. */
export function ClauseEditor({ form, index, isLast, mayWrite, onMove, onRemove }: Props) {
  const { control, getValues, setValue } = form
  const area = useRef<HTMLTextAreaElement>(null)
  const own = useWatch({ control, name: 'variables' })
  const { title, condition, is_locked, text } = useWatch({ control, name: `clauses.${index}` })
  const name = title || words.untitled(index + 1)
  const isFixed = is_locked || !mayWrite

  function insert(key: string) {
    const at = area.current?.selectionStart ?? text.length
    const end = area.current?.selectionEnd ?? at
    const now = getValues(`clauses.${index}.text`)
    setValue(`clauses.${index}.text`, `${now.slice(0, at)}{{${key}}}${now.slice(end)}`, { shouldDirty: true })
    area.current?.focus()
  }

  return (
    <section className="grid gap-3 border-t border-line px-4 py-3 md:px-5" aria-label={name}>
      <div className="flex items-center gap-1">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
        {is_locked && <Pill icon="lock">{words.locked}</Pill>}
        {mayWrite && (
          <>
            <IconButton
              icon="up"
              label={words.moveUp(name)}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="down"
              label={words.moveDown(name)}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
            {!is_locked && <IconButton icon="trash" label={words.remove(name)} onClick={onRemove} />}
          </>
        )}
      </div>
      {isFixed ? (
        <>
          {condition && <p className="text-small text-info">{words.onlyIf(condition)}</p>}
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </>
      ) : (
        <>
          <Field label={words.title}>
            <TextInput maxLength={120} {...form.register(`clauses.${index}.title`)} />
          </Field>
          <Controller
            control={control}
            name={`clauses.${index}.condition`}
            render={({ field: { value, onChange } }) => (
              <Field label={words.when}>
                <SelectField
                  options={conditionOptions(own, value)}
                  value={value || 'always'}
                  onChange={(next) => onChange(next === 'always' ? '' : next)}
                />
              </Field>
            )}
          />
          <Controller
            control={control}
            name={`clauses.${index}.text`}
            render={({ field: { ref: _, ...field } }) => (
              <Field label={words.text} help={words.textHelp}>
                <TextArea
                  {...field}
                  ref={area}
                  rows={Math.min(14, Math.max(4, text.split('\n').length + 1))}
                />
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
        </>
      )}
    </section>
  )
}
