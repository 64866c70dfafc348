import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { security } from '#words/security'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatWhen } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { identitiesQuery, useUnlinkIdentity } from '../security-queries.ts'

const words = security.identities

/** The external identity for sign-in; renders nothing if no provider is configured. */
export function IdentitiesCard() {
  const { data } = useQuery(identitiesQuery)
  const [asked, setAsked] = useState<string | null>(null)
  const unlink = useUnlinkIdentity()
  if (!data?.provider) return null
  const { provider } = data
  return (
    <Card>
      <CardHead title={words.title(provider)} />
      {data.data.length === 0 && <CardBody className="text-ink-soft">{words.none(provider)}</CardBody>}
      <Rows label={words.title(provider)}>
        {data.data.map(({ id, email, issuer, linked_at }) => (
          <Row
            key={id}
            icon="user"
            title={email ?? issuer}
            note={words.linked(formatWhen(linked_at))}
            end={
              <Button kind="second" size="small" onClick={() => setAsked(id)}>
                {words.unlink}
              </Button>
            }
          />
        ))}
      </Rows>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={words.unlinkTitle(provider)}
        confirm={words.unlink}
        keep={words.keep}
        danger
        busy={unlink.isPending}
        busyText={words.unlinking}
        error={unlink.error ? messageOf(unlink.error, words.failed) : undefined}
        onConfirm={() =>
          asked &&
          unlink.mutate(
            { params: { id: asked } },
            {
              onSuccess: () => {
                setAsked(null)
                toast.success(words.unlinked)
              },
            },
          )
        }
      >
        {words.unlinkNote}
      </ConfirmDialog>
    </Card>
  )
}
