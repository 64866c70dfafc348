import type { Unit } from '@gida/contract/domains/estates/unit'
import type { QuoteTerms } from '@gida/contract/domains/law/quote'
import type { AssignTenantBody, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { isUnreadable, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { leases } from '#words/leases'
import { fieldProblems, hasCode, isUnanswered, messageOf } from '../../../platform/errors.ts'
import { today } from '../../../platform/format.ts'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { legalMaximum, QuoteWarnings, useLastQuote, useQuote } from '../../law/index.ts'
import { ConfirmExcess } from '../parts/ConfirmExcess.tsx'
import { QuoteOfForm } from '../parts/QuoteOfForm.tsx'
import { useAssignTenant } from '../queries.ts'
import { useKnownTenants } from '../use-known-tenants.ts'
import { faultsOf, inKobo, writtenSums } from './lease-sums.ts'
import { MoreUnits } from './MoreUnits.tsx'
import { PeopleFields, type PeopleValues, readPeople } from './PeopleFields.tsx'
import { RentFields } from './RentFields.tsx'
import { readInstalments } from './read-instalments.ts'
import { useConfirmExcess } from './use-confirm-excess.ts'

const words = leases.assign
type Sums = Partial<Record<(typeof MONEY)[number], TypedAmount>>
type Values = Omit<AssignTenantBody, keyof Sums> & Sums & PeopleValues
type Props = { unit: Unit; onAssigned: (lease: LeaseWithCharges) => void }

const SUMS = [
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
  ['agreement_fee', words.agreementFee],
] as const
const FIELDS: readonly string[] = [
  'tenant_id',
  'start_date',
  'end_date',
  'rent_amount',
  'frequency',
  'instalments',
  ...SUMS.map(([name]) => name),
]
const OF_UNIT = ['rent_amount', 'caution_deposit', 'service_charge'] as const
const MONEY = ['rent_amount', ...SUMS.map(([name]) => name)] as const

/** What is checked before the server is asked. */
function check(values: Values): Partial<Record<keyof Values, string>> {
  const { tenant_id, start_date, end_date } = values
  return {
    ...faultsOf(values, MONEY),
    ...(!tenant_id && { tenant_id: words.tenantMissing }),
    ...(!start_date && { start_date: words.startMissing }),
    ...(start_date && end_date && end_date <= start_date && { end_date: words.endEarly }),
  }
}

const orNothing = (text: string) => text || undefined

/** As the server takes it. */
function bodyOf(values: Values): AssignTenantBody {
  const { guarantor_name: _, guarantor_phone: __, guarantor_is: ___, occupant_names: ____, ...terms } = values
  const instalments = readInstalments(values.instalments, values.frequency)
  return { ...inKobo(terms, MONEY), instalments, ...readPeople(values) }
}

/** The lease of a unit: with whom, from when, for how much, and who answers for it. */
export function AssignTenantForm({ unit, onAssigned }: Props) {
  const assign = useAssignTenant()
  const { tenants, isLoading, find } = useKnownTenants()
  const [refusal, setRefusal] = useState<string>()
  // Two taps may come before the first is drawn as busy.
  const isUnderWay = useRef(false)
  const { register, control, handleSubmit, setError, setValue, watch, formState } = useFields<Values>(
    { tenant_id: '', start_date: today(), unit_ids: [], ...termsOf(unit) },
    check,
  )
  const { errors } = formState
  const values = watch()

  const quote = useQuote(unit.id, quoteTermsOf(values))
  const lastQuote = useLastQuote()
  const warnings = legalMaximum(quote.data)
  const { isAsking, passes } = useConfirmExcess(warnings)

  const save = handleSubmit(async (written) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    // What is saved is what was judged: an amount that was written a moment ago too.
    if (!passes(legalMaximum(await lastQuote(unit.id, quoteTermsOf(written))))) {
      isUnderWay.current = false
      return
    }
    assign.mutate(
      { params: { id: unit.id }, body: bodyOf(written) },
      {
        onSuccess: onAssigned,
        onError: refuse,
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  })

  function refuse(error: unknown) {
    if (hasCode(error, 'LEASE_DATES')) return setError('end_date', { message: messageOf(error) })
    if (hasCode(error, 'NOT_A_TENANT')) return setError('tenant_id', { message: messageOf(error) })
    const problems = fieldProblems(error)
    const phone = problems['guarantor.phone']
    if (phone) setError('guarantor_phone', { message: phone })
    const known = Object.entries(problems).filter(([field]) => FIELDS.includes(field))
    for (const [field, message] of known) setError(field as keyof Values, { message })
    if (known.length === 0 && !phone) setRefusal(isUnanswered(error) ? words.unknown : messageOf(error))
  }

  /** What units that are let together ask for, the server adds up; so what nobody wrote is left to it. */
  function takeUnits(ids: string[]) {
    setValue('unit_ids', ids)
    const alone = ids.length === 0 ? termsOf(unit) : {}
    for (const name of OF_UNIT) if (!formState.dirtyFields[name]) setValue(name, alone[name])
  }

  const options = tenants.map(({ id, name, unit: home }) => ({
    value: id,
    label: `${name} · ${home}`,
  }))
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <Field
        label={words.tenant}
        help={!isLoading && tenants.length === 0 ? words.noTenants : words.tenantHelp}
        busy={isLoading ? words.tenantLoading : undefined}
        error={errors.tenant_id?.message}
      >
        <Controller
          name="tenant_id"
          control={control}
          render={({ field }) => (
            <SelectField {...field} options={options} onType={find} disabled={options.length === 0} />
          )}
        />
      </Field>
      <Controller
        name="unit_ids"
        control={control}
        render={({ field }) => <MoreUnits unit={unit} chosen={field.value ?? []} onChange={takeUnits} />}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={words.start} error={errors.start_date?.message}>
          <TextInput type="date" {...register('start_date')} />
        </Field>
        <Field label={words.end} opt={words.endOpt} help={words.endHelp} error={errors.end_date?.message}>
          <TextInput type="date" {...register('end_date', { setValueAs: orNothing })} />
        </Field>
      </div>
      <FieldGroup legend={words.money} help={words.fromUnit}>
        <div className="grid gap-4 md:grid-cols-2">
          <RentFields control={control as never} frequency={values.frequency} errors={errors as never} />
          {SUMS.map(([name, label]) => (
            <FormMoneyField
              key={name}
              control={control}
              name={name}
              label={label}
              error={errors[name]?.message}
            />
          ))}
        </div>
      </FieldGroup>
      <PeopleFields register={register as never} phoneError={errors.guarantor_phone?.message} />
      <QuoteOfForm quote={quote} />
      <QuoteWarnings warnings={quote.data?.warnings ?? []} />
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <ConfirmExcess warnings={isAsking ? warnings : []} />
      <Button
        type="submit"
        size="big"
        wide
        busy={assign.isPending || formState.isSubmitting}
        busyText={words.saving}
      >
        {isAsking ? words.saveAllTheSame(unit.name) : words.save(unit.name)}
      </Button>
    </form>
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
