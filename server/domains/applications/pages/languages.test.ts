import { expect, test } from 'vitest'
import { fieldWords } from '../../../platform/errors/field-words/words.ts'
import { usePortfolio } from '../../../testing/use-portfolio.ts'
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
