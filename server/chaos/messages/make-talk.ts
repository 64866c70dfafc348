/// <reference path="../../testing/global-setup.ts" />
import { hashPassword } from '../../domains/auth/passwords/password.ts'
import { openConversation } from '../../domains/conversations/open-conversation.ts'
import type { Services } from '../../platform/services.ts'
import type { Person } from '../../testing/people/people.ts'
import { letFlat } from '../../testing/portfolios/let-flat.ts'
import type { World } from '../../testing/world.ts'
import { letSignIn, PASSWORD } from '../portfolio.ts'

const TENANTS = 6

/** The participants, including a manager for the office. */
export type Conversation = { id: string; people: readonly Person[] }

/** Eight people of an estate, and their conversations: of all, of three, of two, and two with the office. */
export async function makeTalk(services: Services): Promise<Conversation[]> {
  const world = { services } as World // only commands are used here, no calls
  const first = await letFlat(world)
  const { manager, landlord, estate_id } = first
  const tenants = [first.tenant]
  while (tenants.length < TENANTS) tenants.push((await letFlat(world, { manager, estate_id })).tenant)
  const password_hash = await hashPassword(PASSWORD)
  await services.transaction('system', async (tx) => {
    for (const person of [manager, landlord, ...tenants]) await letSignIn(tx, person, password_hash)
  })

  const open = async (
    of: { title?: string; office?: boolean },
    [opener, ...others]: [Person, ...Person[]],
  ) => {
    const wanted = {
      user_ids: of.office ? [] : others.map(({ id }) => id),
      ...(of.title && { title: of.title }),
      ...(of.office && { office_estate_id: estate_id }),
    }
    const { row } = await services.transaction(opener.actor, (tx) =>
      openConversation(tx, opener.actor, wanted),
    )
    return { id: row.id, people: [opener, ...others] }
  }
  const [one, two, three] = tenants as [Person, Person, Person]
  return [
    await open({ title: 'Harmattan Court' }, [manager, landlord, ...tenants]),
    await open({ title: 'The borehole' }, [one, two, three]),
    await open({}, [manager, landlord]),
    await open({ office: true }, [one, manager]),
    await open({ office: true }, [two, manager]),
  ]
}
