import type { TemplateForm, TemplateVariable } from '@gida/contract/domains/templates/template'

const LAWYER: TemplateVariable = {
  ...{ key: 'lawyer', label: 'Lawyer who prepared it, with their SCN', type: 'person', required: false },
}
const PAY_ACCOUNT: TemplateVariable = {
  ...{ key: 'pay_account', label: 'Account that rent is paid into', type: 'text', required: true },
}
const REFUND_DAYS: TemplateVariable = {
  ...{ key: 'refund_days', label: 'Days in which the deposit is returned', type: 'number', required: true },
}
const LEFT_OUT: TemplateVariable = {
  key: 'left_out',
  label: 'Does the home lie in Apapa, Ikeja GRA, Ikoyi or Victoria Island?',
  ...{ type: 'yes_no', required: true },
}

const PARTIES = `This agreement is made on {{today}}.

## Parties
The landlord is {{landlord.name}} of {{landlord.address}}.
The tenant is {{tenant.name}}{{if tenant.address}} of {{tenant.address}}{{end}}{{if tenant.phone}}, telephone {{tenant.phone}}{{end}}.

## Premises
The landlord lets to the tenant {{unit.name}}, {{property.name}}, {{property.address}}, to live in and for nothing else.
{{if lease.occupants}}
With the tenant live {{lease.occupants}}.
{{end}}

## Form of this agreement [if lease.is_over_three_years]
The term is longer than three years. A lease of that length is made under seal, may need consent and registration, and is signed in ink. The parties ask a lawyer before they sign.

## Term
The term is {{lease.term}}, from {{lease.start}} to {{lease.end}}, both days included.

## Rent
The rent is {{lease.rent}} ({{lease.rent_words}}), paid {{lease.every}} in advance into {{pay_account}}.
The landlord gives a receipt for each payment. It says who paid, for which premises, how much and for which period.

## Service charge [if lease.has_service_charge]
The tenant pays a service charge of {{lease.service_charge}} a year. It is receipted apart from the rent, and the tenant is given a written account of what it was spent on.

## Caution deposit [if lease.has_deposit]
The tenant pays a caution deposit of {{lease.deposit}} ({{lease.deposit_words}}). It stays the tenant’s.
It is returned within {{refund_days}} days after the tenant has left, less what it costs to make good damage beyond fair wear, each deduction with its reason, photos and price.

## The tenant’s duties
- to pay the rent and the charges when they are due
- to pay for electricity, water and waste as they are used, where the service charge does not cover them
- to keep the inside clean and in repair, fair wear excepted, and to report what is broken
- not to alter the premises, and not to let others live there for money, without the landlord’s written consent
- not to disturb the neighbours or use the premises for anything unlawful
- to let the landlord see the premises at a reasonable hour, after at least 24 hours’ notice

## The landlord’s duties
- to leave the tenant in quiet enjoyment of the premises
- to keep roof, structure, outside walls and the main pipes and wires in repair
- to pay the charges of government that fall on the owner
- to insure the building`

const LATER = `## Renewal
The tenant may ask in writing to renew, at least three months before the term ends. The parties then agree the rent.

## Condition and inventory
The parties sign a report on the condition of the premises and what stands in them when the keys are given, and another when they are returned.

## Addresses for letters
Letters to the landlord go to {{landlord.address}}, and to the tenant at the premises. A copy by e-mail or message is for information.
{{if guarantor.name}}

### Guarantor
{{guarantor.name}}{{if guarantor.address}} of {{guarantor.address}}{{end}} has signed a guarantor’s form, which belongs to this agreement.
{{end}}

## Signatures
~ Landlord: {{landlord.name}}
~ Witness of the landlord: name, address, occupation, signature
~ Tenant: {{tenant.name}}
~ Witness of the tenant: name, address, occupation, signature
{{if lawyer}}
Prepared by {{lawyer}}, legal practitioner.
{{end}}`

const OWN = [PAY_ACCOUNT, REFUND_DAYS, LAWYER]

export const agreements: TemplateForm[] = [
  {
    key: 'tenancy-lagos',
    name: 'Tenancy agreement, Lagos',
    kind: 'TENANCY_AGREEMENT',
    state: 'Lagos',
    note: 'Follows the Tenancy Law of Lagos State 2011. That law leaves out Apapa, Ikeja GRA, Ikoyi and Victoria Island; you are asked. Have a lawyer read it.',
    variables: [LEFT_OUT, ...OWN],
    body: `${PARTIES}

## Law of this agreement [if not left_out]
The Tenancy Law of Lagos State 2011 applies to this agreement. Where the two differ, the law comes first.

## Law of this agreement [if left_out]
The premises lie in an area that the Tenancy Law of Lagos State 2011 leaves out. The parties ask a lawyer which law applies.

## Notice to quit
Either party ends this tenancy by written notice{{if law.notice}} of {{law.notice}}{{end}}. After it has expired the landlord gives seven days’ written notice of the intention to recover the premises, and then asks the court. Nobody is put out in any other way.

${LATER}`,
  },
  {
    key: 'tenancy-fct',
    name: 'Tenancy agreement, FCT',
    kind: 'TENANCY_AGREEMENT',
    state: 'Federal Capital Territory',
    note: 'Follows the Recovery of Premises Act of the FCT. A notice ends on the eve of the anniversary of the period. Have a lawyer read it.',
    variables: OWN,
    body: `${PARTIES}

## Notice to quit
Either party ends this tenancy by written notice{{if law.notice}} of {{law.notice}}{{end}}, which expires on the eve of the anniversary of the tenancy. After it has expired the landlord gives seven days’ written notice of the intention to recover the premises, and then asks the court. Nobody is put out in any other way.

${LATER}`,
  },
  {
    key: 'tenancy-plain',
    name: 'Tenancy agreement, plain',
    kind: 'TENANCY_AGREEMENT',
    state: null,
    note: 'For the other states. It names no law, since none is known here for them: ask a lawyer which notice the state asks for.',
    variables: [
      { key: 'notice', label: 'Notice that is agreed, as “3 months”', type: 'text', required: true },
      ...OWN,
    ],
    body: `${PARTIES}

## Notice to quit
Either party ends this tenancy by written notice of {{notice}}, or longer where the law of the state asks for it. The landlord takes the premises back only as that law allows and by order of the court.

${LATER}`,
  },
  {
    key: 'renewal',
    name: 'Renewal of a tenancy',
    kind: 'RENEWAL',
    state: null,
    note: 'For a lease that follows another of the same people. Make it for the new lease.',
    variables: [PAY_ACCOUNT, LAWYER],
    body: `This renewal is made on {{today}} between {{landlord.name}} of {{landlord.address}}, the landlord, and {{tenant.name}}, the tenant.

## What is renewed
The tenancy of {{unit.name}}, {{property.name}}, {{property.address}} goes on from {{lease.start}} to {{lease.end}}, a term of {{lease.term}}.

## Rent
The rent is {{lease.rent}} ({{lease.rent_words}}), paid {{lease.every}} in advance into {{pay_account}}. The landlord gives a receipt.

## Service charge [if lease.has_service_charge]
The service charge is {{lease.service_charge}} a year, receipted apart and accounted for in writing.

## Caution deposit [if lease.has_deposit]
The caution deposit of {{lease.deposit}} goes on to be held for the tenant. Nothing is asked for it again.

## All else
What the parties agreed before stays as it is.

## Signatures
~ Landlord: {{landlord.name}}
~ Witness of the landlord: name, address, occupation, signature
~ Tenant: {{tenant.name}}
~ Witness of the tenant: name, address, occupation, signature
{{if lawyer}}
Prepared by {{lawyer}}, legal practitioner.
{{end}}`,
  },
]
