import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { applicationSubmitted, getApplication } from '../../applications/index.ts'
import { getInvitation, invitationAccepted } from '../../invitations/index.ts'
import { draftOfInvitation } from '../../leases/index.ts'
import { getUser } from '../../users/index.ts'
import { notifyAll } from '../notify.ts'
import { doerOrManagers, managersAnd, managersOf } from '../recipients.ts'
import { words } from '../words/to-office.ts'

/** Tells the inviter that somebody joined and, if a lease was drafted for them, also the estate's managers. */
const notifyInviter = listener({
  name: 'notify_inviter',
  event: invitationAccepted,
  handle: async (tx, { invitation_id, user_id }) => {
    const [invitation, { full_name }, lease] = await Promise.all([
      getInvitation(tx, invitation_id),
      getUser(tx, user_id),
      draftOfInvitation(tx, invitation_id),
    ])
    const { estate_id, unit_id, invited_by } = invitation
    const scene = { estate_id, unit_ids: [unit_id] }
    const people = await (lease ? managersAnd : doerOrManagers)(tx, scene, invited_by)
    const news = lease
      ? { action_url: `/dashboard/leases/${lease.id}`, ...words.leaseWaits({ ...lease, full_name }) }
      : {
          action_url: '/dashboard/tenants/invitations',
          ...words.invitationAccepted({ ...invitation, full_name }),
        }
    await notifyAll(
      tx,
      people.map((reader) => ({
        ...{ user_id: reader, type: 'tenant' as const, ...news },
        key: `invitation:${invitation_id}:accepted`,
      })),
    )
  },
})

/** Notifies of an application without the applicant's name, which is only stored where it is erased in time. */
const notifyApplication = listener({
  name: 'notify_of_application',
  event: applicationSubmitted,
  handle: async (tx, { application_id }) => {
    const application = await getApplication(tx, application_id)
    const managers = await managersOf(tx, application.estate_id)
    const people = new Set([...managers, ...(application.landlord_id ? [application.landlord_id] : [])])
    await notifyAll(
      tx,
      [...people].map((user_id) => ({
        user_id,
        key: `application:${application_id}`,
        type: 'tenant' as const,
        action_url: `/dashboard/tenants/applications/${application_id}`,
        ...words.applied(application),
      })),
    )
  },
})

export const joiningListeners: AnyListener[] = [notifyInviter, notifyApplication]
