import type { Unit } from '@gida/contract/domains/estates/unit'
import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import type { AssignTenantBody, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { Controller, FormProvider } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { legalMaximum, QuoteWarnings, useLastQuote, useQuote } from '../../law/index.ts'
import { ConfirmExcess } from '../parts/ConfirmExcess.tsx'
import { QuoteOfForm } from '../parts/QuoteOfForm.tsx'
import { useAssignTenant } from '../queries.ts'
import { useKnownTenants } from '../use-known-tenants.ts'
import { inKobo, writtenSums } from './lease-sums.ts'
import { MoreUnits } from './MoreUnits.tsx'
import { NOBODY, PeopleFields, type PeopleValues, readPeople } from './PeopleFields.tsx'
import { RentFields } from './RentFields.tsx'
import { readInstalments } from './read-instalments.ts'
import { useConfirmExcess } from './use-confirm-excess.ts'

const words = leaseForms.assign
type Sums = Partial<Record<(typeof MONEY)[number], TypedAmount>>
type Values = Omit<AssignTenantBody, keyof Sums | keyof ReturnType<typeof readPeople>> & Sums & PeopleValues
type Props = { unit: Unit; onAssigned: (lease: LeaseWithCharges) => void }

const SUMS = [
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
  ['agreement_fee', words.agreementFee],
] as const
const OF_UNIT = ['rent_amount', 'caution_deposit', 'service_charge'] as const
const MONEY = ['rent_amount', ...SUMS.map(([name]) => name)] as const

const check = ({ tenant_id, start_date, end_date }: Values) => ({
  tenant_id: tenant_id ? undefined : words.tenantMissing,
  start_date: start_date ? undefined : words.startMissing,
  end_date: start_date && end_date && end_date <= start_date ? words.endEarly : undefined,
})

/** As the server takes it. */
function bodyOf(values: Values): AssignTenantBody {
  const { guarantor: _, occupant_names: __, end_date, ...terms } = values
  return {
    ...inKobo(terms, MONEY),
    ...(end_date && { end_date }),
    instalments: readInstalments(values.instalments, values.frequency),
    ...readPeople(values),
  }
}

/** The lease of a unit: with whom, from when, for how much, and who answers for it. */
export function AssignTenantForm({ unit, onAssigned }: Props) {
  const { tenants, isLoading, find } = useKnownTenants()
  const form = useFields<Values>(
    { tenant_id: '', start_date: today(), end_date: '', unit_ids: [], ...NOBODY, ...termsOf(unit) },
    check,
  )
  const { control, setValue, formState } = form
  const quote = useQuote(unit.id, quoteTermsOf(form.watch()))
  const lastQuote = useLastQuote()
  const warnings = legalMaximum(quote.data)
  const { isAsking, passes } = useConfirmExcess(warnings)
  const saving = useSave(form, useAssignTenant(), {
    // What is saved is what was judged: an amount that was written a moment ago too.
    before: async (values) => passes(legalMaximum(await lastQuote(unit.id, quoteTermsOf(values)))),
    input: (values) => ({ params: { id: unit.id }, body: bodyOf(values) }),
    onSaved: onAssigned,
    unknown: words.unknown,
  })

  /** What units that are let together ask for, the server adds up; so what nobody wrote is left to it. */
  function takeUnits(ids: string[]) {
    setValue('unit_ids', ids, { shouldDirty: true })
    const alone = ids.length === 0 ? termsOf(unit) : {}
    for (const name of OF_UNIT) if (!formState.dirtyFields[name]) setValue(name, alone[name])
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
        <div className="grid grid-cols-2 gap-4">
          <FormDateField control={control} name="start_date" label={words.start} />
          <FormDateField
            control={control}
            name="end_date"
            label={words.end}
            opt={words.endOpt}
            help={words.endHelp}
          />
        </div>
        <FieldGroup legend={words.money} help={words.fromUnit}>
          <div className="grid gap-4 md:grid-cols-2">
            <RentFields />
            {SUMS.map(([name, label]) => (
              <FormMoneyField key={name} control={control} name={name} label={label} />
            ))}
          </div>
        </FieldGroup>
        <PeopleFields />
        <QuoteOfForm quote={quote} />
        <QuoteWarnings warnings={quote.data?.warnings ?? []} />
        <ConfirmExcess warnings={isAsking ? warnings : []} />
        <FormSubmit
          {...saving}
          words={{
            save: isAsking ? words.saveAllTheSame(unit.name) : words.save(unit.name),
            saving: words.saving,
          }}
          big
        />
      </form>
    </FormProvider>
  )
}

/** What is asked about: without the people, and without amounts that cannot be read. */
function quoteTermsOf(values: Values): QuoteTerms {
  const { start_date, end_date, unit_ids = [], frequency } = values
  const readable = MONEY.filter((name) => !isUnreadable(values[name]))
  return {
    payer: 'PERSON',
    ...(start_date && { start_date }),
    ...(end_date && { end_date }),
    ...(frequency && { frequency }),
    instalments: readInstalments(values.instalments, frequency),
    ...writtenSums(values, readable),
    ...(unit_ids.length > 0 && { unit_ids }),
  }
}

/** What the unit asks for stands there from the start; nothing stands for nothing. */
function termsOf({ rent_amount, frequency, caution_deposit, service_charge }: Unit): Partial<Values> {
  return {
    frequency,
    instalments: 1,
    ...(rent_amount > 0 && { rent_amount }),
    ...(caution_deposit > 0 && { caution_deposit }),
    ...(service_charge > 0 && { service_charge }),
  }
}
