import type { RelatedType } from '@gida/contract/domains/documents/kinds'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { documents as words } from '#words/documents'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { UploadForm } from '../forms/UploadForm.tsx'
import { documentsOfQuery } from '../queries.ts'
import { DocumentPill } from './DocumentPill.tsx'
import { fileLine } from './file-line.ts'

type Props = { type: RelatedType; id: string; name: string }

/** The latest documents of a record, with a button to add one. */
export function DocumentsOf({ type, id, name }: Props) {
  const actor = useActor()
  const [isAdding, setAdding] = useState(false)
  const headId = useId()
  const { data } = useQuery(documentsOfQuery(type, id))
  if (!data) return null
  const { total } = data.pagination
  return (
    <Card aria-labelledby={headId}>
      <CardHead
        title={words.ofThing.title}
        id={headId}
        end={
          total > data.data.length && (
            <Link to="/dashboard/documents" search={{ related_entity_type: type, related_entity_id: id }}>
              {words.ofThing.all(total)}
            </Link>
          )
        }
      />
      {total === 0 && (
        <CardBody>
          <p className="text-ink-soft">{words.ofThing.none}</p>
        </CardBody>
      )}
      <Rows label={words.ofThing.title}>
        {data.data.map((document) => (
          <Row
            key={document.id}
            title={document.name}
            note={
              <span className="grid justify-items-start gap-1">
                {words.line(words.kinds[document.document_type], fileLine(document))}
                <DocumentPill of={document} />
              </span>
            }
            chevron
            link={<Link to="/dashboard/documents/$id" params={{ id: document.id }} />}
          />
        ))}
      </Rows>
      {hasPermission(actor, 'documents_write') && (
        <CardBody>
          <Button kind="second" icon="upload" onClick={() => setAdding(true)}>
            {words.upload}
          </Button>
        </CardBody>
      )}
      {isAdding && <UploadForm under={{ type, id, name }} onClose={() => setAdding(false)} />}
    </Card>
  )
}
