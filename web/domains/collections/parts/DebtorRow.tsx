import type { Debtor } from '@gida/contract/domains/collections/arrears'
import { collections } from '#words/collections'
import { formatLateness, formatWhen } from '../../../platform/screens/format.ts'
import { Icon } from '../../../ui/action/Icon.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { PromisePill } from './PromisePill.tsx'

const words = collections.list

type Props = {
  debtor: Debtor
  isChosen: boolean
  /** Omitted without write access. */
  onChoose?: (isChosen: boolean) => void
  onOpen: () => void
}

/** A tenant in arrears: name, amount, unit, age, and the last contact. */
export function DebtorRow({ debtor, isChosen, onChoose, onOpen }: Props) {
  const { tenant_name, unit_names, estate_name, arrears, late_days, charge_count, promise } = debtor
  return (
    <li className="flex items-stretch border-t border-line">
      {onChoose && (
        <label className="touchable grid w-12 shrink-0 cursor-pointer place-items-center md:w-14">
          <input
            type="checkbox"
            className="check"
            aria-label={words.choose(tenant_name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      )}
      <button
        type="button"
        onClick={onOpen}
        className="touchable flex min-w-0 grow items-center gap-3 py-3 pe-4 text-start max-md:[&:first-child]:ps-4 md:pe-5 md:[&:first-child]:ps-5"
      >
        <span className="grid min-w-0 grow gap-[3px]">
          <span className="flex flex-wrap items-start gap-x-3">
            <span className="name min-w-0 grow basis-36">{tenant_name}</span>
            <span className="figures ms-auto font-semibold whitespace-nowrap">
              <Money kobo={arrears} />
            </span>
          </span>
          <span className="flex items-start justify-between gap-3 text-small text-ink-soft">
            <span className="min-w-0">
              {unit_names} · {estate_name}
            </span>
            <span className="figures whitespace-nowrap text-overdue">{formatLateness(late_days)}</span>
          </span>
          <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small text-ink-soft">
            <span>{lastSaid(debtor)}</span>
            {promise ? <PromisePill promise={promise} /> : <span>{words.charges(charge_count)}</span>}
          </span>
        </span>
        <Icon name="right" size="s" className="shrink-0 text-ink-faint" />
      </button>
    </li>
  )
}

const lastSaid = ({ last_contact: last }: Debtor) =>
  last ? words[last.kind](formatWhen(last.at)) : words.neverContacted
