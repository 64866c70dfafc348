import type { Charge } from '@gida/contract/domains/charges/charge'
import { isPositive, isUnreadable } from '@gida/contract/shared/read-naira'
import { paying } from '#words/paying'
import { payments } from '#words/payments'
import { formatDay, formatNaira } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ChargePill, periodBeside } from '../../charges/index.ts'
import { allocateOldestFirst, mostAtOnce, sumOpen } from '../payment-draft.ts'
import type { UnitPaymentDraft } from '../use-payment-draft.ts'

const words = paying.pay.what

/** Step one: the charges to pay, in full or in part. */
export function ChooseCharges({ pay, opensPart }: { pay: UnitPaymentDraft; opensPart: boolean }) {
  const { homes, home, chosen, change } = pay
  const isOn = (charge: Charge) => chosen.includes(charge)
  const choose = (charges: Charge[]) => change({ chosen: charges.map((charge) => charge.id), part: null })
  const toggle = (charge: Charge) =>
    choose([...home.owed, ...home.ahead].filter((one) => (one === charge ? !isOn(one) : isOn(one))))

  const owedOn = home.owed.filter(isOn)
  const rowOf = (charge: Charge) => (
    <ChargeRow key={charge.id} charge={charge} isOn={isOn(charge)} onToggle={() => toggle(charge)} />
  )
  return (
    <>
      {homes.length > 1 && (
        <Segmented
          label={words.home}
          options={homes.map(({ unit_id, place }) => ({ value: unit_id, label: place }))}
          value={home.unit_id}
          onChange={(unit_id) => change({ unit_id, chosen: undefined, part: null })}
        />
      )}
      <Card>
        {home.owed.length > 0 && (
          <CheckRow
            title={<span className="font-semibold">{words.all}</span>}
            end={<Money kobo={sumOpen(home.owed)} className="font-semibold" />}
            checked={owedOn.length === home.owed.length}
            some={owedOn.length > 0 && owedOn.length < home.owed.length}
            onChange={(event) =>
              choose([...(event.target.checked ? home.owed : []), ...home.ahead.filter(isOn)])
            }
          />
        )}
        {home.owed.map(rowOf)}
        {home.ahead.length > 0 && (
          <p className="border-t border-line px-4 pt-3.5 pb-1 text-small text-ink-soft md:px-5">
            {words.ahead}
          </p>
        )}
        {home.ahead.map(rowOf)}
      </Card>
      <PartField pay={pay} opensPart={opensPart} />
    </>
  )
}

type RowProps = { charge: Charge; isOn: boolean; onToggle: () => void }

function ChargeRow({ charge, isOn, onToggle }: RowProps) {
  const { description, due_date } = charge
  const period = periodBeside(charge)
  return (
    <CheckRow
      title={period ? `${description} (${period})` : description}
      note={
        <>
          <span className="self-center">{payments.charges.due(formatDay(due_date))}</span>
          <ChargePill charge={charge} />
        </>
      }
      end={<Money kobo={charge.open_amount} />}
      checked={isOn}
      onChange={onToggle}
    />
  )
}

function PartField({ pay, opensPart }: { pay: UnitPaymentDraft; opensPart: boolean }) {
  const { draft, total, problem, chosen, change } = pay
  const names = allocateOldestFirst(chosen, isPositive(draft.part) ? draft.part : 0).map(
    ({ charge }) => charge.description,
  )
  const most = mostAtOnce(total)
  const help = most < total ? words.partOverLimit(formatNaira(most)) : words.partHelp
  return (
    <Card className="p-4 md:p-5">
      <MoneyField
        label={words.part}
        opt={words.partOpt}
        help={names.length > 0 ? words.partSettles(names.join(words.joint)) : help}
        // An amount still being typed is not reported as an error.
        error={isUnreadable(draft.part) ? undefined : problem}
        value={draft.part}
        placeholder={formatNaira(most).replace('₦', '')}
        autoFocus={opensPart}
        onChange={(part) => change({ part })}
      />
    </Card>
  )
}
