import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { slugOf } from '../../domains/applications/listings/slug.ts'
import { submitApplication } from '../../domains/applications/submit-application.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import { demoPeople } from '../people/people.ts'

const NAIRA = 100

const SAID = [
  {
    headline: 'Quiet flat with a borehole and a generator',
    description:
      'Second floor, cross ventilation, prepaid meter. Water and security are part of the service charge.',
    agency_fee: 100_000 * NAIRA,
    legal_fee: 50_000 * NAIRA,
  },
  {
    headline: 'Newly painted home, close to the main road',
    description: 'Ready to move in. One parking space. Viewings on Saturdays.',
    agency_fee: 0,
    legal_fee: 40_000 * NAIRA,
  },
]

const FROM = { address: '127.0.0.1', language: 'en' } as const

/** Some of the vacant units stand on the public page, and two people have applied for the first. */
export async function publishHomes(services: Services, now: Date): Promise<void> {
  await services.transaction('system', async (tx) => {
    const slug = await publish(tx)
    if (!slug) return
    const wanted = { move_in_date: addDays(lagosDay(now), 21), consent: true } as const
    await submitApplication(
      tx,
      services,
      slug,
      {
        ...wanted,
        full_name: 'Temitope Alade',
        phone: '+2348055550131',
        email: 'temitope.alade@example.ng',
        employment: 'EMPLOYED',
        income_band: '400K_TO_1M',
        household: 3,
        message: 'We are a quiet family and can pay a year at once.',
      },
      FROM,
    )
    await submitApplication(
      tx,
      services,
      slug,
      {
        ...wanted,
        full_name: 'Ifeanyi Udeh',
        phone: '+2348095550164',
        employment: 'BUSINESS_OWNER',
        income_band: 'ABOVE_1M',
        household: 2,
      },
      FROM,
    )
  })
}

/** Answers the public name of the first. The short part of each name is the same in every demo. */
async function publish(tx: Tx): Promise<string | undefined> {
  const { id: manager } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoPeople.manager.email)
    .executeTakeFirstOrThrow()
  const vacant = await tx
    .selectFrom('unit')
    .select(['id', 'estate_id', 'name'])
    .where('status', '=', 'VACANT')
    .where('rent_amount', '>', 0)
    .orderBy('name')
    .orderBy('id')
    .limit(SAID.length)
    .execute()
  const slugs: string[] = []
  for (const [index, home] of vacant.entries()) {
    const said = SAID[index]
    if (!said) continue
    const slug = slugOf(said.headline, `demo${index + 1}`)
    await tx
      .insertInto('listing')
      .values({ ...said, slug, unit_id: home.id, estate_id: home.estate_id, published_by: manager })
      .execute()
    slugs.push(slug)
  }
  return slugs[0]
}
