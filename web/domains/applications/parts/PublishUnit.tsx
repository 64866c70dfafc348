import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { applications } from '#words/applications'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { hasPermission } from '../../../platform/session/access.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useIsOn } from '../../../platform/session/features.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Pill } from '../../../ui/display/Pill.tsx'
import { useWithdrawListing } from '../changes.ts'
import { PublishForm } from '../forms/PublishForm.tsx'
import { unitListingQuery } from '../queries.ts'

const words = applications.publish

/** Whether a unit is listed publicly, with a button to list it; for the unit's sheet. */
export function PublishUnit({ unitId, estateId }: { unitId: string; estateId: string }) {
  const actor = useActor()
  const isOffered = useIsOn('public_homes', estateId)
  const { data } = useQuery(unitListingQuery(unitId))
  const [isOpen, setOpen] = useState(false)
  if (!data || !isOffered || !hasPermission(actor, 'properties_write')) return null
  const { listing } = data
  const isPublished = listing !== null && listing.withdrawn_at === null

  return (
    <section className="grid gap-3 border-t border-line p-4 md:p-5" aria-labelledby="public-page">
      <div className="flex items-center justify-between gap-2">
        <h2 id="public-page">{words.title}</h2>
        <Pill tone={listing?.is_shown ? 'in' : 'idle'} icon={listing?.is_shown ? 'ok' : 'eye-off'}>
          {listing?.is_shown ? words.shown : words.hidden}
        </Pill>
      </div>
      {!listing?.is_shown && (
        <p className="text-small text-ink-soft">{isPublished ? words.notNow : words.never}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="second" onClick={() => setOpen(true)}>
          {isPublished ? words.edit : words.open}
        </Button>
        {listing?.is_shown && (
          <Button asChild kind="second" iconAfter="external">
            <a href={`/homes/${listing.slug}`} target="_blank" rel="noreferrer">
              {words.see}
            </a>
          </Button>
        )}
        {hasPermission(actor, 'invitations_read') && listing && (
          <Button asChild kind="quiet">
            <Link to="/dashboard/tenants/applications" search={{ unit_id: unitId }}>
              {applications.see}
            </Link>
          </Button>
        )}
        {isPublished && <Withdraw unitId={unitId} />}
      </div>
      {isOpen && (
        <PublishForm
          unitId={unitId}
          listing={listing ?? undefined}
          isPublished={isPublished}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

const Withdraw = ({ unitId }: { unitId: string }) => (
  <ActionButton
    label={words.withdraw}
    button={{ kind: 'quiet' }}
    change={useWithdrawListing()}
    input={{ params: { id: unitId } }}
    said={words.withdrawn}
    title={words.withdrawTitle}
    confirm={words.withdraw}
    keep={words.withdrawKeep}
    busy={words.busy}
    danger
  >
    {words.withdrawBody}
  </ActionButton>
)
