import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { debt as debtWords } from '#words/debt'
import { estates } from '#words/estates'
import { formatDay, formatPeriod } from '../../../../platform/screens/format.ts'
import { useActor } from '../../../../platform/session/actor.ts'
import { DescriptionItem } from '../../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../../ui/display/Money.tsx'
import { Row } from '../../../../ui/display/Row.tsx'
import { Rows } from '../../../../ui/display/Rows.tsx'
import { leaseTermsQuery } from '../../queries.ts'
import { AskAbout, VacantUnit } from '../../slots.ts'

const words = estates.unit

/** The tenant and terms of a unit; of a vacant one, its asking terms. */
export function UnitFace({ unit }: { unit: Unit }) {
  const { tenant_name, tenant_id, debt } = unit
  const { role } = useActor().user
  const runsHomes = role === 'ESTATE_MANAGER' || role === 'PROPERTY_MANAGER' // whoever owns it asks the office
  if (!tenant_name) {
    return (
      <>
        <div className="border-t border-line p-4 md:p-5">
          <p className="mb-3 text-ink-soft">{emptyNote(unit)}</p>
          <DescriptionList>
            <Terms rentLabel={words.asking} terms={unit} />
          </DescriptionList>
        </div>
        <VacantUnit unitId={unit.id} estateId={unit.estate_id} />
      </>
    )
  }
  return (
    <>
      <Rows label={words.tenant}>
        <Row avatar={tenant_name} title={tenant_name} />
      </Rows>
      <div className="border-t border-line p-4 md:p-5">
        <DescriptionList>
          <DescriptionItem label={debtWords.arrears} strong tone={debt.arrears > 0 ? 'late' : undefined}>
            {debt.arrears > 0 ? <Money kobo={debt.arrears} /> : words.nothing}
          </DescriptionItem>
          <DescriptionItem label={debtWords.dueNow}>
            {debt.due_now > 0 ? <Money kobo={debt.due_now} /> : words.nothing}
          </DescriptionItem>
          <LeaseTerms unit={unit} />
        </DescriptionList>
        <div className="pt-4">
          <AskAbout
            about={{ type: 'unit', id: unit.id }}
            withPeople={runsHomes && tenant_id ? [tenant_id] : []}
          />
        </div>
      </div>
    </>
  )
}

/** The terms of the lease, which may differ from the unit's current asking terms. */
function LeaseTerms({ unit: { lease_id, lease_end } }: { unit: Unit }) {
  const { data: lease } = useQuery({ ...leaseTermsQuery(lease_id ?? ''), enabled: lease_id !== null })
  return (
    <>
      {lease && <Terms rentLabel={words.rent} terms={lease} />}
      {lease && (
        <DescriptionItem label={words.lease}>
          {formatPeriod(lease.start_date, lease.end_date)}
        </DescriptionItem>
      )}
      {!lease && lease_end && (
        <DescriptionItem label={words.leaseEnds}>{formatDay(lease_end)}</DescriptionItem>
      )}
    </>
  )
}

type TermsOf = Pick<Unit, 'rent_amount' | 'frequency' | 'service_charge' | 'caution_deposit'>

function Terms({ rentLabel, terms }: { rentLabel: string; terms: TermsOf }) {
  const { rent_amount, frequency, service_charge, caution_deposit } = terms
  return (
    <>
      <DescriptionItem label={rentLabel}>
        <Money kobo={rent_amount} kind="short" />
        <span className="block text-small text-ink-soft">{estates.per[frequency]}</span>
      </DescriptionItem>
      {service_charge > 0 && (
        <DescriptionItem label={words.serviceCharge}>
          <Money kobo={service_charge} kind="short" />
          <span className="block text-small text-ink-soft">{estates.per.YEARLY}</span>
        </DescriptionItem>
      )}
      {caution_deposit > 0 && (
        <DescriptionItem label={words.deposit}>
          <Money kobo={caution_deposit} kind="short" />
        </DescriptionItem>
      )}
    </>
  )
}

function emptyNote({ status }: Unit): string {
  if (status === 'OUT_OF_SERVICE') return words.outOfService
  return status === 'RESERVED' ? words.reserved : words.notYours
}
