import { addDays } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import { fieldWords } from '../../../platform/errors/field-words/words.ts'
import { sentTo } from '../../../testing/outbox.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'
import { ha } from './words/ha.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 2 })

test('who looks for a home reads the pages, and what is wrong with a form, as they chose or as their browser asks', async () => {
  const unit = home.unitAt(1)
  const listing = await home.manager.post(`/onboarding/units/${unit.id}/listing`, {
    headline: 'Flat in Lekki',
  })
  const url = `/homes/${listing.json().slug}`
  const asked = await world.app.inject({ url, headers: { 'accept-language': 'ha-NG,en;q=0.8' } })
  expect(asked.body).toContain('<html lang="ha-NG">')
  expect(asked.body).toContain(ha.quote)
  expect(asked.headers.vary).toBe('cookie, accept-language')

  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'gida.lang=ha' }
  const sent = await world.app.inject({ method: 'POST', url, headers: form, payload: 'full_name=A' })
  expect(sent.statusCode).toBe(400)
  expect(sent.body).toContain(fieldWords.ha['Enter your full name'])
  expect(sent.body).toContain(ha.apply.missing)
  expect((await world.app.inject({ url: '/homes' })).body).toContain('<html lang="en-NG">')
})

test('who applies in Hausa is told in it what becomes of it, and invited in it', async () => {
  const unit = home.unitAt(1)
  const listing = await home.manager.post(`/onboarding/units/${unit.id}/listing`, { headline: 'Two rooms' })
  expect(listing.statusCode, listing.body).toBe(200)
  const applied = async (email: string, phone: string) => {
    const payload = {
      ...{
        full_name: 'Ngozi Eze',
        email,
        phone,
        employment: 'EMPLOYED',
        income_band: '400K_TO_1M',
        household: 3,
      },
      ...{ move_in_date: addDays(world.today(), 14), consent: true },
    }
    const answer = await world.app.inject({
      method: 'POST',
      url: `/api/v1/listings/${listing.json().slug}/applications`,
      headers: { cookie: 'gida.lang=ha' },
      payload,
    })
    expect(answer.statusCode, answer.body).toBe(201)
    const { code } = answer.json()
    const all = (await home.manager.get('/applications')).json().data
    return { code, id: all.find((one: { code: string }) => one.code === code).id }
  }
  const [refused, taken] = ['refused@example.ng', 'taken@example.ng']
  const one = await applied(refused, '+2348031234501')
  expect((await sentTo(world, refused))[0]?.text).toContain(ha.told.secret)
  await home.manager.patch(`/applications/${one.id}/reject`, { reason: 'Let to another' })
  expect((await sentTo(world, refused))[0]).toMatchObject({
    subject: ha.told.subject(one.code, 'Two rooms'),
    text: expect.stringContaining(ha.mine.reason('Let to another')),
  })
  const other = await applied(taken, '+2348031234502')
  const terms = { start_date: addDays(world.today(), 20) }
  const approved = await home.manager.patch(`/applications/${other.id}/approve`, terms)
  expect(approved.statusCode, approved.body).toBe(200)
  expect((await sentTo(world, taken))[0]?.text).toContain('yana gayyatar ku')
})
