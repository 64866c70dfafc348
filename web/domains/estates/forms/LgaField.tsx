import { useQuery } from '@tanstack/react-query'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { newProperty as words } from '#words/new-property'
import { Button } from '../../../ui/action/Button.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { stateQuery } from '../queries.ts'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  state: string
  error: string | undefined
}

/** The local governments of the selected state. */
export function LgaField<T extends FieldValues>({ control, name, state, error }: Props<T>) {
  const { data, isError, isFetching, refetch } = useQuery({ ...stateQuery(state), enabled: state !== '' })
  const options = (data?.lgas ?? []).map(({ name }) => ({ value: name, label: name }))
  return (
    <Field
      label={words.lga}
      error={error ?? (isError && !data ? words.lgaFailed : undefined)}
      busy={isFetching && !data ? words.lgaLoading : undefined}
    >
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <SelectField
            {...field}
            options={options}
            disabled={options.length === 0}
            placeholder={state === '' ? words.lgaFirst : undefined}
          />
        )}
      />
      {isError && !data && (
        <Button kind="quiet" size="small" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          {words.lgaRetry}
        </Button>
      )}
    </Field>
  )
}
