import type { LeaseEnding } from '@gida/contract/domains/leases/ending'
import { leaseForms } from '#words/lease-forms'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'

const words = leaseForms.ending

/** The financial effect of ending a tenancy: charges kept and withdrawn, credit, and what is held. */
export function EndingLines({ ending }: { ending: LeaseEnding }) {
  const touched = ending.lines.filter((line) => line.withdrawn > 0)
  return (
    <div className="grid gap-3">
      <DescriptionList kind="ends">
        <DescriptionItem label={words.withdrawn}>
          <Money kobo={ending.withdrawn} />
        </DescriptionItem>
        <DescriptionItem label={words.credit}>
          <Money kobo={ending.becomes_credit} />
        </DescriptionItem>
        <DescriptionItem label={words.stillOwed} strong>
          <Money kobo={ending.still_owed} />
        </DescriptionItem>
        {ending.credit_used > 0 && (
          <>
            <DescriptionItem label={words.creditUsed}>
              <Money kobo={ending.credit_used} />
            </DescriptionItem>
            <DescriptionItem label={words.leftToPay} strong>
              <Money kobo={ending.still_owed - ending.credit_used} />
            </DescriptionItem>
          </>
        )}
        <DescriptionItem label={words.deposit}>
          <Money kobo={ending.deposit_held} />
        </DescriptionItem>
      </DescriptionList>
      {ending.deposit_held > 0 && !ending.transfer && (
        <p className="text-small text-ink-soft">{words.depositNote}</p>
      )}
      {touched.length > 0 && (
        <SimpleTable
          caption={words.lines}
          heads={[
            { label: words.charge },
            { label: words.stays, end: true },
            { label: words.withdrawn, end: true },
          ]}
        >
          {touched.map((line) => (
            <tr key={line.charge_id}>
              <td>{line.description}</td>
              <td className="text-end">
                <Money kobo={line.stays} />
              </td>
              <td className="text-end">
                <Money kobo={line.withdrawn} />
              </td>
            </tr>
          ))}
        </SimpleTable>
      )}
    </div>
  )
}
