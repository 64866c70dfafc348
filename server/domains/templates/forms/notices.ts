import type { TemplateForm, TemplateVariable } from '@gida/contract/domains/templates/template'

const AS_THE_SCHEDULE =
  'Set out as the Schedule asks: names, premises, kind of tenancy and date. The Schedule’s own wording is not repeated here; have a lawyer compare it.'
const LEFT_OUT: TemplateVariable = {
  key: 'left_out',
  label: 'Does the home lie in Apapa, Ikeja GRA, Ikoyi or Victoria Island?',
  ...{ type: 'yes_no', required: true },
}
const GIVEN_BY: TemplateVariable = {
  key: 'for_landlord',
  label: 'Who signs for the landlord, where it is not the landlord',
  ...{ type: 'person', required: false },
}

const LAGOS_AREA = `## Area [if left_out] [locked]
The premises lie in an area that the Tenancy Law of Lagos State 2011 leaves out. This form is not for them: ask a lawyer before it is served.
`
const ADDRESSED = `Date: {{today}}

To: {{tenant.name}}, tenant of {{unit.name}}, {{property.address}}
From: {{landlord.name}}{{if landlord.address}} of {{landlord.address}}{{end}}, landlord`
const SIGNED = `## Signature [locked]
~ {{if for_landlord}}{{for_landlord}}, for and with the written authority of {{landlord.name}}{{else}}{{landlord.name}}, landlord{{end}}`
const SERVICE = `## How it was served
Served on (name, and relation to the tenant):
By hand, on an adult at the premises, by courier or posted on the premises:
Day and hour:
~ Who served it: name and signature

## Where to get advice
You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.
A tenant who receives this may ask a lawyer, the Citizens’ Mediation Centre or the Legal Aid Council.`

const quit = (law: string) => `${ADDRESSED}

## Premises and tenancy [locked]
You hold {{unit.name}}, {{property.name}}, {{property.address}} of {{landlord.name}} as a {{law.tenancy}}.

## Notice [locked]
You are given notice to quit and deliver up possession of these premises on {{law.notice_ends}}, the last day of this notice of {{law.notice}}${law}.

${SIGNED}

${SERVICE}`

const intention = `${ADDRESSED}

## Premises and tenancy [locked]
You held {{unit.name}}, {{property.name}}, {{property.address}} of {{landlord.name}} as a tenant. The tenancy ended on {{tenancy_ended}} {{how_ended}}.

## Intention [locked]
Unless peaceable possession is given to the owner within seven clear days from the service of this notice, the owner will apply to the court for a warrant to recover the premises.

${SIGNED}

${SERVICE}`
const ENDED: TemplateVariable[] = [
  { key: 'tenancy_ended', label: 'Day on which the tenancy ended', type: 'date', required: true },
  {
    key: 'how_ended',
    label: 'How it ended, as “by the notice to quit of 4 May 2026”',
    ...{ type: 'text', required: true },
  },
]

export const notices: TemplateForm[] = [
  {
    key: 'quit-notice-lagos',
    name: 'Notice to quit, Lagos',
    kind: 'QUIT_NOTICE',
    state: 'Lagos',
    note: `For forms TL2 and TL3. ${AS_THE_SCHEDULE} Its dates are worked out for today; it is served in ink, by hand.`,
    variables: [LEFT_OUT, GIVEN_BY],
    body: `${LAGOS_AREA}\n${quit(', as the Tenancy Law of Lagos State 2011 asks')}`,
  },
  {
    key: 'quit-notice',
    name: 'Notice to quit',
    kind: 'QUIT_NOTICE',
    state: null,
    note: 'For the FCT and other states. Where no rule is known, the kind of tenancy, the notice and its last day are asked for: have a lawyer give them.',
    variables: [GIVEN_BY],
    body: quit(''),
  },
  {
    key: 'intention-lagos',
    name: 'Owner’s intention to recover, Lagos',
    kind: 'INTENTION',
    state: 'Lagos',
    note: `For form TL4, and TL5 after a fixed term. ${AS_THE_SCHEDULE} Not before the tenancy has ended.`,
    variables: [LEFT_OUT, ...ENDED, GIVEN_BY],
    body: `${LAGOS_AREA}\n${intention}`,
  },
  {
    key: 'intention',
    name: 'Owner’s intention to recover',
    kind: 'INTENTION',
    state: null,
    note: 'For the FCT and other states. Not before the tenancy has ended. Have a lawyer read it.',
    variables: [...ENDED, GIVEN_BY],
    body: intention,
  },
  {
    key: 'quit-acknowledgement',
    name: 'Acknowledgement of a notice to quit',
    kind: 'QUIT_ACKNOWLEDGEMENT',
    state: null,
    note: 'The tenant says that the notice came. It agrees to nothing more.',
    variables: [
      { key: 'notice_dated', label: 'Day of the notice', type: 'date', required: true },
      { key: 'received_on', label: 'Day on which it came', type: 'date', required: true },
    ],
    body: `Date: {{today}}

I, {{tenant.name}}, tenant of {{unit.name}}, {{property.name}}, {{property.address}}, received on {{received_on}} the notice to quit of {{notice_dated}} from {{landlord.name}}.

This says that I received it. It does not say that I agree with it, and I keep my rights.

~ {{tenant.name}}, tenant
~ Witness: name, address, signature`,
  },
]
