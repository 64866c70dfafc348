import type { Unit } from '@gida/contract/domains/estates/unit'
import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { Controller, FormProvider } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { useAssignTenant } from '../changes.ts'
import { QuotedTerms } from '../parts/QuotedTerms.tsx'
import { useKnownTenants } from '../use-known-tenants.ts'
import {
  ASKED_BY_UNIT,
  checkTerms,
  quoteTermsOf,
  readTerms,
  type TermValues,
  termsOfUnit,
} from './lease-terms.ts'
import { MoreUnits } from './MoreUnits.tsx'
import { NOBODY, PeopleFields, type PeopleValues, readPeople } from './PeopleFields.tsx'
import { TermsFields } from './TermsFields.tsx'
import { useQuotedTerms } from './use-quoted-terms.ts'

const words = leaseForms.assign
type Values = TermValues & PeopleValues & { tenant_id: string; unit_ids: string[] }
type Props = { unit: Unit; onAssigned: (lease: LeaseWithCharges) => void }

const check = (values: Values) => ({
  tenant_id: values.tenant_id ? undefined : words.tenantMissing,
  ...checkTerms(values),
})

/** A new lease of a unit: tenant, term, rent, and guarantor. */
export function AssignTenantForm({ unit, onAssigned }: Props) {
  const { tenants, isLoading, find } = useKnownTenants()
  const form = useFields<Values>(
    { tenant_id: '', start_date: today(), end_date: '', unit_ids: [], ...NOBODY, ...termsOfUnit(unit) },
    check,
  )
  const { control, setValue, formState } = form
  const quoted = useQuotedTerms(unit.id, quoteTermsOf(form.watch()))
  const saving = useSave(form, useAssignTenant(), {
    before: (values) => quoted.mayBeSaved(quoteTermsOf(values)),
    input: (values) => ({
      params: { id: unit.id },
      body: {
        ...{ tenant_id: values.tenant_id, unit_ids: values.unit_ids },
        ...readTerms(values),
        ...readPeople(values),
      },
    }),
    onSaved: onAssigned,
    unknown: words.unknown,
  })

  /** For several units the server adds up the rents, so amounts that were not typed are left out. */
  function takeUnits(ids: string[]) {
    setValue('unit_ids', ids, { shouldDirty: true })
    const alone: Partial<TermValues> = ids.length === 0 ? termsOfUnit(unit) : {}
    for (const name of ASKED_BY_UNIT) if (!formState.dirtyFields[name]) setValue(name, alone[name])
  }

  const options = tenants.map(({ id, name, unit: home }) => ({
    value: id,
    label: `${name} · ${home}`,
  }))
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={saving.save}>
        <Controller
          name="tenant_id"
          control={control}
          render={({ field, fieldState }) => (
            <Field
              label={words.tenant}
              help={!isLoading && tenants.length === 0 ? words.noTenants : words.tenantHelp}
              busy={isLoading ? words.tenantLoading : undefined}
              error={fieldState.error?.message}
            >
              <SelectField {...field} options={options} onType={find} disabled={options.length === 0} />
            </Field>
          )}
        />
        <Controller
          name="unit_ids"
          control={control}
          render={({ field }) => <MoreUnits unit={unit} chosen={field.value ?? []} onChange={takeUnits} />}
        />
        <TermsFields />
        <PeopleFields />
        <QuotedTerms {...quoted} />
        <FormSubmit
          {...saving}
          words={{
            save: quoted.isAsking ? words.saveAllTheSame(unit.name) : words.save(unit.name),
            saving: words.saving,
          }}
          big
        />
      </form>
    </FormProvider>
  )
}
