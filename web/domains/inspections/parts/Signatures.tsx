import type { InspectionDetail, Signature } from '@gida/contract/domains/inspections/inspection'
import { inspections } from '#words/inspections'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'

const words = inspections.sign

/** Who has signed and how, and who is next. */
export function Signatures({ report }: { report: InspectionDetail }) {
  const { signatures, tenant_name, made_by, status } = report
  const office = signatures.find(({ side }) => side === 'STAFF')
  const tenant = signatures.find(({ side }) => side === 'TENANT')
  return (
    <Card>
      <CardHead title={inspections.one.signatures} />
      <Rows label={inspections.one.signatures}>
        <Side name={office?.name ?? made_by} signature={office} waits={words.turn} />
        {tenant_name && (
          <Side
            name={tenant?.name ?? tenant_name}
            signature={tenant}
            waits={
              status === 'CLOSED' ? inspections.one.unsigned : office ? words.later : words.waitsForOffice
            }
          />
        )}
      </Rows>
    </Card>
  )
}

type SideProps = { name: string; signature: Signature | undefined; waits: string }

const Side = ({ name, signature, waits }: SideProps) => (
  <Row
    avatar={name}
    title={name}
    note={signature ? noteOf(signature) : waits}
    end={
      signature && (
        <Pill
          tone={signature.way === 'REFUSED' ? 'late' : 'in'}
          icon={signature.way === 'REFUSED' ? 'stopped' : 'ok'}
        >
          {signature.way === 'REFUSED' ? words.refuseTitle : words.done}
        </Pill>
      )
    }
  />
)

const noteOf = ({ way, at, is_own, recorded_by, reason }: Signature): string =>
  [words.signedAt(words.ways[way], formatWhen(at)), !is_own && words.onPhoneOf(recorded_by), reason]
    .filter(Boolean)
    .join('. ')
