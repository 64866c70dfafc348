import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { tokenSentTo } from '../../../testing/outbox.ts'
import { ageInvitation } from '../../../testing/people/age-invitation.ts'
import { type Portfolio, portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const newEmail = () => `person-${randomUUID()}@example.ng`
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const look = (token: string) => world.app.inject({ url: `/api/v1/auth/invite/${token}` })
const accept = (token: string) =>
  world.app.inject({
    method: 'POST',
    url: `/api/v1/auth/invite/${token}/accept`,
    payload: { full_name: 'Ada Obi', password: 'Harmattan-Mango-77' },
  })
const refusesBoth = async (token: string, code: string) =>
  expect([said(await look(token)), said(await accept(token))]).toEqual([
    [410, code],
    [410, code],
  ])

describe('an address that was corrected', () => {
  const added = async ({ manager, estate }: Portfolio) => {
    const email = newEmail()
    const phone = `+234803${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
    const person = { full_name: 'Ada Obi', role: 'TENANT', estate_id: estate.id, email, phone }
    const { id } = (await manager.post('/users', person)).json()
    const many = { estate_id: estate.id, role: 'TENANT', user_ids: [id] }
    const made = (await manager.post('/invitations/bulk', many)).json()
    expect(made.created, JSON.stringify(made)).toHaveLength(1)
    return { id, email, phone, invitation_id: made.created[0].invitation.id as string }
  }

  test('takes nobody in by the link that went to the wrong one', async () => {
    const home = await portfolio(world)
    const { id, email } = await added(home)
    const strangers = await tokenSentTo(world, email)
    expect((await look(strangers)).statusCode).toBe(200)
    const right = newEmail()
    expect((await home.manager.patch(`/users/${id}`, { email: right })).statusCode).toBe(200)
    await refusesBoth(strangers, 'INVITATION_REVOKED')
  })

  test('is where it goes when it is sent again', async () => {
    const home = await portfolio(world)
    const { id, email, invitation_id } = await added(home)
    await tokenSentTo(world, email)
    const right = newEmail()
    await home.manager.patch(`/users/${id}`, { email: right })
    await ageInvitation(world, invitation_id, 2)
    const again = await home.manager.post(`/invitations/${invitation_id}/resend`)
    expect([again.statusCode, again.json().email]).toEqual([200, right])
    const joined = await accept(await tokenSentTo(world, right))
    expect([joined.statusCode, joined.json().user?.id]).toEqual([201, id])
  })
})
