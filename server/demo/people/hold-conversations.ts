import type { OpenConversation } from '@gida/contract/domains/conversations/conversation'
import { markRead } from '../../domains/conversations/messages/mark-read.ts'
import { sendMessage } from '../../domains/conversations/messages/send-message.ts'
import { openConversation } from '../../domains/conversations/open-conversation.ts'
import type { Tx } from '../../platform/db/db.ts'
import { actAs, type Lane } from '../lane.ts'
import type { MadePeople } from './make-people.ts'
import { demoPeople } from './people.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** From one line to its answer. */
const PAUSE = 11 * MINUTE

type Line = { by: Account; says: string }
type Account = 'manager' | 'landlord' | 'tenant'
type Talk = { ago: number; with: (people: DemoIds) => Partial<OpenConversation>; lines: readonly Line[] }
type DemoIds = { ids: Record<Account, string>; payment_id: string; estate_id: string }

const TALKS: readonly Talk[] = [
  {
    ago: 50 * HOUR,
    with: ({ payment_id }) => ({ about: { type: 'payment', id: payment_id } }),
    lines: [
      { by: 'tenant', says: 'Good morning. I paid this at the bank counter. Has it come in full?' },
      { by: 'manager', says: 'Good morning. Yes, all of it, and your receipt is out. Thank you.' },
      { by: 'tenant', says: 'Thank you ma. I have seen it.' },
    ],
  },
  {
    ago: 21 * HOUR,
    with: ({ ids }) => ({ user_ids: [ids.manager] }),
    lines: [
      { by: 'landlord', says: 'Please, what is the position on Flat B4? The rent falls due next week.' },
      {
        by: 'manager',
        says: 'The tenant has confirmed. You will see it on your statement the day it comes.',
      },
      { by: 'landlord', says: 'Well done. And the soakaway?' },
    ],
  },
  {
    ago: 4 * HOUR,
    with: ({ estate_id }) => ({ office_estate_id: estate_id }),
    lines: [
      { by: 'tenant', says: 'The kitchen tap still drips. When is the plumber coming?' },
      { by: 'manager', says: 'Tomorrow between 10:00 and 12:00. He will call you from the gate.' },
      { by: 'tenant', says: 'I am at work until 11:00. May he come after that?' },
    ],
  },
]

/** What the people of the demo have written to each other. The last line of each waits for its reader. */
export function holdConversations(lane: Lane, people: MadePeople, now: Date): void {
  for (const talk of TALKS) {
    let conversation_id = ''
    for (const [index, { by, says }] of talk.lines.entries())
      lane.plan(new Date(now.getTime() - talk.ago + index * PAUSE), async (tx) => {
        const known = await knownOf(tx, people)
        const actor = await actAs(tx, known.ids[by], demoPeople[by].role)
        conversation_id ||= (await openConversation(tx, actor, { user_ids: [], ...talk.with(known) })).row.id
        await markRead(tx, actor, conversation_id)
        await sendMessage(tx, actor, { conversation_id, content: says, message_type: 'TEXT' })
      })
  }
}

/** Who they are, the tenant's estate, and the payment that they made last. */
async function knownOf(tx: Tx, { manager, landlords }: MadePeople): Promise<DemoIds> {
  const { tenant, ...paid } = await tx
    .selectFrom('payment')
    .innerJoin('users', 'users.id', 'payment.tenant_id')
    .select(['payment.id as payment_id', 'estate_id', 'tenant_id as tenant'])
    .where('email', '=', demoPeople.tenant.email)
    .where('payment.status', '=', 'COMPLETED')
    .orderBy('payment_date', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const landlord = landlords.get(demoPeople.landlord.email)
  if (landlord === undefined || tenant === null) throw new Error('Somebody of the demo is missing.')
  return { ids: { manager, landlord, tenant }, ...paid }
}
