import type { LeaseWithCharges, RenewLeaseBody } from '@gida/contract/domains/leases/lease'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { leases } from '#words/leases'
import { hasCode, isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatDay } from '../../../platform/format.ts'
import { readChecks } from '../../../platform/forms/form-problems.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { faultsOf, inKobo } from '../forms/lease-sums.ts'
import { RentFields } from '../forms/RentFields.tsx'
import { readInstalments } from '../forms/read-instalments.ts'
import { LeaseRow } from '../parts/LeaseRow.tsx'
import { useRenewLease } from '../queries.ts'

const renewLeaseScreen = getRouteApi('/signed-in/dashboard/leases/$id/renew')

const words = leases.renew
const SUMS = ['rent_amount', 'service_charge', 'caution_deposit'] as const
type Sums = Record<(typeof SUMS)[number], TypedAmount>
type Values = Omit<RenewLeaseBody, keyof Sums> & Sums & { start_date: string; end_date: string }

/** Follows a lease by another, with the terms of the present one to begin with. */
export function RenewLeasePage() {
  const { id } = renewLeaseScreen.useParams()
  return (
    <LeaseRow
      id={id}
      frame={words.frame}
      title={(lease) => words.title(lease.tenant_name)}
      note={(lease) => words.note(lease.unit_name, formatDay(lease.end_date))}
    >
      {(lease) => <RenewForm lease={lease} />}
    </LeaseRow>
  )
}

function check(values: Values, lease: LeaseWithCharges): Partial<Record<keyof Values, string>> {
  return {
    ...faultsOf(values, SUMS),
    ...(values.start_date <= lease.end_date && { start_date: leases.assign.startMissing }),
    ...(values.end_date <= values.start_date && { end_date: leases.assign.endEarly }),
  }
}

function RenewForm({ lease }: { lease: LeaseWithCharges }) {
  const navigate = renewLeaseScreen.useNavigate()
  const renew = useRenewLease()
  const [refusal, setRefusal] = useState<string>()
  const start = addDays(lease.end_date, 1)
  const { register, control, handleSubmit, setError, watch, formState } = useForm<Values>({
    resolver: (values) => readChecks(values, check(values, lease)),
    defaultValues: {
      start_date: start,
      end_date: addDays(addMonths(start, 12), -1),
      rent_amount: lease.rent_amount,
      frequency: lease.frequency,
      instalments: lease.instalments,
      service_charge: lease.service_charge,
      caution_deposit: lease.caution_deposit,
    },
  })
  const { errors } = formState
  const save = handleSubmit((body) => {
    if (renew.isPending) return
    setRefusal(undefined)
    renew.mutate(
      {
        params: { id: lease.id },
        body: {
          ...inKobo(body, SUMS),
          instalments: readInstalments(body.instalments, body.frequency),
        },
      },
      {
        onSuccess: (made) => {
          toast.success(words.saved(made.tenant_name))
          void navigate({ to: '/dashboard/leases/$id', params: { id: made.id }, replace: true })
        },
        onError: (error) => {
          if (hasCode(error, 'LEASE_DATES')) return setError('start_date', { message: messageOf(error) })
          setRefusal(isUnanswered(error) ? leases.assign.unknown : messageOf(error))
        },
      },
    )
  })
  return (
    <Card className="p-4 md:p-5">
      <form noValidate className="grid gap-4" onSubmit={save}>
        <p className="text-ink-soft">{words.help}</p>
        <div className="grid grid-cols-2 gap-4">
          <Field label={leases.assign.start} error={errors.start_date?.message}>
            <TextInput type="date" {...register('start_date')} />
          </Field>
          <Field label={leases.assign.end} error={errors.end_date?.message}>
            <TextInput type="date" {...register('end_date')} />
          </Field>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <RentFields control={control as never} frequency={watch('frequency')} errors={errors as never} />
          {(['service_charge', 'caution_deposit'] as const).map((name) => (
            <FormMoneyField
              key={name}
              control={control}
              name={name}
              label={name === 'service_charge' ? leases.assign.serviceCharge : leases.assign.deposit}
              error={errors[name]?.message}
            />
          ))}
        </div>
        {refusal && (
          <Banner tone="late" live>
            {refusal}
          </Banner>
        )}
        <Button type="submit" size="big" wide busy={renew.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
