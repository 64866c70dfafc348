import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { units as unitWords } from '#words/units'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { useEntrustUnits } from '../changes.ts'
import { NoneChosen } from '../parts/unit/NoneChosen.tsx'
import { UnitsAndForm } from '../parts/unit/UnitsAndForm.tsx'
import { managersQuery } from '../queries.ts'

const words = unitWords.entrust
type Props = {
  estateId: string
  units: readonly Unit[]
  onEntrusted: (name: string, count: number) => void
}
type Values = { user_id: string; unit_ids: string[] }

const check = ({ user_id, unit_ids }: Values) => ({
  user_id: user_id ? undefined : words.errors.who,
  unit_ids: unit_ids.length > 0 ? undefined : words.errors.none,
})

/** Assigns units to a property manager. */
export function EntrustForm({ estateId, units, onEntrusted }: Props) {
  const { data } = useQuery(managersQuery(estateId))
  const people = data?.data.filter(({ role }) => role === 'PROPERTY_MANAGER')
  const options = (people ?? []).map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))
  const form = useFields<Values>({ user_id: '', unit_ids: [] }, check)
  const { control, formState } = form
  const { save, ...saving } = useSave(form, useEntrustUnits(), {
    input: (body) => ({ params: { id: estateId }, body }),
    onSaved: ({ full_name }, { unit_ids }) => onEntrusted(full_name, unit_ids.length),
  })
  const count = form.watch('unit_ids').length
  return (
    <UnitsAndForm control={control} name="unit_ids" label={words.frame} units={units} onSubmit={save}>
      <ChoiceField
        control={control}
        name="user_id"
        label={words.who}
        options={options}
        disabled={options.length === 0}
      />
      {people?.length === 0 && <Banner tone="info">{words.nobody}</Banner>}
      <NoneChosen>{formState.errors.unit_ids?.message}</NoneChosen>
      <FormSubmit {...saving} words={{ save: words.save(count), saving: words.saving }} big />
    </UnitsAndForm>
  )
}
