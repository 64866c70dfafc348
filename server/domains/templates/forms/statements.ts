import type { TemplateForm } from '@gida/contract/domains/templates/template'

export const statements: TemplateForm[] = [
  {
    key: 'keys',
    name: 'Receipt of keys',
    kind: 'KEYS',
    state: null,
    note: 'Who was given which keys, and when.',
    variables: [
      { key: 'keys', label: 'Keys and cards, as “2 door keys, 1 gate card”', type: 'text', required: true },
      { key: 'meter', label: 'Reading of the electricity meter', type: 'text', required: false },
    ],
    body: `Date: {{today}}

{{tenant.name}} has received from {{sender.name}}, for {{landlord.name}}, the keys of {{unit.name}}, {{property.name}}, {{property.address}}:

- {{keys}}
{{if meter}}
- The electricity meter shows {{meter}}.
{{end}}

The keys stay the landlord’s and are returned when the tenancy ends. A lost key is reported at once.

~ {{tenant.name}}, received
~ {{sender.name}}, handed over`,
  },
  {
    key: 'guarantor',
    name: 'Guarantor’s form',
    kind: 'GUARANTOR',
    state: null,
    note: 'The guarantor should be reached by their own telephone before it counts. No identity numbers stand in it.',
    variables: [
      { key: 'most', label: 'Most that the guarantor answers for', type: 'money', required: true },
      { key: 'occupation', label: 'Guarantor, occupation and employer', type: 'text', required: true },
    ],
    body: `Date: {{today}}

## The tenancy
{{landlord.name}} lets {{unit.name}}, {{property.name}}, {{property.address}} to {{tenant.name}} from {{lease.start}} to {{lease.end}}, for {{lease.rent}} {{lease.every}}.

## The guarantor
I am {{guarantor.name}} of {{guarantor.address}}, telephone {{guarantor.phone}}, {{occupation}}.

## The promise
If {{tenant.name}} does not pay the rent or the charges of this tenancy, or what it costs to make good damage, I pay it when the landlord asks me in writing, up to {{most}} in all. The landlord asks the tenant first.

My promise is for the term named above. It goes on after a renewal only if I sign again.

~ {{guarantor.name}}, guarantor
~ Witness: name, address, occupation, signature
~ {{landlord.name}}, landlord`,
  },
  {
    key: 'handover',
    name: 'Handover of a home',
    kind: 'HANDOVER',
    state: null,
    note: 'At the end of a tenancy: what was returned, and what is still open. The condition report says the rest.',
    variables: [
      { key: 'left_on', label: 'Day on which the tenant left', type: 'date', required: true },
      { key: 'keys', label: 'Keys that were returned', type: 'text', required: true },
      { key: 'meter', label: 'Reading of the electricity meter', type: 'text', required: false },
      { key: 'refund_days', label: 'Days in which the deposit is returned', type: 'number', required: true },
    ],
    body: `Date: {{today}}

## Handover
{{tenant.name}} gave {{unit.name}}, {{property.name}}, {{property.address}} back to {{landlord.name}} on {{left_on}}, and returned: {{keys}}.
{{if meter}}
The electricity meter showed {{meter}}.
{{end}}

## What is open
{{if arrears.has_any}}
| For | Due | Open |
{{each arrears.charges}}
| {{item.name}} | {{item.due}} | {{item.open}} |
{{end}}
| Total | | {{arrears.total}} |
{{else}}
Nothing is open on this day.
{{end}}

## Caution deposit [if lease.has_deposit]
The caution deposit of {{lease.deposit}} is returned within {{refund_days}} days, less deductions that are each given with reason, photos and price. Both parties have seen the condition report.

## Signatures
~ {{tenant.name}}, tenant
~ {{sender.name}}, for {{landlord.name}}`,
  },
  {
    key: 'authority',
    name: 'Authority to manage',
    kind: 'AUTHORITY',
    state: null,
    note: 'A landlord’s authority for whoever manages the property. For notices to quit the written authority comes first. Have a lawyer read it.',
    variables: [
      { key: 'manager', label: 'Who is given the authority', type: 'person', required: true },
      { key: 'manager_address', label: 'Their address', type: 'address', required: true },
      { key: 'begins', label: 'From', type: 'date', required: true },
      {
        key: 'commission',
        label: 'Commission, as “10% of the rent that is collected”',
        type: 'text',
        required: true,
      },
      { key: 'may_give_notice', label: 'May they give notice to quit?', type: 'yes_no', required: true },
      { key: 'lawyer', label: 'Lawyer who prepared it, with their SCN', type: 'person', required: false },
    ],
    body: `Date: {{today}}

## Authority
I, {{landlord.name}} of {{landlord.address}}, own {{property.name}}, {{property.address}}. From {{begins}} I give {{manager}} of {{manager_address}} authority to manage it for me.

## What it covers
- to show it, let it on terms that I agree, and collect rent, charges and caution deposits
- to give receipts, and to keep my money apart from their own
- to have it kept in repair within the limits that I agree
- to send me an account and what is mine after each month

## Notices to quit [if may_give_notice]
{{manager}} may give and sign notices to quit and notices of my intention to recover the premises, in my name, and instruct a lawyer.

## Notices to quit [if not may_give_notice]
{{manager}} gives no notice to quit without my written authority for it.

## Commission
{{manager}} is paid {{commission}}.

## How it ends
Either of us ends this by a month’s written notice. The account is then closed, and papers, keys and deposits are handed over.

## Signatures
~ {{landlord.name}}, landlord
~ {{manager}}
~ Witness: name, address, signature
{{if lawyer}}
Prepared by {{lawyer}}, legal practitioner.
{{end}}`,
  },
]
