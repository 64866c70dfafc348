import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { waiverMoves } from '../../charges/index.ts'
import { payLink } from '../../collections/index.ts'
import { notify } from '../notify.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import type { NewsWords } from '../words/en.ts'
import { type Words, withoutStop } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

const { chargeWaived, waiverUndone: undone, getToldWaiver } = waiverMoves
const naira = (kobo: number) => formatNaira(kobo, 'short')

const notifyWaived = listener({
  name: 'notify_tenant',
  event: chargeWaived,
  handle: async (tx, { waiver_id }, services) => {
    const waiver = await getToldWaiver(tx, waiver_id)
    const words = await wordsFor(tx, waiver.tenant_id)
    await tellTenant(tx, services, waiver, { key: `waiver:${waiver_id}`, said: givenUpWords(words, waiver) })
  },
})

const notifyUndone = listener({
  name: 'notify_tenant',
  event: undone,
  handle: async (tx, { waiver_id }, services) => {
    const waiver = await getToldWaiver(tx, waiver_id)
    const { waiverUndone } = await wordsFor(tx, waiver.tenant_id)
    const sum = naira(waiver.standing)
    const said = { title: waiverUndone.title(sum), message: waiverUndone.message(whatOf(waiver), sum) }
    await tellTenant(tx, services, waiver, { key: `waiver:${waiver_id}:undone`, said })
  },
})

type WaiverFacts = Awaited<ReturnType<typeof getToldWaiver>>

/** Why a debt was written off is for the office alone: it may shame whom it is about. */
function givenUpWords({ waived, writtenOff }: NewsWords, waiver: WaiverFacts): Words {
  const [what, sum] = [whatOf(waiver), naira(waiver.amount)]
  return waiver.kind === 'WRITE_OFF'
    ? { title: writtenOff.title(sum), message: writtenOff.message(what, sum) }
    : { title: waived.title(sum), message: waived.message(what, sum, withoutStop(waiver.reason)) }
}

const whatOf = ({ description, unit_name }: WaiverFacts) => `${description}, ${unit_name}`

/** In the app and by mail, as they were told of the charge. */
async function tellTenant(
  tx: Tx,
  services: Services,
  { tenant_id: user_id }: WaiverFacts,
  { key, said }: { key: string; said: Words },
): Promise<void> {
  await notify(tx, { user_id, key, type: 'payment', action_url: '/dashboard/payments/charges', ...said })
  const link = payLink(services)
  const mail = { subject: said.title, text: `${said.message}\n\n${link}`, links: [link] }
  await deliverByPreference(tx, { user_id, key, kind: 'payment', can_wait: true, mail })
}

export const waiverListeners: AnyListener[] = [notifyWaived, notifyUndone]
