import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { words } from '#words/ui'
import { IconButton } from '../../action/IconButton.tsx'
import { ResponsivePopover } from '../../overlay/ResponsivePopover.tsx'
import { Field } from '../Field.tsx'
import { TextInput } from '../TextInput.tsx'
import { useTypedValue } from '../use-typed-value.ts'
import { isDay, readDay, writeDay } from './typed-day.ts'

const MonthGrid = lazy(() => import('./MonthGrid.tsx').then((file) => ({ default: file.MonthGrid })))

type Props = Omit<
  ComponentProps<typeof TextInput>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'figures' | 'spaced'
> &
  Pick<ComponentProps<typeof Field>, 'label' | 'opt' | 'help' | 'error'> & {
    /** `YYYY-MM-DD`, '' for none, or the typed text if it is not a date. */
    value: string
    onChange: (value: string) => void
    min?: string | undefined
    max?: string | undefined
  }

/** The only field for a day: typed day first, as is usual in Nigeria, or picked from a calendar. */
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
  const { onBlur, ...rest } = input
  const read = (typed: string) => readDay(typed) ?? typed.trim()
  const { isTyping, finish, typed } = useTypedValue({ written: writeDay(value), read, onChange, onBlur })
  const [isOpen, setOpen] = useState(false)
  const told = (!isTyping && value !== '' && !isDay(value) && words.date.unreadable) || error
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
          {...rest}
          {...typed}
          inputMode="numeric"
          figures
          className="pe-8"
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
