import type { Unit } from '@gida/contract/domains/estates/unit'
import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import type { PathOf } from '../../../../ui/form/path-of.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { ChooseUnits } from './ChooseUnits.tsx'

type Props<T extends FieldValues> = Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> & {
  control: Control<T>
  name: PathOf<T, string[]>
  label: string
  units: readonly Unit[]
}

/** A selection of units, beside the form for an action on them. */
export const UnitsAndForm = <T extends FieldValues>({
  control,
  name,
  label,
  units,
  onSubmit,
  children,
}: Props<T>) => (
  <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2 md:gap-5">
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <ChooseUnits label={label} units={units} chosen={field.value} onChoose={field.onChange} />
      )}
    />
    <Card>
      <form noValidate className="grid gap-4 p-4 md:p-5" onSubmit={onSubmit}>
        {children}
      </form>
    </Card>
  </div>
)
