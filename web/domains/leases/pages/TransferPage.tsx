import type { LeaseWithCharges } from '@gida/contract/domains/leases/lease'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { leaseForms } from '#words/lease-forms'
import { leases } from '#words/leases'
import { isUnanswered, messageOf } from '../../../platform/http/errors.ts'
import { formatDay, formatNaira, today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { DayFilter } from '../../../ui/form/date/DayFilter.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useUnitsToChoose } from '../../estates/index.ts'
import { useTransferTenant } from '../changes.ts'
import { EndingLines } from '../parts/EndingLines.tsx'
import { LeaseRow } from '../parts/LeaseRow.tsx'
import { endingQuery } from '../queries.ts'

const transferScreen = getRouteApi('/signed-in/dashboard/leases/$id/transfer')

const words = leaseForms.transfer

/** Moves a tenant to another unit of the estate, with a preview of the amounts. */
export function TransferPage() {
  const { id } = transferScreen.useParams()
  return (
    <LeaseRow
      id={id}
      frame={words.frame}
      title={(lease) => words.title(lease.tenant_name)}
      note={(lease) => words.note(lease.unit_name)}
    >
      {(lease) => <Transfer lease={lease} />}
    </LeaseRow>
  )
}

function Transfer({ lease }: { lease: LeaseWithCharges }) {
  const search = transferScreen.useSearch()
  const navigate = transferScreen.useNavigate()
  const [to_unit_id, setUnit] = useState(search.to_unit_id ?? '')
  const [date, setDate] = useState(today())
  const { answer, units, find } = useUnitsToChoose(
    { estate_id: lease.estate_id, status: 'VACANT' },
    to_unit_id,
  )
  const ending = useQuery({
    ...endingQuery(lease.id, { to_unit_id, date }),
    enabled: to_unit_id !== '',
  })
  const transfer = useTransferTenant()
  const options = units.map((unit) => ({
    value: unit.id,
    label: `${unit.name} · ${formatNaira(unit.rent_amount, 'short')} ${leases.per[unit.frequency]}`,
  }))
  const wanted = units.find((unit) => unit.id === to_unit_id)?.name
  const fault = transfer.error ?? ending.error

  const save = () =>
    transfer.mutate(
      { params: { id: lease.unit_id }, body: { lease_id: lease.id, to_unit_id, date } },
      {
        onSuccess: (made) => {
          toast.success(words.saved(made.tenant_name, made.unit_name))
          void navigate({ to: '/dashboard/leases/$id', params: { id: made.id }, search: {}, replace: true })
        },
      },
    )
  return (
    <Card className="grid gap-4 p-4 md:p-5">
      <Field label={words.unit} help={answer.data && options.length === 0 ? words.noUnits : words.unitHelp}>
        <SelectField
          options={options}
          value={to_unit_id}
          onChange={setUnit}
          onType={find}
          disabled={options.length === 0}
        />
      </Field>
      <DayFilter label={words.date} max={lease.end_date} value={date} onDay={(day) => day && setDate(day)} />
      {!to_unit_id && <p className="text-ink-soft">{words.choose}</p>}
      {ending.data?.transfer && !ending.error && (
        <>
          <section className="grid gap-2" aria-label={words.before}>
            <h2>{words.before}</h2>
            <EndingLines ending={ending.data} />
          </section>
          <section className="grid gap-2" aria-label={words.after}>
            <h2>{words.after}</h2>
            <DescriptionList kind="ends">
              <DescriptionItem label={words.rent}>
                <Money kobo={ending.data.transfer.rent_amount} kind="short" />{' '}
                {leases.per[ending.data.transfer.frequency]}
              </DescriptionItem>
              <DescriptionItem label={words.until}>
                {formatDay(ending.data.transfer.end_date)}
              </DescriptionItem>
              <DescriptionItem label={words.carried}>
                <Money kobo={ending.data.transfer.deposit_carried} />
              </DescriptionItem>
              <DescriptionItem label={words.first}>
                <Money kobo={ending.data.transfer.first_charges} />
              </DescriptionItem>
              <DescriptionItem label={words.credit}>
                <Money kobo={ending.data.transfer.credit_used} />
              </DescriptionItem>
              <DescriptionItem label={words.toPay} sum strong>
                <Money kobo={ending.data.transfer.to_pay} />
              </DescriptionItem>
            </DescriptionList>
          </section>
        </>
      )}
      {fault && (
        <Banner tone="late" live>
          {isUnanswered(fault) ? leaseForms.assign.unknown : messageOf(fault)}
        </Banner>
      )}
      <Button
        size="big"
        wide
        disabled={!ending.data || Boolean(ending.error)}
        busy={transfer.isPending}
        busyText={words.saving}
        onClick={save}
      >
        {wanted ? words.save(wanted) : words.saveUnknown}
      </Button>
      <Button asChild kind="quiet" wide>
        <Link to="/dashboard/leases/$id" params={{ id: lease.id }}>
          {leaseForms.ending.keep}
        </Link>
      </Button>
    </Card>
  )
}
