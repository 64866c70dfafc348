import { CONSENT_TEXTS } from '@gida/contract/domains/privacy/consent-texts'
import { type ConsentPurpose, versionOf } from '@gida/contract/domains/privacy/consents'
import { privacyNotice, terms } from '../../site/index.ts'

type Shown = { title: string; text: string }

const asText = ({ title, of, sections }: typeof terms): Shown => ({
  title,
  text: [of, ...sections.map((section) => [section.title, ...section.text].join('\n'))].join('\n\n'),
})

const SHOWN: Record<ConsentPurpose, Shown> = {
  TERMS: asText(terms),
  PRIVACY: asText(privacyNotice),
  ...CONSENT_TEXTS,
}

/** The current text, always in English, which also applies to readers in other languages. */
export const textOf = (purpose: ConsentPurpose) => ({
  ...SHOWN[purpose],
  ...{ purpose, version: versionOf(purpose), language: 'en' },
})
