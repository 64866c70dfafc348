import type { platform as english } from '../en/platform.ts'
import type { Words } from '../words.ts'

export const platform = {
  failed: 'Ìyẹn kò ṣeé ṣe. Ẹ tún gbìyànjú.',
  noNetwork: 'Kò sí nẹ́tíwọ̀kì. Ẹ yẹ ìsopọ̀ yín wò, kí ẹ sì tún gbìyànjú.',
  tooLong: 'Sáfà pẹ́ jù kó tó dáhùn. Ẹ tún gbìyànjú.',
  unknown: 'Ìdáhùn kò dé, nítorí náà a kò mọ̀ bóyá ó ti ṣẹlẹ̀. Ẹ yẹ̀ ẹ́ wò kí ẹ tó tún gbìyànjú.',
  unreadable: 'A kò lè ka ìdáhùn náà. Ẹ tún gbìyànjú.',
  tooMany: (wait: string) => `Ẹ ti gbìyànjú jù. Ẹ dúró fún ${wait}, kí ẹ sì tún gbìyànjú.`,
  wait: {
    seconds: (count: number) => `ìṣẹ́jú àáyá ${count}`,
    minutes: (count: number) => `ìṣẹ́jú ${count}`,
    hours: (count: number) => `wákàtí ${count}`,
  },
  old: {
    title: 'Èyí lè ti yí padà.',
    text: (when: string) => `Ohun tó wà níbí ní ${when} ni ẹ ń wò.`,
  },
  oneEstate: 'Ẹ̀sítéètì kan',
  reference: (status: number, request: string | null) =>
    request ? `Àṣìṣe ${status} · ìbéèrè ${request}` : `Àṣìṣe ${status}`,
} satisfies Words<typeof english>
