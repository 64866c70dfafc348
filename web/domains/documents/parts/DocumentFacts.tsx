import type { DocumentDetail } from '@gida/contract/domains/documents/document'
import { documents } from '#words/documents'
import { formatDay, formatWhen } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { fileLine } from './file-line.ts'

const words = documents.one

/** Type, uploader, and the hash that identifies the file. */
export function DocumentFacts({ of: document }: { of: DocumentDetail }) {
  const { identity_last4, expires_on, sha256 } = document
  return (
    <Card>
      <CardHead title={words.facts} />
      <CardBody>
        <DescriptionList>
          <DescriptionItem label={words.kind}>{documents.kinds[document.document_type]}</DescriptionItem>
          <DescriptionItem label={words.of}>
            {documents.line(documents.types[document.related_entity_type], document.related_name)}
          </DescriptionItem>
          {identity_last4 && <DescriptionItem label={words.number}>{identity_last4}</DescriptionItem>}
          {expires_on && <DescriptionItem label={words.expires}>{formatDay(expires_on)}</DescriptionItem>}
          <DescriptionItem label={words.sent}>{document.uploader_name}</DescriptionItem>
          <DescriptionItem label={words.came}>{formatWhen(document.created_at)}</DescriptionItem>
          <DescriptionItem label={words.file}>{fileLine(document)}</DescriptionItem>
          <DescriptionItem label={words.scan}>{documents.scans[document.scan]}</DescriptionItem>
          <DescriptionItem label={words.fingerprint}>
            <span className="mono text-small break-all">{sha256}</span>
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  )
}
