import type { TenantAccount } from '@gida/contract/domains/autopay/tenant-account'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { ChargePill } from './ChargePill.tsx'

type Charge = TenantAccount['charges'][number]
type Props = { charges: readonly Charge[]; noteOf: (charge: Charge) => string }

/** A tenant's open charges, each with its status. */
export const ChargeRows = ({ charges, noteOf }: Props) => (
  <Rows>
    {charges.map((charge) => (
      <Row
        key={charge.id}
        title={charge.description}
        note={noteOf(charge)}
        end={
          <span className="grid justify-items-end gap-1">
            <Money kobo={charge.open_amount} />
            <ChargePill charge={charge} />
          </span>
        }
      />
    ))}
  </Rows>
)
