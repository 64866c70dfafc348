import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { templates } from '#words/templates'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { originQuery } from '../queries.ts'

const words = templates.origin

/** The template and version of a document, and whether there is a newer one. */
export function OriginOfDocument({ documentId }: { documentId: string }) {
  const actor = useActor()
  const origin = useQuery(originQuery(documentId)).data?.origin
  if (!origin) return null
  const { template_id: id, name, version, newest, is_removed } = origin
  const mayOpen = !is_removed && hasPermission(actor, 'leases_write')
  return (
    <Card aria-labelledby="origin">
      <CardHead title={words.title} id="origin" />
      <CardBody className="grid gap-1">
        <p className="font-semibold wrap-anywhere">
          {mayOpen ? (
            <Link to="/dashboard/templates/$id" params={{ id }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p>{words.version(version)}</p>
        {newest > version && <p className="text-ink-soft">{words.newer(newest)}</p>}
      </CardBody>
    </Card>
  )
}
