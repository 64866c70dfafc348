import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DARK, LIGHT } from '../../../platform/http/pages/page-style.ts'
import { phonePhoto, upload } from '../../../testing/files/photo.ts'
import { signedIn } from '../../../testing/people/people.ts'
import { usePortfolio } from '../../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const home = usePortfolio(world, { units: [{ name: 'A1' }, { name: 'A2', bedrooms: 3 }, { name: 'A3' }] })
const foreign = usePortfolio(world, { name: 'Zuma Heights' })
const other = usePortfolio(world, { name: 'Levy Court', units: 2 })

const DRAFT = {
  headline: '3-bedroom flat in Lekki',
  description: 'Bright <b>and</b> quiet',
  agency_fee: 5_000_000,
}
const said = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const get = (url: string) => world.app.inject({ url })
const publish = (unit_id: string, draft: object = DRAFT) =>
  home.manager.post(`/onboarding/units/${unit_id}/listing`, draft)

describe('publishing a home', () => {
  test('shows it to anybody, without its door or its owner, and with what it costs to move in', async () => {
    const unit = home.unitAt(1)
    const listing = (await publish(unit.id)).json()
    expect(listing).toMatchObject({ unit_id: unit.id, is_shown: true, withdrawn_at: null })
    expect(listing.slug).toMatch(/^3-bedroom-flat-in-lekki-[a-z0-9]{6}$/)
    const seen = await get(`/api/v1/listings/${listing.slug}`)
    expect(seen.json()).toMatchObject({
      headline: DRAFT.headline,
      bedrooms: 3,
      to_move_in: unit.rent_amount + DRAFT.agency_fee,
    })
    for (const secret of [unit.id, home.estate.id, home.landlord.id, '14 Freedom Way', '"A2"']) {
      expect(seen.body).not.toContain(secret)
    }
    const again = (await publish(unit.id, { ...DRAFT, headline: 'Now with solar power' })).json()
    expect(again).toMatchObject({ slug: listing.slug, headline: 'Now with solar power' })
  })

  test('says all that the estate asks of whoever moves in, as the lease will ask it', async () => {
    const unit = other.unitAt(1)
    const fees = [
      { name: 'Agreement fee', transaction_type: 'AGREEMENT_FEE', amount: 5_000_000, rhythm: 'ONCE' },
      { name: 'Security levy', transaction_type: 'MAINTENANCE_FEE', amount: 6_000_000, rhythm: 'YEARLY' },
      { name: 'Commission', transaction_type: 'AGENCY_FEE', basis_points: 1_000, rhythm: 'ONCE' },
    ] as const
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('estate_fee')
        .values(fees.map((fee) => ({ ...fee, estate_id: other.estate.id })))
        .execute(),
    )
    const { slug } = (await other.manager.post(`/onboarding/units/${unit.id}/listing`, DRAFT)).json()
    const seen = (await get(`/api/v1/listings/${slug}`)).json()
    expect(seen.other_fees).toEqual([
      { name: 'Agreement fee', amount: 5_000_000 },
      { name: 'Security levy', amount: 6_000_000 },
    ])
    const { agency_fee } = DRAFT
    const quote = await other.manager.post(`/onboarding/units/${unit.id}/quote`, {
      ...{ agency_fee, legal_fee: 0, payer: 'PERSON' },
    })
    expect(seen.to_move_in).toBe(quote.json().total_to_move_in)
    expect((await get(`/homes/${slug}`)).body).toContain('<dt>Security levy</dt><dd>₦60,000</dd>')
  })

  test('says of a unit whether it was published, and nothing of another’s', async () => {
    const listingOf = (id: string) => home.manager.get(`/onboarding/units/${id}/listing`)
    expect((await listingOf(home.unit.id)).json()).toEqual({ listing: null })
    expect(said(await listingOf(foreign.unit.id))).toEqual([404, 'NOT_FOUND'])
  })

  test('refuses what is let, what costs nothing, and another’s', async () => {
    expect(said(await publish(home.unit.id))).toEqual([409, 'ILLEGAL_STATE'])
    expect(said(await publish(foreign.unitAt(1).id))).toEqual([404, 'NOT_FOUND'])
    const other = await foreign.landlord.post(`/onboarding/units/${home.unitAt(1).id}/listing`, DRAFT)
    expect(said(other)).toEqual([404, 'NOT_FOUND'])
    await home.manager.patch(`/onboarding/units/${home.unitAt(2).id}`, { rent_amount: 0 })
    expect(said(await publish(home.unitAt(2).id))).toEqual([409, 'ILLEGAL_STATE'])
  })

  test('withdrawn, reserved or let, it is gone from every public place', async () => {
    const unit = home.unitAt(1)
    const { slug } = (await publish(unit.id)).json()
    const isGone = async () => {
      expect((await get(`/api/v1/listings/${slug}`)).statusCode).toBe(404)
      expect((await get('/api/v1/listings')).body).not.toContain(slug)
      const page = await get(`/homes/${slug}`)
      expect(page.statusCode).toBe(410)
      expect(page.body).toContain('noindex')
    }
    await home.manager.patch(`/onboarding/units/${unit.id}`, { status: 'RESERVED' })
    await isGone()
    await home.manager.patch(`/onboarding/units/${unit.id}`, { status: 'VACANT' })
    expect((await get(`/api/v1/listings/${slug}`)).statusCode).toBe(200)
    for (let times = 0; times < 2; times++) {
      expect((await home.landlord.delete(`/onboarding/units/${unit.id}/listing`)).statusCode).toBe(204)
    }
    await isGone()
    expect((await publish(unit.id)).json()).toMatchObject({ slug, is_shown: true })
  })

  test('removed from the estate, it is gone from every public place, and cannot be applied for', async () => {
    const { id } = (
      await home.manager.post('/onboarding/units', {
        property_id: home.property.id,
        name: 'Z9',
        rent_amount: 7,
      })
    ).json()
    const { slug } = (await publish(id, { ...DRAFT, headline: 'Gone tomorrow' })).json()
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('lease')
        .values({
          ...{
            estate_id: home.estate.id,
            property_id: home.property.id,
            unit_id: id,
            tenant_id: home.tenant.id,
          },
          ...{ status: 'TERMINATED', start_date: '2025-01-01', end_date: '2025-12-31', rent_amount: 1 },
          ...{ frequency: 'YEARLY', created_by: home.manager.id },
        })
        .execute(),
    )
    const removed = await home.manager.delete(`/onboarding/units/${id}`)
    expect([removed.statusCode, removed.json().outcome]).toEqual([200, 'ARCHIVED'])
    expect(said(await get(`/api/v1/listings/${slug}`))).toEqual([404, 'NOT_FOUND'])
    expect((await get(`/homes/${slug}`)).statusCode).toBe(410)
    expect((await get('/api/v1/listings?limit=100')).body).not.toContain(slug)
    expect((await home.manager.get(`/onboarding/units/${id}/listing`)).json().listing.is_shown).toBe(false)
    expect(said(await publish(id))).toEqual([409, 'ARCHIVED'])
  })

  test('the public list narrows by place, bedrooms and rent', async () => {
    const { slug } = (await publish(home.unitAt(1).id)).json()
    const has = async (query: string) => (await get(`/api/v1/listings?${query}`)).body.includes(slug)
    expect(await has('state=Lagos&lga=Eti-Osa&bedrooms=3&max_rent=120000000')).toBe(true)
    for (const query of ['state=Kano', 'lga=Ikeja', 'bedrooms=4', 'max_rent=119999999']) {
      expect(await has(query)).toBe(false)
    }
  })

  test('a rent of a month is compared with the most that one pays a year', async () => {
    const { slug } = (await publish(home.unitAt(1).id)).json()
    const asks = (rent_amount: number, frequency: string) =>
      home.manager.patch(`/onboarding/units/${home.unitAt(1).id}`, { rent_amount, frequency })
    await asks(10_000_000, 'MONTHLY')
    const has = async (most: number) =>
      (await get(`/api/v1/listings?limit=100&max_rent=${most}`)).body.includes(slug)
    expect([await has(120_000_000), await has(119_999_999)]).toEqual([true, false])
    await asks(120_000_000, 'YEARLY')
  })
})

describe('photos', () => {
  const path = () => `/onboarding/units/${home.unitAt(1).id}/listing/photos`
  const send = (bytes: Buffer) => upload(world, home.manager, path(), 'photo', bytes)

  test('are in a listing once, however often the same one is sent', async () => {
    await publish(home.unitAt(1).id)
    const photo = await phonePhoto(900)
    const tries = await Promise.all([1, 2, 3].map(() => send(photo)))
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
    const again = await send(photo)
    expect([again.statusCode, again.json().photos.length]).toEqual([200, 1])
    await home.manager.delete(`/onboarding/listing-photos/${again.json().photos[0].id}`)
    const anew = await send(photo)
    expect([anew.statusCode, anew.json().photos.length]).toEqual([201, 1])
    await home.manager.delete(`/onboarding/listing-photos/${anew.json().photos[0].id}`)
  })

  test('are made small in two sizes and lose what the camera wrote into them', async () => {
    await publish(home.unitAt(1).id)
    const original = await phonePhoto()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    const answer = await send(original)
    expect(answer.statusCode, answer.body).toBe(201)
    const [photo] = answer.json().photos
    expect(photo).toMatchObject({ width: 1280, height: 960 })
    for (const [url, width] of [
      [photo.url, 1280],
      [photo.small_url, 480],
    ]) {
      const served = await get(url)
      expect(served.headers['content-type']).toBe('image/webp')
      expect(served.headers['cache-control']).toContain('immutable')
      const read = await sharp(served.rawPayload).metadata()
      expect(read).toMatchObject({ format: 'webp', width })
      expect(read.exif).toBeUndefined()
    }
    expect((await home.manager.delete(`/onboarding/listing-photos/${photo.id}`)).statusCode).toBe(204)
    expect((await get(photo.url)).statusCode).toBe(404)
  })

  test('are shown to nobody once the home is let or withdrawn, and again once it is to let', async () => {
    const { id } = home.unitAt(1)
    await publish(id)
    const [photo] = (await send(await phonePhoto(60, 40))).json().photos
    const seen = async () => (await get(photo.url)).statusCode
    const setStatus = (status: 'RESERVED' | 'VACANT') =>
      world.services.transaction('system', (tx) =>
        tx.updateTable('unit').set({ status }).where('id', '=', id).execute(),
      )
    expect((await get(photo.url)).headers['cache-control']).toContain('max-age=86400')
    await setStatus('RESERVED')
    expect(await seen()).toBe(404)
    const own = `/onboarding/listing-photos/${photo.id}`
    expect((await home.manager.get(own)).headers['content-type']).toBe('image/webp')
    expect((await home.tenant.get(own)).statusCode).toBe(403)
    expect((await (await signedIn(world, 'LANDLORD')).get(own)).statusCode).toBe(404)
    await setStatus('VACANT')
    expect(await seen()).toBe(200)
    await home.manager.delete(`/onboarding/units/${id}/listing`)
    expect(await seen()).toBe(404)
    await publish(id)
    await home.manager.delete(`/onboarding/listing-photos/${photo.id}`)
  })

  test('are refused when they are no picture, or more than eight, also at once', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    for (const wrong of [Buffer.from('not a picture'), svg]) {
      expect(said(await send(wrong))).toEqual([422, 'PHOTO_UNREADABLE'])
    }
    const small = await Promise.all(Array.from({ length: 10 }, (_, at) => phonePhoto(40 + at, 30)))
    const answers = await Promise.all(small.map(send))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(8)
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(2)
  })
})

describe('the public pages', () => {
  test('are small, whole, escaped and without script', async () => {
    const { slug } = (await publish(home.unitAt(1).id)).json()
    for (const address of ['/homes', `/homes/${slug}`]) {
      const page = await get(address)
      expect(page.statusCode).toBe(200)
      expect(page.body.length).toBeLessThan(15_000)
      expect(page.body).not.toMatch(/<script(?! type="application\/ld\+json">)/i)
      expect(page.body).toContain('og:title')
    }
    const page = await get(`/homes/${slug}`)
    expect(page.body).toContain('Bright &lt;b&gt;and&lt;/b&gt; quiet')
    expect(page.body).toContain('₦1,250,000')
    expect((await get('/homes/there-is-none')).statusCode).toBe(404)
    for (const query of ['page=-1&bedrooms=x&max_rent=%27', 'page=2&page=3&max_rent=1&max_rent=x'])
      expect((await get(`/homes?${query}`)).statusCode).toBe(200)
    expect((await get('/homes/photos/../../etc/passwd')).statusCode).toBe(404)
  })

  test('stay with all that was asked for when another of them is opened', async () => {
    const asked = 'state=Lagos&lga=Eti-Osa&bedrooms=2&max_rent=3000000'
    const [, before = ''] =
      /<a rel="prev" href="([^"]*)"/.exec((await get(`/homes?${asked}&page=2`)).body) ?? []
    expect(before.replaceAll('&amp;', '&')).toBe(`/homes?${asked}&page=1`)
  })

  test('wear the colours of the design system', () => {
    const css = readFileSync(new URL('../../../../web/ui/tokens.css', import.meta.url), 'utf8')
    const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')
    for (const [tokens, of] of [
      [LIGHT, light],
      [DARK, dark],
    ] as const) {
      for (const [name, value] of Object.entries(tokens)) expect(of).toContain(`--${name}: ${value};`)
    }
  })
})
