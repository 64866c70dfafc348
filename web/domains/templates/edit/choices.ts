import type { Variable } from '@gida/contract/domains/templates/kinds'
import { SUPPLIED } from '@gida/contract/domains/templates/language/supplied'
import type { TemplateVariable } from '@gida/contract/domains/templates/template'
import { templates } from '#words/templates'
import type { Option } from '../../../ui/form/choice/option.ts'

const words = templates.edit

/** The label of a variable; undefined if there is none. */
export const labelOf = (key: string, own: readonly TemplateVariable[]): string | undefined =>
  [...own, ...SUPPLIED].find((variable) => variable.key === key)?.label

/** Variables that can be inserted: the template's own first. */
export const variableOptions = (own: readonly TemplateVariable[]): Option[] =>
  [...own, ...SUPPLIED]
    .filter(({ type }) => type !== 'yes_no' && type !== 'word' && type !== 'list')
    .map(({ key, label, type }) => ({ value: key, label: words.ofType(label, templates.types[type]) }))

/** Describes a condition. */
export const conditionName = (own: readonly TemplateVariable[], condition: string): string =>
  conditionOptions(own, condition).find(({ value }) => value === condition)?.label ?? words.onlyIf(condition)

/** Conditions of a clause: a yes/no value, whether a value is known, or the rent's frequency. */
export function conditionOptions(own: readonly TemplateVariable[], present: string): Option[] {
  const options = [...own, ...SUPPLIED].flatMap((variable: Variable): Option[] => {
    const { key, label, type, required, words: choices = [] } = variable
    if (type === 'yes_no')
      return [
        { value: key, label: words.ifYes(label) },
        { value: `not ${key}`, label: words.ifNo(label) },
      ]
    if (type === 'word')
      return choices.map((word) => ({
        value: `${key} is ${word}`,
        label: words.ifWord(label, templates.frequencies[word] ?? word),
      }))
    return required || type === 'list' ? [] : [{ value: key, label: words.ifGiven(label) }]
  })
  const isKnown = present === '' || options.some(({ value }) => value === present)
  return [
    { value: 'always', label: words.always },
    ...options,
    ...(isKnown ? [] : [{ value: present, label: words.onlyIf(present) }]),
  ]
}
