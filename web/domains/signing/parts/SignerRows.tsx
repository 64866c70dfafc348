import type { SignatureSigner, SignatureStatus } from '@gida/contract/domains/signing/request'
import { useState } from 'react'
import { signing as words } from '#words/signing'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { StatusPill } from '../../../ui/display/StatusPill.tsx'
import { RowMenu } from '../../../ui/overlay/RowMenu.tsx'
import { ReplaceForm } from '../forms/ReplaceForm.tsx'
import { useRemindSigner } from '../queries.ts'

type Acting = { act: 'remind' | 'replace'; signer: SignatureSigner }

/** The signers in order, each with their progress. */
export function SignerRows({ id, of: { signers, can } }: { id: string; of: SignatureStatus }) {
  const [acting, setActing] = useState<Acting>()
  const reminding = useRemindSigner()
  const close = () => setActing(undefined)
  const itemsOf = (signer: SignatureSigner) => {
    if (!can.change || signer.status !== 'WAITING') return []
    const remind = { label: words.remind.act, onSelect: () => setActing({ act: 'remind', signer }) }
    const replace = { label: words.replace.act, onSelect: () => setActing({ act: 'replace', signer }) }
    return signer.is_next ? [remind, replace] : [replace]
  }
  return (
    <>
      <Rows label={words.signers}>
        {signers.map((signer) => (
          <Row
            key={`${signer.place} ${signer.name}`}
            title={signer.name}
            note={
              <span className="grid justify-items-start gap-1">
                <span>{words.line(words.roles[signer.role], signer.email, signer.phone)}</span>
                {signer.signed_at && <span>{words.signedAt(formatWhen(signer.signed_at))}</span>}
                <SignerPill of={signer} />
              </span>
            }
            end={<RowMenu label={words.actsOf(signer.name)} items={itemsOf(signer)} />}
          />
        ))}
      </Rows>
      {acting?.act === 'remind' && (
        <ActionDialog
          change={reminding}
          input={{ params: { id }, body: { place: acting.signer.place } }}
          title={words.remind.title(acting.signer.name)}
          confirm={words.remind.act}
          keep={words.remind.keep}
          busy={words.remind.busy}
          said={words.remind.done}
          onClose={close}
        >
          {words.remind.note}
        </ActionDialog>
      )}
      {acting?.act === 'replace' && <ReplaceForm id={id} signer={acting.signer} onClose={close} />}
    </>
  )
}

function SignerPill({ of: { status, is_next, opened_at } }: { of: SignatureSigner }) {
  if (status !== 'WAITING') return <StatusPill status={status}>{words.signerStatuses[status]}</StatusPill>
  if (opened_at) return <StatusPill status="IN_PROGRESS">{words.opened}</StatusPill>
  return is_next ? (
    <StatusPill status="SENT">{words.next}</StatusPill>
  ) : (
    <StatusPill status="PENDING">{words.signerStatuses.WAITING}</StatusPill>
  )
}
