import { formatDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { sendLiveToMany } from '../../../platform/realtime/live.ts'
import { estateSetupChanged } from '../../estates/index.ts'
import { getLease, leaseStarted } from '../../leases/index.ts'
import { payoutAccountSet } from '../../onboarding/index.ts'
import { notify } from '../notify.ts'
import { estatesSetUpBy, recipientsOfSetup } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { wordsFor } from '../words/words.ts'

/** Updates the checklist on the screens of those who set up the estate. */
async function showSetup(tx: Tx, estate_ids: readonly string[]): Promise<void> {
  const people = await recipientsOfSetup(tx, estate_ids)
  sendLiveToMany(
    tx,
    people.map(({ user_id, estate_id }) => ({
      user_id,
      event: { type: 'setup_updated', data: { estate_id } },
    })),
  )
}

const showEstateSetup = listener({
  name: 'show_setup',
  event: estateSetupChanged,
  handle: (tx, { estate_id }) => showSetup(tx, [estate_id]),
})

const showPayoutSetup = listener({
  name: 'show_setup',
  event: payoutAccountSet,
  handle: async (tx, { user_id }) => showSetup(tx, await estatesSetUpBy(tx, user_id)),
})

const showFirstTenant = listener({
  name: 'show_setup',
  event: leaseStarted,
  handle: async (tx, { lease_id }) => showSetup(tx, [(await getLease(tx, lease_id)).estate_id]),
})

const notifyTenant = listener({
  name: 'notify_tenant',
  event: leaseStarted,
  handle: async (tx, { lease_id }, services) => {
    const lease = await getLease(tx, lease_id)
    if (!lease.tenant_id) return
    const about = { user_id: lease.tenant_id, key: `lease:${lease.id}:started` }
    const { leaseStarted: said, language } = await wordsFor(tx, lease.tenant_id)
    const title = said.title(lease.estate_name)
    const message = said.message(
      lease.unit_name,
      formatDay(lease.start_date, language),
      formatDay(lease.end_date, language),
    )
    await notify(tx, { ...about, type: 'tenant', action_url: '/dashboard', title, message })
    const link = `${services.config.http.publicUrl}/dashboard`
    const mail = { subject: title, text: `${message}\n\n${link}`, links: [link] }
    await deliverByPreference(tx, {
      ...about,
      kind: 'tenant',
      can_wait: true,
      mail,
      text: `Gida: ${said.text(lease.unit_name)} ${link}`,
    })
  },
})

export const setupListeners: AnyListener[] = [showEstateSetup, showPayoutSetup, showFirstTenant, notifyTenant]
