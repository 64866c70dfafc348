import type { Unit } from '@gida/contract/domains/estates/unit'
import type { AssignTenantBody, LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { fieldProblems, hasCode, isUnanswered, messageOf } from '../../../platform/errors.ts'
import { today } from '../../../platform/format.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { leases } from '../../../words/en/leases.ts'
import { readChecks } from '../../estates/forms/form-problems.ts'
import { knownTenantsQuery, useAssignTenant } from '../queries.ts'

const words = leases.assign
type Values = AssignTenantBody
type Props = { unit: Unit; onAssigned: (lease: z.infer<typeof LeaseWithCharges>) => void }

const FREQUENCIES = Object.entries(leases.frequencies).map(([value, label]) => ({ value, label }))
const SUMS = [
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
] as const
const FIELDS: readonly string[] = [
  'tenant_id',
  'start_date',
  'end_date',
  'rent_amount',
  'frequency',
  ...SUMS.map(([name]) => name),
]

const MONEY = ['rent_amount', ...SUMS.map(([name]) => name)] as const

/** What is checked before the server is asked. */
function check(values: Values): Partial<Record<keyof Values, string>> {
  const { tenant_id, start_date, end_date } = values
  const unreadable = MONEY.filter((name) => Number.isNaN(values[name]))
  return {
    ...Object.fromEntries(unreadable.map((name) => [name, words.moneyWrong])),
    ...(!tenant_id && { tenant_id: words.tenantMissing }),
    ...(!start_date && { start_date: words.startMissing }),
    ...(start_date && end_date && end_date <= start_date && { end_date: words.endEarly }),
  }
}

const orNothing = (text: string) => text || undefined

/** The lease of a unit: with whom, from when, for how much. */
export function AssignTenantForm({ unit, onAssigned }: Props) {
  const assign = useAssignTenant()
  const tenants = useQuery(knownTenantsQuery)
  const [refusal, setRefusal] = useState<string>()
  // Two taps may come before the first is drawn as busy.
  const isUnderWay = useRef(false)
  const { register, control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: (values) => readChecks(values, check(values)),
    defaultValues: { tenant_id: '', start_date: today(), ...termsOf(unit) },
  })
  const { errors } = formState

  const save = handleSubmit((body) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    assign.mutate(
      { params: { id: unit.id }, body },
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
    const known = Object.entries(fieldProblems(error)).filter(([field]) => FIELDS.includes(field))
    for (const [field, message] of known) setError(field as keyof Values, { message })
    if (known.length === 0) setRefusal(isUnanswered(error) ? words.unknown : messageOf(error))
  }

  const options = (tenants.data ?? []).map(({ id, name, unit: home }) => ({
    value: id,
    label: `${name} · ${home}`,
  }))
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <Field
        label={words.tenant}
        help={tenants.data?.length === 0 ? words.noTenants : words.tenantHelp}
        busy={tenants.isLoading ? words.tenantLoading : undefined}
        error={errors.tenant_id?.message}
      >
        <Controller
          name="tenant_id"
          control={control}
          render={({ field }) => <SelectField {...field} options={options} disabled={options.length === 0} />}
        />
      </Field>
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
          <Field label={words.rent} error={errors.rent_amount?.message}>
            <Controller
              name="rent_amount"
              control={control}
              render={({ field }) => (
                <MoneyInput
                  {...field}
                  value={field.value ?? null}
                  onChange={(kobo) => field.onChange(kobo ?? undefined)}
                />
              )}
            />
          </Field>
          <Field label={words.frequency} error={errors.frequency?.message}>
            <Controller
              name="frequency"
              control={control}
              render={({ field }) => (
                <SelectField {...field} value={field.value ?? ''} options={FREQUENCIES} />
              )}
            />
          </Field>
          {SUMS.map(([name, label]) => (
            <Field key={name} label={label} error={errors[name]?.message}>
              <Controller
                name={name}
                control={control}
                render={({ field }) => (
                  <MoneyInput
                    {...field}
                    value={field.value ?? null}
                    onChange={(kobo) => field.onChange(kobo ?? undefined)}
                  />
                )}
              />
            </Field>
          ))}
        </div>
      </FieldGroup>
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <Button type="submit" size="big" wide busy={assign.isPending} busyText={words.saving}>
        {words.save(unit.name)}
      </Button>
    </form>
  )
}

/** What the unit asks for stands there from the start; nothing stands for nothing. */
function termsOf({ rent_amount, frequency, caution_deposit, service_charge }: Unit): Partial<Values> {
  return {
    frequency,
    ...(rent_amount > 0 && { rent_amount }),
    ...(caution_deposit > 0 && { caution_deposit }),
    ...(service_charge > 0 && { service_charge }),
  }
}
