import type { LeaseEnding } from '@gida/contract/domains/leases/lease'
import { leases } from '#words/leases'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'

const words = leases.ending

/** What ending a tenancy comes to in naira: what stays, what is taken back, what becomes credit, what is held. */
export function EndingLines({ ending }: { ending: LeaseEnding }) {
  const touched = ending.lines.filter((line) => line.withdrawn > 0)
  return (
    <div className="grid gap-3">
      <Facts kind="ends">
        <Fact label={words.stillOwed} strong>
          <Money kobo={ending.still_owed} />
        </Fact>
        <Fact label={words.withdrawn}>
          <Money kobo={ending.withdrawn} />
        </Fact>
        <Fact label={words.credit}>
          <Money kobo={ending.becomes_credit} />
        </Fact>
        <Fact label={words.deposit}>
          <Money kobo={ending.deposit_held} />
        </Fact>
      </Facts>
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
                <Money kobo={line.stays} kind="short" />
              </td>
              <td className="text-end">
                <Money kobo={line.withdrawn} kind="short" />
              </td>
            </tr>
          ))}
        </SimpleTable>
      )}
    </div>
  )
}
