import type { Import, ImportCounts } from '@gida/contract/domains/imports/import'
import { imports } from '#words/imports'
import { messageOf } from '../../../platform/http/errors.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useUpdateImport } from '../changes.ts'

const words = imports.check

/** Whether to invite the imported people. Renders nothing if all can sign in already. */
export function InviteImported({ of, counts }: { of: Import; counts: ImportCounts }) {
  const update = useUpdateImport()
  const { tenants_to_invite: tenants, landlords_to_invite: landlords } = counts
  if (!of.can.run || tenants + landlords === 0) return null
  const choose = (send_invitations: boolean) =>
    update.mutate(
      { params: { id: of.id }, body: { options: { send_invitations } } },
      { onError: (error) => toast.error(messageOf(error)) },
    )
  const shown = update.isPending ? update.variables.body?.options?.send_invitations : undefined
  return (
    <Card>
      <CheckRow
        title={words.invite}
        note={
          <>
            <span>{words.inviteWhom(tenants, landlords)}</span>
            <span>{words.inviteNobody}</span>
          </>
        }
        checked={shown ?? of.options.send_invitations}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  )
}
