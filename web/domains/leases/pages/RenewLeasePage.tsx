import type { LeaseWithCharges, RenewLeaseBody } from '@gida/contract/domains/leases/lease'
import { addDays, addMonths } from '@gida/contract/shared/dates'
import type { TypedAmount } from '@gida/contract/shared/read-naira'
import { getRouteApi } from '@tanstack/react-router'
import { FormProvider } from 'react-hook-form'
import { leaseForms } from '#words/lease-forms'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatDay } from '../../../platform/screens/format.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useRenewLease } from '../changes.ts'
import { inKobo } from '../forms/lease-sums.ts'
import { RentFields } from '../forms/RentFields.tsx'
import { readInstalments } from '../forms/read-instalments.ts'
import { LeaseRow } from '../parts/LeaseRow.tsx'

const renewLeaseScreen = getRouteApi('/signed-in/dashboard/leases/$id/renew')

const words = leaseForms.renew
const SUMS = ['rent_amount', 'service_charge', 'caution_deposit'] as const
type Sums = Record<(typeof SUMS)[number], TypedAmount>
type Values = Omit<RenewLeaseBody, keyof Sums> & Sums & { start_date: string; end_date: string }

/** Renews a lease, starting from the current terms. */
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

const check = ({ start_date, end_date, rent_amount }: Values, lease: LeaseWithCharges) => ({
  start_date: start_date <= lease.end_date ? leaseForms.assign.startMissing : undefined,
  end_date: end_date <= start_date ? leaseForms.assign.endEarly : undefined,
  rent_amount: rent_amount === null || rent_amount === 0 ? leaseForms.assign.rentMissing : undefined,
})

/** Sends a cleared amount as zero: if it were left out, the server would take the current lease's. */
const written = (values: Values): Values => ({
  ...values,
  service_charge: values.service_charge ?? 0,
  caution_deposit: values.caution_deposit ?? 0,
})

function RenewForm({ lease }: { lease: LeaseWithCharges }) {
  const navigate = renewLeaseScreen.useNavigate()
  const start = addDays(lease.end_date, 1)
  const form = useFields<Values>(
    {
      start_date: start,
      end_date: addDays(addMonths(start, 12), -1),
      rent_amount: lease.rent_amount,
      frequency: lease.frequency,
      instalments: lease.instalments,
      service_charge: lease.service_charge,
      caution_deposit: lease.deposit_on_renewal,
    },
    (values) => check(values, lease),
  )
  const { control } = form
  const saving = useSave(form, useRenewLease(), {
    input: (values) => ({
      params: { id: lease.id },
      body: {
        ...inKobo(written(values), SUMS),
        instalments: readInstalments(values.instalments, values.frequency),
      },
    }),
    said: ({ tenant_name }) => words.saved(tenant_name),
    unknown: leaseForms.assign.unknown,
    onSaved: ({ id }) => void navigate({ to: '/dashboard/leases/$id', params: { id }, replace: true }),
  })
  return (
    <Card className="p-4 md:p-5">
      <FormProvider {...form}>
        <form noValidate className="grid gap-4" onSubmit={saving.save}>
          <p className="text-ink-soft">{words.help}</p>
          <div className="grid grid-cols-2 gap-4">
            <FormDateField control={control} name="start_date" label={leaseForms.assign.start} />
            <FormDateField control={control} name="end_date" label={leaseForms.assign.end} />
          </div>
          <div className="grid gap-4 md:grid-cols-2">
            <RentFields />
            <FormMoneyField control={control} name="service_charge" label={leaseForms.assign.serviceCharge} />
            <FormMoneyField control={control} name="caution_deposit" label={leaseForms.assign.deposit} />
          </div>
          <FormSubmit {...saving} words={words} big />
        </form>
      </FormProvider>
    </Card>
  )
}
