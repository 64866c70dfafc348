import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { words } from '#words/ui'
import { IconButton } from '../../action/IconButton.tsx'
import { ResponsivePopover } from '../../overlay/ResponsivePopover.tsx'
import { Field } from '../Field.tsx'
import { TextInput } from '../TextInput.tsx'
import { isDay, readDay, writeDay } from './typed-day.ts'

const MonthGrid = lazy(() => import('./MonthGrid.tsx').then((file) => ({ default: file.MonthGrid })))

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'figures' | 'spaced'
> &
  Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'error'> & {
    /** `YYYY-MM-DD`, '' for none, or what was typed and is no day. */
    value: string
    onChange: (value: string) => void
    min?: string | undefined
    max?: string | undefined
  }

/** The one field for a day: typed with its date first, as people here write it, or picked from a month. */
export function DateField({
  label,
  opt,
  help,
  error,
  className,
  value,
  onChange,
  min,
  max,
  ...input
}: Props) {
  const [draft, setDraft] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const finish = () => setDraft(undefined)
  const told = (draft === undefined && value !== '' && !isDay(value) && words.date.unreadable) || error
  return (
    <Field
      label={label}
      help={help}
      error={told}
      {...(opt !== undefined && { opt })}
      {...(className !== undefined && { className })}
    >
      <div className="relative">
        <TextInput
          autoComplete="off"
          placeholder={words.date.pattern}
          {...input}
          inputMode="numeric"
          figures
          className="pe-11"
          value={draft ?? writeDay(value)}
          onChange={({ target }) => {
            setDraft(target.value)
            onChange(readDay(target.value) ?? target.value.trim())
          }}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          onBlur={(event) => {
            finish()
            input.onBlur?.(event)
          }}
        />
        <div className="absolute inset-y-0 end-0 grid place-items-center">
          <ResponsivePopover
            label={words.date.choose}
            width={320}
            open={isOpen}
            onOpenChange={setOpen}
            trigger={<IconButton icon="calendar" label={words.date.choose} disabled={input.disabled} />}
          >
            <Suspense fallback={null}>
              <MonthGrid
                chosen={isDay(value) ? value : null}
                min={min}
                max={max}
                onChoose={(day) => {
                  finish()
                  setOpen(false)
                  onChange(day)
                }}
              />
            </Suspense>
          </ResponsivePopover>
        </div>
      </div>
    </Field>
  )
}
