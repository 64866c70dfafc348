import type { TemplateForm, TemplateVariable } from '@gida/contract/domains/templates/template'

const PAY_ACCOUNT: TemplateVariable = {
  ...{ key: 'pay_account', label: 'Account that is paid into', type: 'text', required: true },
}
const PAY_BY: TemplateVariable = { key: 'pay_by', label: 'Pay by', type: 'date', required: true }

const HEAD = `{{today}}

{{tenant.name}}
{{unit.name}}, {{property.name}}
{{property.address}}`
const TABLE = `{{if arrears.has_any}}
| For | Due | Open |
{{each arrears.charges}}
| {{item.name}} | {{item.due}} | {{item.open}} |
{{end}}
| Total | | {{arrears.total}} |
{{else}}
Nothing is in arrears today.
{{end}}`
const FOOT = `{{sender.name}}
for {{landlord.name}}{{if sender.phone}}, telephone {{sender.phone}}{{end}}`

const letter = (grade: 1 | 2 | 3, name: string, note: string, words: string): TemplateForm => ({
  ...{ key: `rent-reminder-${grade}`, name, kind: 'RENT_REMINDER', state: null, note },
  variables: grade === 1 ? [PAY_ACCOUNT] : [PAY_BY, PAY_ACCOUNT],
  body: `${HEAD}\n\n${words}\n\n${FOOT}`,
})

export const letters: TemplateForm[] = [
  letter(
    1,
    'Rent reminder, first',
    'Friendly: it may have been overlooked.',
    `### Rent for {{unit.name}}

Dear {{tenant.name}},

Our records show the following as not paid yet. It may have been overlooked; if you have paid already, please send us the receipt and take no further notice of this letter.

${TABLE}

Please pay into {{pay_account}}. If something keeps you from paying, talk to us: we would rather agree a plan now than write again.`,
  ),
  letter(
    2,
    'Rent reminder, second',
    'Firm, with a day.',
    `### Second reminder: rent for {{unit.name}}

Dear {{tenant.name}},

We have written to you before about what is open for your home. It is still not paid.

${TABLE}

Please pay {{arrears.total}} ({{arrears.total_words}}) into {{pay_account}} by {{pay_by}}, or tell us in writing before that day what you can pay and when.`,
  ),
  letter(
    3,
    'Rent reminder, last',
    'The last before a lawyer is asked. It says what may follow, and threatens nothing.',
    `### Last reminder: rent for {{unit.name}}

Dear {{tenant.name}},

In spite of our letters the following is still open{{if arrears.since}}, the oldest of it since {{arrears.since}}{{end}}.

${TABLE}

Please pay {{arrears.total}} ({{arrears.total_words}}) into {{pay_account}} by {{pay_by}}. After that day the landlord may ask a lawyer to go on as the law allows. You may ask a lawyer, the Citizens’ Mediation Centre or the Legal Aid Council for advice, and we remain ready to agree a plan with you.`,
  ),
  {
    key: 'service-charge',
    name: 'Service charge letter',
    kind: 'SERVICE_CHARGE',
    state: null,
    note: 'Asks for a service charge and says what it is for. It is receipted apart from the rent and accounted for in writing.',
    variables: [
      { key: 'period', label: 'Period, as “January to June 2027”', type: 'text', required: true },
      { key: 'amount', label: 'Amount', type: 'money', required: true },
      { key: 'spent_on', label: 'What it pays for', type: 'text', required: true },
      ...[PAY_BY, PAY_ACCOUNT],
    ],
    body: `${HEAD}

### Service charge for {{period}}

Dear {{tenant.name}},

The service charge of {{estate.name}} for {{period}} is {{amount}} for {{unit.name}}. It pays for {{spent_on}}.

Please pay into {{pay_account}} by {{pay_by}}. You receive a receipt of its own for it, and a written account of what was spent.

${FOOT}`,
  },
]
