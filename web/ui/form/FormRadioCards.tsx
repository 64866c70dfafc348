import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { RadioCards } from './choice/RadioCards.tsx'

type Props<T extends FieldValues> = Omit<ComponentProps<typeof RadioCards>, 'name' | 'value' | 'onChange'> & {
  control: Control<T>
  name: FieldPath<T>
}

/** Radio cards, each with a note, for react-hook-form. */
export const FormRadioCards = <T extends FieldValues>({ control, name, ...about }: Props<T>) => (
  <Controller
    name={name}
    control={control}
    render={({ field }) => (
      <RadioCards {...about} name={name} value={field.value} onChange={field.onChange} />
    )}
  />
)
