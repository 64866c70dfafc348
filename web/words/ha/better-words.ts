import type { betterWords as english } from '../en/better-words.ts'
import type { Words } from '../words.ts'

export const betterWords = {
  title: 'Ingantattun kalmomi',
  crumb: 'Fuska da harshe',
  note: 'Babu mai harshen da ya karanta duka tukuna. Ku nemo rubutu yadda yake a fuskar waya, sannan ku rubuta yadda ya kamata.',
  inEnglish:
    'Kuna karanta Gida da Turanci. Da farko ku zaɓi wani harshe, sannan rubutunsa zai bayyana a nan.',
  chooseLanguage: 'Zaɓi harshe',
  search: 'Kalmomin da ke fuskar waya',
  hint: 'Ku rubuta kalma ɗaya ko biyu na rubutun da kuke nufi.',
  loading: 'Ana buɗe rubutun…',
  notLoaded: 'Ba a iya buɗe rubutun ba. Suna buƙatar sabis.',
  nothing: 'Babu rubutu mai waɗannan kalmomi.',
  more: (count: number) => `Saura ${count}. Ku ƙara rubuta wasu kalmomi.`,
  improve: 'Gyara',
  improveOf: (text: string) => `Gyara: ${text}`,
  form: {
    title: 'Ku rubuta shi da kyau',
    note: 'Inda kuka ga {1}, a nan za a sa suna, rana ko kuɗi. Ku bar shi yadda yake.',
    english: 'Turanci',
    present: 'Yadda yake yanzu',
    proposed: 'Yadda ya kamata',
    why: 'Dalili',
    optional: 'ba dole ba',
    missing: 'Ku rubuta yadda ya kamata.',
    same: 'Haka yake yanzu.',
    places: 'Ku bar {1} da makamantansa yadda suke.',
    save: 'Aika',
    saving: 'Ana aikawa…',
    said: 'Mun gode. Wani zai karanta.',
  },
  mine: {
    title: 'Abin da kuka ba da shawara',
    loading: 'Ana buɗe shawarwarinku…',
    none: 'Babu komai tukuna.',
    states: { OPEN: 'Yana jira', ACCEPTED: 'An karɓa', DECLINED: 'Ba a karɓa ba' },
    accepted: 'Zai zo a ɗaya daga cikin sababbin fasali.',
    withdraw: 'Janye',
    withdrawing: 'Ana janyewa…',
    withdrawn: 'An janye',
  },
} satisfies Words<typeof english>
