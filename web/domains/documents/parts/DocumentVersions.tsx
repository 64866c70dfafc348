import type { DocumentDetail, DocumentVersion } from '@gida/contract/domains/documents/document'
import { documents } from '#words/documents'
import { formatDay, formatWhen, lagosDay } from '../../../platform/screens/format.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { useOpenFile } from '../changes.ts'
import { StatusPill } from './DocumentPill.tsx'
import { fileLine } from './file-line.ts'

const words = documents.one

/** All versions of a document, newest first, with their review. */
export function DocumentVersions({ of: { id, versions } }: { of: DocumentDetail }) {
  const download = useOpenFile()
  return (
    <Card>
      <CardHead title={words.versions} />
      <Rows label={words.versions}>
        {versions.map((version) => (
          <Row
            key={version.id}
            title={documents.version(version.number)}
            note={<VersionNote of={version} />}
            end={
              <IconButton
                icon="download"
                label={`${words.download}: ${documents.version(version.number)}`}
                onClick={() => download.mutate({ id, version: version.number })}
              />
            }
          />
        ))}
      </Rows>
    </Card>
  )
}

function VersionNote({ of: version }: { of: DocumentVersion }) {
  const { status, verifier_name, verified_at, verify_note, reason } = version
  const day = verified_at && formatDay(lagosDay(new Date(verified_at)))
  return (
    <span className="grid justify-items-start gap-1">
      {documents.line(fileLine(version), version.uploader_name, formatWhen(version.created_at))}
      {reason && <span className="wrap-anywhere">{reason}</span>}
      <StatusPill status={status} />
      {day && verifier_name !== null && (
        <span>
          {status === 'VERIFIED' ? words.verified(verifier_name, day) : words.rejected(verifier_name, day)}
        </span>
      )}
      {verify_note && <span className="wrap-anywhere">{verify_note}</span>}
    </span>
  )
}
