import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import type { SignatureStatus } from '@gida/contract/domains/signing/request'
import { lastMinute } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { signing as words } from '#words/signing'
import { formatAhead, formatWhen } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { SendForm } from '../forms/SendForm.tsx'
import { signatureStatusQuery } from '../queries.ts'
import { RequestActs } from './RequestActs.tsx'
import { SignerRows } from './SignerRows.tsx'
import { Trail } from './Trail.tsx'

/** Signers of a document and their progress; renders nothing if it was never sent and cannot be. */
export function SignaturesCard({ of: document }: { of: DocumentDetail }) {
  const found = useQuery(signatureStatusQuery(document.id))
  if (found.isPending) return null
  return <Loaded of={found}>{(status) => <Signatures of={document} status={status} />}</Loaded>
}

function Signatures({ of: document, status }: { of: DocumentDetail; status: SignatureStatus }) {
  const [isSending, setSending] = useState(false)
  const id = useId()
  const isNotice = status.cautions.includes('NOTICE')
  if (status.status === 'NONE' && !status.can.send && !isNotice) return null
  return (
    <Card aria-labelledby={id}>
      <CardHead
        title={words.title}
        id={id}
        end={<StatusPill status={status.status}>{words.statuses[status.status]}</StatusPill>}
      />
      <CardBody className="grid gap-3">
        <HowItStands of={status} />
        {(status.can.send || isNotice) &&
          status.cautions.map((caution) => (
            <Banner key={caution} tone={caution === 'LAWYER' ? 'info' : 'wait'}>
              {words.cautions[caution]}
            </Banner>
          ))}
        <div className="flex flex-wrap gap-2">
          {status.can.send && (
            <Button kind="second" icon="send" onClick={() => setSending(true)}>
              {status.status === 'NONE' ? words.send : words.again}
            </Button>
          )}
          {status.can.change && <RequestActs id={document.id} />}
        </div>
      </CardBody>
      <SignerRows id={document.id} of={status} />
      {status.request && <Trail of={status.request.events} />}
      {isSending && <SendForm of={document} before={signersOf(status)} onClose={() => setSending(false)} />}
    </Card>
  )
}

/** Current signers, without those who were replaced. */
const signersOf = ({ signers }: SignatureStatus) =>
  signers.filter(({ status }) => status !== 'REPLACED').map(({ name, role }) => ({ name, role }))

function HowItStands({ of: { request, status } }: { of: SignatureStatus }) {
  if (!request) return <p className="text-ink-soft">{words.none}</p>
  const { sealed, reason, in_order, expires_at, fields } = request
  if (sealed)
    return (
      <div className="grid gap-1">
        <p>{words.sealed(sealed.version, formatWhen(sealed.at))}</p>
        <p className="text-small text-ink-soft">{sealed.is_timed ? words.timed : words.untimed}</p>
        <p className="mono text-small break-all">{sealed.sha256}</p>
        <a className="link" href="/verify">
          {words.check}
        </a>
      </div>
    )
  const isOut = status === 'SENT' || status === 'PARTLY_SIGNED'
  return (
    <p className="text-ink-soft">
      {isOut
        ? words.line(
            in_order ? words.inOrder : words.atOnce,
            fields > 0 && words.fieldsPlaced(fields),
            words.until(formatAhead(lastMinute(expires_at))),
          )
        : reason && words.why(reason)}
    </p>
  )
}
