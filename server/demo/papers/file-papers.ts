import { addDays, type Day, formatDay, lagosDay } from '@gida/contract/shared/dates'
import { uploadDocument } from '../../domains/documents/index.ts'
import { verifyDocument } from '../../domains/documents/register/change-document.ts'
import { requestSignature } from '../../domains/signing/requests/request-signature.ts'
import { FORMS } from '../../domains/templates/forms/forms.ts'
import { generatePaper } from '../../domains/templates/papers/generate-paper.ts'
import { createTemplate } from '../../domains/templates/register/create-template.ts'
import { publishTemplate } from '../../domains/templates/register/update-template.ts'
import { servicesFor } from '../../platform/access/act-for.ts'
import type { Actor } from '../../platform/access/actor.ts'
import type { Services } from '../../platform/services.ts'
import { actingAs } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'
import { demoPeople } from '../people/people.ts'
import { drawLetter, type Letter } from './draw-letter.ts'

const IN_USE = ['tenancy-lagos', 'renewal', 'keys', 'service-charge'] as const
const FIRST_REVISION = 1
const CERTIFICATE = 'Keep this certificate where an inspector can see it.'

type Filed = { letter: Letter; is_verified?: boolean } & Pick<
  Parameters<typeof uploadDocument>[3],
  'document_type' | 'related_entity_type' | 'related_entity_id' | 'expires_on'
>

/** The papers of the demo: templates in use, an agreement that its two parties have been asked to sign, and what expires soon. */
export async function filePapers(services: Services, people: MadePeople, now: Date): Promise<void> {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  const asManager = servicesFor(services, manager)
  const home = await homeOfTenant(services)
  const [agreement] = await publishForms(asManager, manager, home.estate_id)
  if (agreement === undefined) throw new Error('The agreement of the demo was not published.')
  const paper = await generatePaper(asManager, manager, agreement, {
    ...{ lease_id: home.lease_id, format: 'pdf', name: 'Tenancy agreement' },
    variables: { left_out: false, refund_days: 14, pay_account: 'the account shown in the app' },
  })
  const { landlord, tenant } = demoPeople
  await requestSignature(asManager, manager, paper.id, {
    ...{ in_order: true, message: 'Please read it through before you sign.' },
    signers: [
      { name: tenant.full_name, email: tenant.email, role: 'TENANT' },
      { name: landlord.full_name, email: landlord.email, role: 'LANDLORD' },
    ],
    fields: [1, 2].map((signer) => ({
      ...{ signer, kind: 'INITIALS' as const, label: '', is_required: true },
      ...{ page: 1, x: 620 + 120 * signer, y: 925, width: 90, height: 28 },
    })),
  })
  for (const filed of papersOf(home, lagosDay(now))) await fileLetter(asManager, manager, filed, now)
}

const homeOfTenant = (services: Services) =>
  services.transaction('system', (tx) =>
    tx
      .selectFrom('lease')
      .innerJoin('unit', 'unit.id', 'lease.unit_id')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .innerJoin('users', 'users.id', 'lease.tenant_id')
      .select(['lease.id as lease_id', 'unit.estate_id', 'unit.property_id', 'estate.name as estate_name'])
      .where('users.email', '=', demoPeople.tenant.email)
      .where('lease.status', '=', 'ACTIVE')
      .executeTakeFirstOrThrow(),
  )
type Home = Awaited<ReturnType<typeof homeOfTenant>>

/** The ids of the templates, in the order of `IN_USE`. */
const publishForms = (services: Services, manager: Actor, estate_id: string): Promise<string[]> =>
  services.transaction(manager, async (tx) => {
    const ids: string[] = []
    for (const source of IN_USE) {
      const form = FORMS.find(({ key }) => key === source)
      if (!form) throw new Error(`There is no form ${source}.`)
      const { name, kind, body, variables } = form
      const { id } = await createTemplate(tx, manager, { estate_id, name, kind, body, variables, source })
      await publishTemplate(tx, manager, id, FIRST_REVISION)
      ids.push(id)
    }
    return ids
  })

function papersOf({ estate_id, property_id, estate_name }: Home, today: Day): Filed[] {
  const estate = { related_entity_type: 'estate', related_entity_id: estate_id } as const
  const until = (days: number) => ({ expires_on: addDays(today, days) })
  const valid = (days: number) => `Valid until ${formatDay(addDays(today, days))}.`
  return [
    {
      ...{ ...estate, document_type: 'INSURANCE', ...until(24), is_verified: true },
      letter: {
        ...{ from: 'Unity Mutual Insurance', title: 'Fire and special perils: certificate' },
        lines: [`Insured: ${estate_name}, all buildings.`, 'Sum insured: ₦480,000,000.', valid(24)],
      },
    },
    {
      ...{ ...estate, document_type: 'PERMIT', ...until(190) },
      letter: {
        ...{ from: 'Lekki Power Services', title: 'Generator: certificate of service, 200 kVA' },
        lines: ['Load test: 2 hours at 75 %. No leak found.', valid(190), CERTIFICATE],
      },
    },
    {
      ...{ related_entity_type: 'property', related_entity_id: property_id },
      ...{ document_type: 'LAND_USE_CHARGE', ...until(-12) },
      letter: {
        ...{ from: 'Land Use Charge Office', title: 'Land use charge: demand notice' },
        lines: ['Amount: ₦312,400.00.', `Pay before ${formatDay(addDays(today, -12))}.`],
      },
    },
  ]
}

async function fileLetter(
  services: Services,
  actor: Actor,
  { letter, is_verified, ...wanted }: Filed,
  now: Date,
): Promise<void> {
  const { title } = letter
  const file = { name: `${title}.pdf`, bytes: await drawLetter(letter, now) }
  const about = { ...wanted, name: title, description: '' }
  const { id } = await uploadDocument(services, actor, file, about, { isSpared: true })
  if (!is_verified) return
  const said = { status: 'VERIFIED', notes: 'Called the insurer: number and sum are right.' } as const
  await services.transaction(actor, (tx) => verifyDocument(tx, actor, id, said))
}
