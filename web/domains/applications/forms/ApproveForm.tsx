import type { Application, ApproveBody } from '@gida/contract/domains/applications/application'
import { koboIn, type TypedAmount } from '@gida/contract/shared/read-naira'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { applications } from '#words/applications'
import { leases } from '#words/leases'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useApproveApplication } from '../changes.ts'
import { unitListingQuery } from '../queries.ts'

const words = applications.approve
type Props = { application: Application; onClose: () => void; onDone: () => void }

const SUMS = [
  ['rent_amount', words.rent],
  ['caution_deposit', words.deposit],
  ['service_charge', words.serviceCharge],
  ['agency_fee', words.agencyFee],
  ['legal_fee', words.legalFee],
] as const
type SumName = (typeof SUMS)[number][0]
type Values = Record<SumName, TypedAmount> & { start_date: string }
const NO_SUMS = {
  rent_amount: null,
  caution_deposit: null,
  service_charge: null,
  agency_fee: null,
  legal_fee: null,
}

const check = ({ start_date }: Values) => ({ start_date: start_date ? undefined : words.startMissing })

/** The terms of the lease, prefilled with those of the listing. */
export function ApproveForm({ application, onClose, onDone }: Props) {
  const { id, full_name, unit_id, unit_name, move_in_date } = application
  const published = useQuery(unitListingQuery(unit_id))
  const listing = published.data?.listing
  const start_date = move_in_date < today() ? today() : move_in_date
  const form = useFields<Values>({ ...NO_SUMS, start_date }, check)
  const { control, resetField, getFieldState } = form
  useEffect(() => {
    for (const [name] of listing ? SUMS : [])
      if (!getFieldState(name).isDirty) resetField(name, { defaultValue: listing?.[name] || null })
  }, [listing, resetField, getFieldState])
  const saving = useSave(form, useApproveApplication(), {
    input: (values) => ({ params: { id }, body: bodyOf(values) }),
    onSaved: onDone,
    unknown: words.unknown,
  })
  return (
    <FormSheet
      title={words.title(full_name, unit_name)}
      form={saving}
      onClose={onClose}
      save={words.save(full_name)}
      saving={words.busy}
      disabled={!published.data} // before they have loaded, the amounts would be sent as zero
    >
      <p className="text-ink-soft">{words.note(full_name)}</p>
      <FormDateField control={control} name="start_date" label={words.start} />
      <Loaded bare of={published} rows={SUMS.length}>
        {() =>
          SUMS.map(([name, label]) => (
            <FormMoneyField
              key={name}
              control={control}
              name={name}
              label={
                name === 'rent_amount' && listing ? words.rentEach(leases.per[listing.frequency]) : label
              }
            />
          ))
        }
      </Loaded>
    </FormSheet>
  )
}

/** An empty rent means the unit's own; other empty amounts mean none. */
function bodyOf({ start_date, ...sums }: Values): ApproveBody {
  const { rent_amount, ...rest } = Object.fromEntries(
    SUMS.map(([name]) => [name, koboIn(sums[name]) ?? 0]),
  ) as Record<SumName, number>
  return { start_date, ...rest, ...(rent_amount > 0 && { rent_amount }) }
}
