import type { DocumentDetail, DocumentShare } from '@gida/contract/domains/documents/document'
import { useState } from 'react'
import { documents } from '#words/documents'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { formatDay, lagosDay } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useUnshareDocument } from '../changes.ts'
import { ShareForm } from '../forms/ShareForm.tsx'

const words = documents.one
const { sharing } = documents

/** Who can see a document, through its record or by name. */
export function DocumentShares({ of: { id, audience, shares, can } }: { of: DocumentDetail }) {
  const [isSharing, setSharing] = useState(false)
  const [ending, setEnding] = useState<DocumentShare>()
  return (
    <Card>
      <CardHead title={words.seen} />
      <CardBody className="grid gap-3">
        <p>{documents.audiences[audience]}</p>
        {can.share && (
          <div>
            <Button kind="second" icon="user-add" onClick={() => setSharing(true)}>
              {words.share}
            </Button>
          </div>
        )}
      </CardBody>
      <Rows label={words.byName}>
        {shares.map((share) => (
          <Row
            key={share.user_id}
            title={share.full_name}
            note={words.since(formatDay(lagosDay(new Date(share.shared_at))))}
            end={
              can.share && (
                <IconButton
                  icon="close"
                  label={words.unshare(share.full_name)}
                  onClick={() => setEnding(share)}
                />
              )
            }
          />
        ))}
      </Rows>
      {isSharing && <ShareForm id={id} onClose={() => setSharing(false)} />}
      {ending && <EndDialog id={id} share={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  )
}

const EndDialog = ({ id, share, onClose }: { id: string; share: DocumentShare; onClose: () => void }) => (
  <ActionDialog
    change={useUnshareDocument()}
    input={{ params: { id, user_id: share.user_id } }}
    title={sharing.endTitle}
    confirm={sharing.end}
    keep={sharing.keep}
    busy={sharing.ending}
    said={sharing.ended}
    onClose={onClose}
  >
    {sharing.endNote(share.full_name)}
  </ActionDialog>
)
